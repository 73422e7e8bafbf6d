import{$t as e,An as t,Bt as n,Cn as r,D as i,Dn as a,En as o,Ft as s,Gt as c,Ht as l,It as u,Kn as d,Lt as f,M as p,N as m,Nn as h,Nr as g,O as _,P as v,Pr as y,Pt as b,R as x,Rt as S,Si as C,Sn as w,Tr as T,Ut as E,V as D,Wt as O,X as ee,a as k,an as A,b as te,bi as j,cn as ne,ct as M,dn as re,en as ie,fn as N,ft as ae,h as oe,in as P,kr as se,li as ce,lt as le,m as F,mt as ue,on as I,p as de,qt as fe,ri as pe,rn as L,sn as R,t as me,u as he,ut as z,vi as B,vn as ge,w as _e,x as ve,xi as V,yn as ye,yt as H,z as U,zt as be}from"./app.js";import{$ as xe,$n as Se,$r as Ce,$t as we,An as Te,Ar as Ee,Bn as De,Br as Oe,Bt as ke,Cr as Ae,Ct as je,Ei as W,Fr as Me,Gn as Ne,Hr as Pe,Ir as Fe,It as Ie,Jn as Le,Jr as Re,Jt as ze,K as Be,Kn as Ve,Lr as He,Lt as Ue,Nr as We,On as Ge,Or as Ke,Ot as qe,Pr as Je,Q as Ye,Qn as Xe,Qt as Ze,Rr as Qe,Rt as $e,Si as et,Sr as tt,St as nt,Ti as rt,Un as it,Vr as at,Wn as ot,Wt as st,X as ct,Xn as G,Xr as lt,Xt as ut,Y as dt,Yn as ft,Yr as pt,Yt as mt,Z as ht,Zn as gt,Zr as _t,Zt as vt,_r as yt,_t as bt,an as xt,at as St,bt as Ct,cn as K,ct as wt,di as Tt,dt as Et,en as Dt,er as Ot,fi as kt,fn as At,ft as jt,gr as Mt,gt as Nt,hr as Pt,in as q,jn as Ft,jt as It,kr as Lt,kt as Rt,ln as J,mi as zt,mt as Bt,nn as Y,nr as Vt,on as Ht,or as Ut,pi as Wt,pn as Gt,pt as Kt,q as qt,qn as X,qr as Jt,qt as Yt,rn as Xt,rr as Zt,rt as Qt,sn as $t,st as en,tn,tr as nn,ui as rn,un as Z,vr as an,vt as on,wi as Q,xi as sn,xt as cn,zn as ln,zr as un,zt as dn}from"./shared.js";function fn(e,t){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n})),...t&&{players:t}}}}function pn({changes:e,players:t,children:n,...r}){return N`<${q} request=${e&&fn(e,t)} ...${r}>${n}<//>`}function mn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function hn(e,t,n,r){return[R(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function gn({one:e,state:t}){let[n,r]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${R(`correct.move`)}</button>
${n&&N`<${_n} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function _n({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=V(e),[o,s]=V({table:i,round:a}),c=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),l=e=>Object.fromEntries(c.map(t=>[t,e[t]])),u=c.length?[{id:r,new:l(o),seen:l({table:i,round:a})}]:null,d=k(t).map(e=>({value:e.id,text:R(`hall-table`,{label:e.label})})),f=At(t).map(e=>({value:e,text:R(`hall-round`,{round:e})}));return N`<${pn} title=${R(`correct.move`)} what="seats" yes=${R(`correct.move-yes`)} changes=${u} onClose=${n}>
<${S} label=${R(`correct.field.label`)} value=${o.table} options=${d} onChange=${e=>s({...o,table:e})} />
<${S} label=${R(`correct.round`)} value=${o.round} options=${f} onChange=${e=>s({...o,round:e})} />
<//>`}function vn({state:e,hanchan:n,options:r,onChosen:i,onNew:a}){let[o,s]=V(``),c=o.trim(),l=c?Object.values(e.players).filter(e=>Dt(e.name)===Dt(c)):[],u=e=>r.some(({value:t})=>t===e.id);return N`<${f} label=${R(`correct.by-name`)} value=${o} maxlength="200" onInput=${s} />
${l.map(t=>u(t)?N`<button key=${t.id} class="button main" type="button" onClick=${()=>i(t.id)}>${R(`correct.known-name`,{name:t.name,number:t.id_number})}</button>`:N`<${yn} key=${t.id} one=${t} state=${e} hanchan=${n} />`)}
${c&&N`<button class="button" type="button" onClick=${()=>a({id:d(t.now()),name:c})}>${R(l.length>0?`correct.same-name`:`correct.add-name`,{name:c})}</button>`}`}function yn({one:{id:e,name:t,withdrawn_at:n},state:r,hanchan:i}){let a=H(),o=mn(r,i.round).find(({seats:t})=>Object.values(t).includes(e)),s=o&&T.find(t=>o.seats[t]===e),c=s?R(`correct.known-sits`,{name:t,place:hn(r,o,s,a)}):n&&R(`correct.known-withdrawn`,{name:t});return c?N`<p class="note warn">${c}</p>`:null}function bn({state:e,hanchan:t,seat:n,onClose:r}){let i=H(),a=t.substitutes?.[n],[o,s]=V(a?`back`:`substitute`),[c,l]=V(``),[d,f]=V(null),p=e.players[t.seats[n]]?.name??`?`,m=[`substitute`,a&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:R(`correct.seat-way.${r}`,{name:e.players[a??t.seats[n]]?.name??`?`})})),h=o===`other-table`?Cn(e,t,i):Sn(e,t),g=o===`substitute`&&d,_=g?[{value:d.id,text:R(`correct.new-name`,d)},...h]:h,v=e=>(f(e),l(e.id));return N`<${pn} title=${R(`correct.somebody-else`,{name:p})} what=${o===`substitute`?`substitute`:`seats`}
yes=${R(`correct.seat-yes`)} changes=${xn(e,t,n,o,c)} players=${g&&c===d.id?[d]:void 0} onClose=${r}>
<${u} label=${R(`correct.seat-how`)} value=${o} options=${m} onChange=${e=>(s(e),l(``))} />
${o!==`back`&&N`<${S} label=${R(`correct.seat-who`)} value=${c} options=${[{value:``,text:R(`people.choose-player`)},..._]} onChange=${l} />`}
${o===`substitute`&&!c&&N`<${vn} state=${e} hanchan=${t} options=${h} onChosen=${l} onNew=${v} />`}
${o===`substitute`&&N`<p class="soft">${R(`correct.substitute-text`)}</p>`}
<//>`}function xn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Sn(e,t){let n=new Set([t,...mn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return Y(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Cn(e,{id:t,round:n},r){return mn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>T.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${hn(e,t,n,r)}`})))}const wn=[`bottom`,`right`,`top`,`left`];function Tn({one:e,state:t}){let n=H(),[r,i]=V(null),[a,o]=V(null),[s,c]=V(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return N`<section class="around stack" aria-label=${R(`hall-seats`)}>
<p class="soft" role="status">${R(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${T.map((i,a)=>N`<li key=${i} class=${`at-${wn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${he} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&N`<span class="marks"><span class="badge info">${R(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${R(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&N`<${pn} title=${R(`correct.swap`)} what="seats" yes=${R(`correct.swap-yes`)} changes=${[En(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&N`<${bn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function En({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function Dn({one:e,state:t}){let[n,r]=V(void 0),i=e.status?[`back`]:[jn(t,e)&&`cancelled`,`void`].filter(Boolean);return N`${e.status&&N`<p class="note warn">${R(`over.${e.status}`)}</p>`}
${i.map(e=>N`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${R(`correct.status.${e}`)}</button>`)}
${n&&N`<${On} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function On({one:e,state:t,way:n,onClose:r}){let[i,a]=V(`game`),o=n===`back`?null:n,s=n=>kn(t,e,n).filter(n=>An(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:R(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return N`<${pn} title=${R(`correct.status-title.${n}`)} what=${o?`status`:`status-back`} yes=${R(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${R(`correct.status-text.${n}`)}</p>
${c.length>1&&N`<${u} label=${R(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function kn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=({scheduled_at:t})=>t&&h(Date.parse(t),e.settings.time_zone);return n===`day`&&t.scheduled_at?r.filter(e=>i(e)===i(t)):[t]}function An(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||jn(e,t):!1}function jn(e,t){return!e.results[t.id]&&!D(e,t).begun}function Mn({one:{id:e,name:t},state:n}){let[r,i]=V(!1),[a,o]=V(``),s=Nn(n,e),c=Y(Object.values(n.players)).filter(t=>t.id!==e&&![...Nn(n,t.id)].some(e=>s.has(e)));if(c.length===0)return null;let l=c.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.join`)}</button>
${r&&N`<${q} title=${R(`correct.join-this`,{name:t})} what="joining" yes=${R(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${R(`correct.for-good`)} done=${R(`correct.join-done`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>ye(`#/player/${a}`,{replace:!0})}>
<p>${R(`correct.join-text`,{name:t})}</p>
<${S} label=${R(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:R(`people.choose-player`)},...l]} />
<//>`}`}function Nn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Pn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Fn={name:200,id_number:40,label:40,league_number:40},In={player:`id_number`,team:`name`,official:`league_number`};function Ln({kind:e,one:t,state:n}){let r=Bn(e,t),[i,a]=V({}),[o,s]=V(!1),c={...r,...i},l=Pn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return N`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Pn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?N`<${Rn} key=${t} state=${n} value=${c.team} onChange=${r} />`:N`<${f} key=${t} label=${R(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${Fn[t]} hint=${n.season&&t===In[e]?R(`correct.season`):void 0}
wrong=${u.includes(t)?R(`correct.empty`):void 0} />`})}
${l.length>0&&N`<button class="button main">${R(`correct.look`)}</button>`}
${o&&N`<${zn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function Rn({state:e,value:t,onChange:n}){let r=Y(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:R(`correct.no-team`)},...r];return N`<${S} label=${R(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&N`<a class="reach" href=${`#/correct/team/${t}`}>${R(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function zn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||R(`correct.none`);return N`<${q} title=${R(`correct.title`)} what="correction" yes=${R(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>N`<div key=${e}>
<dt>${R(`correct.field.${e}`)}</dt>
<dd><${xt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Bn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Pn[e].map(e=>[e,n[e]??``]))}function Vn({kind:e,one:t,name:n}){let[r,i]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.remove`)}</button>
${r&&N`<${q} title=${R(`correct.remove-this`,{name:n})} what="removal" yes=${R(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}} done=${R(`correct.remove-done`,{name:n})}
onClose=${()=>i(!1)} onDone=${()=>ye(e===`table`?`#/tables`:`#/people/players`,{replace:!0})}>
<p>${R(`correct.remove-text`)}</p>
<//>`}`}function Hn({one:e,name:t,state:n}){let[r,i]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.remove`)}</button>
${r&&N`<${Un} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function Un({one:e,name:t,state:n,onClose:r}){let[i,a]=V(`game`),o=Object.values(n.hanchans).filter(({round:t})=>t===e.round),s=i===`round`?o.map(({id:e})=>e):[e.id],c=[{value:`game`,text:R(`correct.scope.game`)},{value:`round`,text:R(`correct.scope.round`,{count:o.length})}],l=i===`round`?R(`hall-round`,{round:e.round}):t,d=R(`correct.remove-this`,{name:l});return N`<${q} title=${d} what="removal" yes=${R(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:s}}} done=${R(`correct.remove-done`,{name:l})} onClose=${r} onDone=${()=>ge(`#/tables`)}>
<p>${R(`correct.remove-game`)}</p>
${o.length>1&&N`<${u} label=${R(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function Wn(e,t){return Object.values(e.hanchans).filter(({id:t,status:n})=>!n&&!e.results[t]).flatMap(e=>T.filter(n=>e.seats[n]===t).map(t=>({hanchan:e,seat:t}))).sort((e,t)=>e.hanchan.round.localeCompare(t.hanchan.round,void 0,{numeric:!0}))}function Gn({state:e,at:{hanchan:t,seat:n}}){let r=H();return N`${R(`hall-round`,{round:t.round})} · ${hn(e,t,n,r)}`}function Kn({state:e,left:t}){let[n,r]=V(null);return N`<ul class="rows" aria-label=${R(`correct.seats-left`)}>
${t.map(t=>N`<li key=${t.hanchan.id}>
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>r(t)}>
<span class="body"><${Gn} state=${e} at=${t} /></span><span class="badge info">${R(`correct.somebody`)}</span>
</button>
</li>`)}
</ul>
${n&&N`<${bn} state=${e} hanchan=${n.hanchan} seat=${n.seat} onClose=${()=>r(null)} />`}`}function qn({one:{id:e,name:t,withdrawn_at:n},state:r}){let[i,a]=V(!1),o=!n,s=o?`withdraw`:`return`,c={withdrawn:o,replaces:{withdrawn:!o}},l=Wn(r,e);return N`${n&&N`<p class="note warn">${R(l.length>0?`correct.is-seated-still`:`correct.is-withdrawn`,{name:t})}</p>`}
${n&&l.length>0&&N`<${Kn} state=${r} left=${l} />`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(`correct.${s}`)}</button>
${i&&N`<${q} title=${R(`correct.${s}-this`,{name:t})} what=${s} yes=${R(`correct.${s}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:c}} done=${R(`correct.${s}-done`,{name:t})} onClose=${()=>a(!1)}>
${o&&N`<p>${R(`correct.withdraw-text`)}</p>`}
${o&&l.length>0&&N`<div class="note warn">
<p>${R(`correct.stays-seated`)}</p>
<ul>${l.map(e=>N`<li key=${e.hanchan.id}><${Gn} state=${r} at=${e} /></li>`)}</ul>
</div>`}
<//>`}`}function Jn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=L(),a=R(`correct.title`);if(!n||!r)return N`<${U} title=${a} />`;if(!F(i,[`director`]))return N`<${c} title=${a} up="#/tables"><p class="note warn">${R(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Yn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return N`<${x} title=${a} text=${R(`correct.nothing`)} up="#/people" />`;let l=Xn(r,s);return N`<${c} title=${R(`correct.this`,{name:l})} up=${Zn(e,s)}>
${Yn[e].map(t=>N`<${t} key=${s.id} kind=${e} one=${s} name=${l} state=${r} />`)}
<//>`}const Yn={player:[Ln,qn,Mn,Vn],team:[Ln,Vn],table:[Ln,Vn],official:[Ln],hanchan:[Tn,gn,Dn,Hn]};function Xn(e,{name:t,label:n,round:r,table:i}){let a=R(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&R(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Zn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Qn({hanchan:e,end:t,label:n,onDone:r}){let{state:i}=L(),[a,o]=V(null),s=Object.values(i.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),c=t??s.sort((e,t)=>se(t,e)||(e.id<t.id?1:-1))[0];if(!c&&!a)return null;let{id:l,hand:u,how:d}=a??c,f=[le(u),R(`hall-how.${d}`)].filter(Boolean).join(` · `);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c)}>${n??R(`correct.hand-end`)}</button>
${a&&N`<${q} title=${R(`correct.hand-end-title`)} what="hand-end" yes=${R(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${l}/withdrawal`,body:{}}} done=${R(`correct.hand-end-done`)} onDone=${r} onClose=${()=>o(null)}>
<p><strong>${f}</strong></p>
<p>${R(`correct.hand-end-text`)}</p>
<//>`}`}function $n({state:e,account:t,onClose:n}){let{book:r}=L(),i=r?.content.unit?`pts`:`P`,a=[i,e.settings.currency],[o,s]=V(i),[c,l]=V(`take`),[d,p]=V(``),m=K(),h=er(o,d),g={account:t,unit:o,amount:c===`give`?-(h??0):h,waives:!1},_=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,v=d&&!h?R(o===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=G(e,t),b=c===`give`?`give`:Zt(o)?`take`:`fine`,x=a.map(e=>({value:e,text:R(Zt(e)?`fines.points`:`fines.money`,{unit:e})}));return N`<${q} title=${R(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${R(`fines.do.${b}`,{amount:X(o,h??0)})}
request=${_} done=${R(`fines.done.${b}`,{name:y,amount:X(o,h??0)})} onClose=${n}>
<${u} label=${R(`fines.what`)} value=${o} options=${x} onChange=${s} />
<${u} label=${R(`fines.way`)} value=${c} options=${[`take`,`give`].map(e=>({value:e,text:R(`fines.way.${e}`)}))} onChange=${l} />
<${f} label=${R(`fines.amount`,{unit:o===`pts`?R(`fines.table-points`):o})} value=${d} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${p} />
<//>`}function er(e,t){if(!Zt(e))return Xe(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function tr({state:e,balance:{account:n,unit:r,amount:i},onClose:a}){let o=-i,[s,c]=V(()=>X(r,o).slice(r.length+1)),[l,d]=V(`cash`),[p]=V(()=>new Date(t.now()).toISOString()),m=K(),h=G(e,n),g=Xe(r,s),_=!g||g>o?R(`fines.between`,{most:X(r,o)}):void 0,v={account:n,unit:r,amount:g,method:l,paid_at:p},y=_?null:{method:`PUT`,path:`refunds/${m(v)}`,body:v},b=X(r,g??0);return N`<${q} title=${R(`fines.refund-to`,{name:h})} what="refund" yes=${R(`fines.refund-yes`,{amount:b})}
request=${y} done=${R(`fines.refunded`,{name:h,amount:b})} onClose=${a}>
<${f} label=${R(`fines.amount`,{unit:r})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${u} label=${R(`fines.how`)} value=${l} options=${Ze.map(e=>({value:e,text:R(`fines.method.${e}`)}))} onChange=${d} />
<//>`}function nr({state:e,account:t}){let{official:n}=L(),[r,i]=V(null);if(Ot(n,t.id))return null;let a=Le(e,t.id).filter(({unit:e})=>!Zt(e)),o=n?.roles?.includes(`director`),s=[...Vt(n)?a.flatMap(ar):[],...o?[ir(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return N`<div class="doing">
${s.map(({id:e,given:t})=>N`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${R(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&N`<${rr[r.id]} state=${e} ...${r.given} onClose=${()=>i(null)} />`}
</div>`}const rr={pay:vt,refund:tr,decide:$n};function ir(e,t){return{id:e,given:t}}function ar(e){return e.amount===0?[]:[ir(e.amount>0?`pay`:`refund`,{balance:e})]}function or({state:e,account:t,line:n,onClose:r}){return N`<${q} title=${R(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${R(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${R(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${G(e,t)} · ${gt(n)}</strong></p>
<//>`}function sr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function cr({state:e,balance:{account:t,unit:n},fine:r,most:i,onClose:a}){let[o,s]=V(()=>X(n,i).slice(n.length+1)),c=K(),l=Xe(n,o),u=!l||l>i?R(`fines.between`,{most:X(n,i)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0,fine:r},p=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},m={name:G(e,t),amount:X(n,l??0)};return N`<${q} title=${R(`fines.waive-of`,m)} what="waiver" yes=${R(`fines.waive-yes`,m)}
request=${p} done=${R(`fines.waived`,m)} onClose=${a}>
<${f} label=${R(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function lr({state:e,line:t,balance:n}){let{official:r}=L(),[i,a]=V(!1);if(t.unsent||!r?.roles?.includes(`director`)||Ot(r,n.account.id))return null;let o=ur(n,t);if(!o&&!dr(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return N`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&N`<${o?cr:or} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function ur({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return Zt(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:sr(t).get(n.cause_id)??0}function dr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function fr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return N`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&N`<p class="soft">${r}</p>`}
${i.length===0&&N`<p class="soft">${R(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>N`<li key=${e.key}><${pr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&N`<${s} title=${R(`dashboard.numbers`)}>${()=>N`<${hr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function pr({row:{name:e,value:t,part:n=0,href:r},most:i}){return N`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${W(t)}</strong>
<${mr} value=${t} part=${n} most=${i} />
${n>0&&N`<small>${R(`dashboard.part`,{count:W(n)})}</small>`}
</a>`}function mr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return N`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&N`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function hr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return N`<table class="numbers">
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
<td>${W(n)}</td>
${r&&N`<td>${W(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function gr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:R(`hall-round`,{round:e})}));return[{value:``,text:R(`hall-any`)},...n]}function _r({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function vr({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=br(t,i.size>1?e=>Sr(e,r):xr);return t.length===0?null:N`<section class="card" aria-labelledby="spread">
<h2 id="spread">${R(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${R(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>N`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>N`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>N`<td key=${t.key}><${yr} count=${s.get(e+t.key)} most=${c} href=${Cr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function yr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return N`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${W(e)}</strong>
</a>`}function br(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function xr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Sr(e,t){let n=e.slice(0,10),r=A(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Cr(e,t,{from:n,until:r}){return _r(e,{table:t,from:n,until:r})}function wr({state:e,changes:t}){return N`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${R(`dashboard.recharged`)}</h2>
<p class="soft">${R(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>N`<li key=${[t,r.id,i].join()}>
<span class="who">${G(e,r)}</span> ${X(i,a)} → <strong>${X(i,o)}</strong>
<br /><small class="soft">${[P(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Tr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:R(e>1?`dashboard.from`:`dashboard.until`,{from:pe(e),until:pe(t)}),value:n,href:_r(r,{took:`${e}-${t}`})})),a=e?R(`dashboard.median`,{time:pe(t),count:e}):R(`dashboard.untimed`);return N`<${fr} id="taking" title=${R(`dashboard.taking`)} what=${R(`dashboard.time`)}
about=${`${a} ${R(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Er(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(v(n)).map(([t,n])=>[m(e,t),p(e,t,n)]);return[...r,...i]}function Dr({cases:e}){return N`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${R(`dashboard.unlike`)}</h2>
<p class="soft">${R(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>N`<${Or} key=${t} one=${e} />`)}
</section>`}function Or({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=H(),o=i[0].rulings.length,s=Er(a,t,n);return N`<article class="stack case">
<h3>${M(a,e)}</h3>
${s.length>0&&N`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&N`<p class="note info">${R(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>N`<${kr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function kr({outcome:{penalties:e,rulings:t},most:n}){let r=H(),{state:i}=L(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=N`<span class="body outcome"><span>${z(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${W(t.length)}</strong><${mr} value=${t.length} most=${n} /></span>`;return N`<${s} title=${o}>${()=>N`<${te} rulings=${a} place empty=${R(`hall-none-found`)} />`}<//>`}function Ar(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`dashboard.title`)} />`:de(n)?N`<${jr} state=${t} />`:N`<${c} title=${R(`dashboard.title`)} up="#/log"><p class="note warn">${R(`dashboard.whose`)}</p><//>`}function jr({state:e}){let[t,n]=V({day:``,round:``});return N`<${c} title=${R(`dashboard.title`)} up="#/log">
<div class="asked">
<${f} type="date" label=${R(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${S} label=${R(`dashboard.round`)} value=${t.round} options=${gr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Mr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Mr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=at(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return N`<${Fr} seen=${r} zone=${e.settings.time_zone} />
${i&&N`<${Nr} state=${e} body=${i} asked=${t} />`}`}function Nr({state:e,body:t,asked:n}){let r=H(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>_r(n,e),l=e=>({key:e.foul,name:M(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return N`<p role="status">${R(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${fr} id="fouls" title=${R(`dashboard.fouls`)} what=${R(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${fr} id="referees" title=${R(`dashboard.referees`)} what=${R(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${vr} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${fr} id="otherwise" title=${R(`dashboard.otherwise`)} about=${R(`dashboard.otherwise-about`)} what=${R(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Dr} cases=${t.differently} />
<${wr} state=${e} changes=${t.recharged??[]} />
<${fr} id="escalations" title=${R(`dashboard.escalations`)} what=${R(`dashboard.status`)}
rows=${s.map(e=>Pr(e,c))} />
<${Tr} taking=${t.time_to_rule} asked=${n} />
</div>`}function Pr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>o(`hall-escalation.${e}`)?R(`hall-escalation.${e}`):e),s=i.join(` `);return{key:s,name:a.join(` · `),value:n,href:r({status:``,escalation:s})}}function Fr({seen:{answer:e,fresh:t,trouble:n},zone:r}){et();let i=e&&P(e.at,r);return!e&&!n?N`<${O} />`:n?N`<p class="note warn" role="status">${Oe(n)} ${R(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:N`<p class="soft">${R(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Ir=[`photo`,`note`];function Lr({state:n,escalation:r,ruling:i}){let a=L(),{outbox:o}=a,s=H(),[c,l]=V(null);if(B(()=>void t.loadEscalationSteps(),[]),o.some(({subject:e,kind:t,state:n})=>e===r.id&&!Ir.includes(t)&&y(n)))return N`<p class="note bad">${R(`esc.stuck`)} <a href="#/outbox">${R(`hall-resolve`)}</a></p>`;let u=Ue(a,r,i);return N`
${u===`decide`&&N`<${Vr} state=${n} escalation=${r} ruling=${i} onAsk=${l} />`}
${u===`appeal`&&N`<button class="button main" type="button" onClick=${()=>l(Rr)}>${R(`esc.do.appeal`)}</button>`}
${u===`reopen`&&N`<button class="button" type="button" onClick=${()=>l(zr)}>${R(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(u)&&N`<p class="note warn">${R(`esc.${u}`)}</p>`}
${u===``&&N`<p class="soft">${R(`esc.wait.${r.status}`)}</p>`}
${c&&N`<${Ee} what=${c.name} title=${R(`esc.do.${c.name}`)} text=${`${(({name:e})=>{let t=e!==`upheld`&&n.rulings[r.standing_id]||i;return`${z(s,t)} · ${t.offender.name}.`})(c)} ${R(`esc.means.${c.name}`)}`} yes=${R(`esc.do.${c.name}`)}
onReason=${async n=>{if(!c)return;let{kind:i,name:a,...o}=c;await t.send(i,r.id,{reason:n,...o}),ne(),e(R(`esc.done.${i}`)),l(null),scrollTo({top:0})}} onClose=${()=>l(null)} />`}
`}const Rr={kind:`appeal`,name:`appeal`},zr={kind:`reopening`,name:`reopening`},Br=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Vr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>N`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${R(`esc.do.${e.name}`)}</button>`;return N`
${u&&f(Br(`amended`,`confirmed`),`main`)}
${f(Br(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${R(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Br(`overturned`),`danger`)}
`}function Hr({ruling:e,rulings:t}){let n=H(),{state:r}=L(),[i,a]=[!0,!1].map(n=>t.filter(t=>Gr(t,e)===n)),o=[...i,...a].slice(0,12);return N`<section class="stack">
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
</section>`}function Ur(e,t,{offender:n}){return qr(e,t,e=>e.offender.id===n.id)}function Wr(e,t,{foul:n}){return qr(e,t,e=>e.foul===n)}function Gr(e,t){return ce(Kr(e))===ce(Kr(t))}function Kr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function qr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return _e(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Jr({state:e,foul:t,escalation:n}){let r=at(`precedents?limit=20&foul=${t}`);return N`<section class="stack">
<h2>${R(`esc.precedents`)}</h2>
<${Qe} seen=${r} what="precedents" />
${r.answer&&N`<${Xr} state=${e} items=${Yr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${R(`esc.search-precedents`)}</a>
</section>`}function Yr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Xr({state:e,items:t}){let n=H();return t.length===0?N`<p class="soft">${R(`esc.no-precedents`)}</p>`:N`<ul class="rows below precedents">
${t.map(t=>N`<li key=${t.ruling.id}><${Zr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Zr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return N`<a class="row" href=${`#/ruling/${n.id}`}>
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
${s&&N`<span class="badge info">${$e(s)}</span>`}
</span>
</span>
</a>`}function Qr({args:[e]}){let{tournament:t,state:n}=L();if(!t||!n)return N`<${U} title=${R(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?N`<${x} title=${R(`esc.one`)} text=${R(`esc.missing`)} up="#/escalations" />`:N`<${$r} state=${n} escalation=${r} ruling=${i} />`}function $r({state:e,escalation:t,ruling:n}){let r=H(),i=Je([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;Ut(s);let l=N`<${Lr} state=${e} escalation=${t} ruling=${n} />`;return N`<${c} title=${M(r,n.foul)} up="#/escalations" actions=${l}>
<${mt} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${dn(t)}</span> ${s&&N`<span class="soft">${Ie(t.escalated_at)}</span>`}</p>
<//>
<${It} state=${e} escalation=${t} />
<section class="stack">
<h2>${R(`esc.so-far`)}</h2>
<${qe} state=${e} events=${Rt(e,t)} />
</section>
<${cn} ruling=${n} />
${a?N`<${nt} ruling=${n} spoken=${a} />`:N`<p class="soft">${R(`hall-no-book`)}</p>`}
<${je} state=${e} ruling=${n} />
<${ze} state=${e} ruling=${n} />
<${st} state=${e} ruling=${n} />
<section class="stack">
<h2>${R(`esc.on-offender`,{name:n.offender.name})}</h2>
<${te} rulings=${Ur(e,t,n)} place empty=${R(`esc.nothing-else`)} />
</section>
<${ut} state=${e} id=${n.offender.id} />
<${Hr} ruling=${n} rulings=${Wr(e,t,n)} />
<${Jr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ei(){let{tournament:e,state:t}=L();return!e||!t?N`<${U} title=${R(`hall-escalations`)} />`:N`<${ti} state=${t} />`}function ti({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Ut(r.length>0),N`<${c} title=${R(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${R(`esc.precedents`)}</a></p>
${t.length===0&&N`<${l} text=${R(`esc.none`)}><a class="button" href="#/log">${R(`hall-log`)}</a><//>`}
<${ni} state=${e} title=${R(`esc.waiting`,{count:r.length})} escalations=${r} />
<${ni} state=${e} title=${R(`esc.decided-ones`)} escalations=${i} />
<//>`}function ni({state:e,title:t,escalations:n}){return n.length===0?null:N`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>N`<li key=${t.id}><${ri} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ri({state:e,escalation:t}){let n=H(),r=e.rulings[t.id],i=t.status===`open`,a=[R(`hall-table`,{label:r.table.label}),ke(e,t),Ie(t.escalated_at)];return N`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${M(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${z(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${dn(t)}</span>
${!i&&N`<span class="badge info">${$e(t)}</span>`}
${t.unsent&&N`<span class="badge info">${R(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function ii({query:e}){let{tournament:t,state:n}=L();return!t||!n?N`<${U} title=${R(`esc.precedents`)} />`:N`<${ai} state=${n} begun=${e.get(`foul`)??``} />`}function ai({state:e,begun:t}){let n=H(),[r,i]=V(t in n.catalogue.fouls?t:``),[a,o]=V({}),[s,l]=V(``),[u,d]=V(``),p=e=>{i(e),o({})},m=e=>{e.preventDefault(),d(s.trim())},h=at(li(r,a,u)),g=h.answer?.body;return N`<${c} title=${R(`esc.precedents`)} up="#/escalations">
<p class="soft">${R(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${S} label=${R(`hall-filter.foul`)} value=${r} options=${[{value:``,text:R(`esc.any`)},...ci(n)]} onChange=${p} />
${r&&N`<${oi} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${f} type="search" label=${R(`esc.words`)} hint=${R(`esc.words-hint`)} value=${s} onInput=${l} maxlength="200" />
<button class="button">${R(`esc.search`)}</button>
</form>
<${Qe} seen=${h} what="precedents" />
${g&&N`<${Xr} state=${e} items=${g.items} />`}
${g?.next&&N`<p class="note">${R(`esc.more`,{count:50})}</p>`}
<//>`}function oi({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=L();return i?i.table(t).used.map(t=>{let i=si(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&N`<${S} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:R(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function si({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function ci(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function li(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function ui({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return N`<${x} title=${R(`fines.title`)} text=${R(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=Le(e,r.id).length===0;return N`<${c} title=${r.name} up="#/fines">
<p class="soft">${di(e,t,r)}</p>
${a&&N`<p class="soft">${R(`fines.no-lines`)}</p>`}
${t===`player`&&N`<${on} state=${e} player=${r.id} />`}
<${Ct} state=${e} id=${r.id} />
<${nr} state=${e} account=${i} />
${t===`player`&&N`<a class="button quiet" href=${`#/player/${r.id}`}>${R(`fines.to-player`)}</a>`}
<//>`}function di(e,t,n){return t===`player`?[n.id_number&&R(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):R(`fines.kind.${t}`)}function fi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=nn(r).map(([e,t])=>X(e,t));return N`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${R(`fines.owing`)}</h2>
${r.length===0&&N`<p class="soft">${R(e.others.fines.length>0?`fines.none-here`:`fines.none`)}</p>`}
${r.length>0&&N`<p>${R(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>N`<li key=${mi(t)}><${hi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&N`<p class="soft">${R(`fines.pays-first`)}</p>`}
</section>`}function pi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:N`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${R(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>N`<li key=${mi(t)}><${hi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&N`<p class="soft">${R(`fines.gives-back`)}</p>`}
</section>`}function mi({account:e,unit:t}){return e.id+t}function hi({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=Se(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&R(`fines.since`,{time:P(o,e.settings.time_zone)}),c>0&&R(`fines.part-paid`,{amount:X(i,c)})],u=N`<span class="body who">${G(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${X(i,Math.abs(a))}</strong>`;return n?N`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:N`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function gi({args:[e,t]}){let{tournament:n,state:r}=L();return!n||!r?N`<${U} title=${R(`fines.title`)} />`:e===`cash`?N`<${Nt} state=${r} />`:t?N`<${ui} key=${t} state=${r} kind=${e} id=${t} />`:N`<${_i} state=${r} />`}function _i({state:e}){let{official:n}=L(),[r,i]=V(null),[a,o]=V(null),[s,l]=V(``);B(()=>void t.lookAround(),[]);let u=C(()=>ft(e),[e.ledger]),d=Vt(n);return N`<${c} title=${R(`fines.title`)} up="#/tables">
<div role="status">${e.payments[s]&&N`<${vi} state=${e} payment=${e.payments[s]} />`}</div>
<${fi} state=${e} balances=${u} onPay=${d&&i} />
<${pi} state=${e} balances=${u} onRefund=${d&&o} />
<${Et} state=${e} />
<${Kt} state=${e} />
<${jt} state=${e} official=${n} />
${d&&N`<a class="button" href="#/fines/cash">${R(`cash.title`)}</a><a class="button" href="#/reports">${R(`reports.link`)}</a>`}
${r&&N`<${vt} state=${e} balance=${r} onSent=${l} onClose=${()=>i(null)} />`}
${a&&N`<${tr} state=${e} balance=${a} onClose=${()=>o(null)} />`}
<//>`}function vi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a,unsent:o}}){let s=G(e,{kind:n,id:r});return N`<p class="note info row">
<span class="body">${R(o?`fines.payment-unsent`:`fines.taken`,{name:s,amount:X(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${R(`fines.to-receipt`)}</a>
</p>`}function yi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:P(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return N`<p class="note bad" role="status"><strong>${R(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function bi({state:e,payment:t}){let{official:n}=L(),[r,i]=V(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ot(n,e.merged[s]??s);if(d||f||p||!Vt(n))return null;let m=R(u?`fines.withdraw-refund`:`fines.withdraw`);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&N`<${q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${R(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${R(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${G(e,{kind:o,id:s})} · ${X(c,l)}</strong></p>
<p>${R(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function xi({args:[e]}){let{tournament:t,state:n,official:r}=L();if(!t||!n)return N`<${U} title=${R(`fines.payment`)} />`;let i=n.payments[e];if(!i)return N`<${x} title=${R(`fines.payment`)} text=${R(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?R(`fines.payment`):Bt(i);return N`<${c} title=${a} up="#/fines">
<${yi} state=${n} payment=${i} />
<${Si} state=${n} payment=${i} />
${i.unsent&&N`<p class="note info" role="status">${R(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&N`<${Ci} hash=${i.hash} />`}
${!i.unsent&&Vt(r)&&N`<${wi} payment=${i} />`}
<${bi} state=${n} payment=${i} />
<//>`}function Si({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[R(l?`fines.paid-back-to`:`fines.payer`),G(e,{kind:n,id:r})],[R(`fines.amount-paid`),X(i,a)],[R(`fines.how`),R(`fines.method.${o}`)],[R(`fines.when`),P(s,e.settings.time_zone)],...c?[[R(l?`fines.why`:`fines.note-paid`),c]]:[]];return N`<dl class="facts">
${u.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Ci({hash:e}){let t=Wt();return N`<figure class="big-code">
<${Ce} text=${`${t}/#/receipt/${e}`} label=${R(`fines.code`)} />
<figcaption>${R(`fines.photograph`)}</figcaption>
</figure>`}function wi({payment:{id:e,receipt:n}}){let{live:r}=L(),{lang:i}=re(),[a,o]=V(0),{blob:s,url:c,failed:l}=Yt(()=>t.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);B(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return N`<p class="note warn" role="status">${R(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${R(`try-again`)}</button>`;if(!c||!s)return N`<p class="soft" role="status">${R(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return N`<div class="doing">
<a class="button main" href=${c} target="_blank">${R(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${R(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&N`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${R(`fines.share-page`)}</button>`}
</div>`}function Ti(){let{tournament:e,state:t}=L();if(!e||!t)return N`<${U} title=${R(`hall-cards`)} />`;let n=N`<button class="button main" onClick=${()=>print()}>${R(`hall-print`)}</button>`;return N`<${c} title=${R(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${R(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${R(`reports.link`)}</a>
<ul class="codes">
${k(t).map(e=>N`<li key=${e.id}><${Ei} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Ei({table:e,name:n}){let{url:r,failed:i}=Yt(()=>t.tableCode(e.id),e.id),a=R(`hall-table`,{label:e.label});return N`<figure>
${r&&N`<img src=${r} alt=${R(`hall-code`,{label:e.label})} />`}
${i&&N`<p class="note warn">${R(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}function Di(e,t,n){let{kind:r,body:i}=n,a=Oi[r]??Oi[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Oi={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Ai(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,ji(t,n),...Ai(n)],phone:(e,t,{body:n})=>[ji(t,n)],token:(e,t,{body:n})=>[n.name,ji(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>ki(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[R(`journal.joined`,{name:$(t,n)??`?`})]:ki(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>ki(r,R(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Ni(t,n),...T.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&P(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Mi(e,n),photo:(e,t,{body:n})=>Mi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Mi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&R(`journal.outcome.${r.outcome}`),...Mi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Pi(t,i)]},hand:(e,t,{subject:n,body:r})=>[R(`hall-how.${r.how}`),...Pi(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[R(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>G(t,e)),n.foul&&M(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&R(`help.over.${r.ended_how}`),...Pi(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[R(`journal.what.${n.what}`),n.person_id&&G(t,{kind:n.person_kind,id:n.person_id}),Ni(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${pe(Math.abs(n.seconds))}`,Ni(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&R(`journal.what.${r}`),$(t,i),Ni(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Fi(t,e)),fine:(e,t,{kind:n,body:r})=>[Fi(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),R(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Fi(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),R(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,R(`fines.method.${r}`),R(`cash.counted`,{amount:X(i,a)}),bt(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Ni(t,n.hanchan_id),...T.map(t=>`${e.phrase(`seat-${t}`)} ${W(n.points[t])}`)]};function ki({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&R(`journal.was`,{was:i}),t&&R(`journal.withdrawn`),n&&R(`journal.removed`)]}function Ai({roles:e}){return(e??[]).map(e=>R(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function ji(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Mi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,R(`hall-table`,{label:i.label}),z(e,t)]}function Ni(e,t){let n=e.hanchans[t??``];return n&&Ne(e,n)}function Pi(e,{table:t,hand:n}={}){return[e.tables[t]&&R(`hall-table`,{label:e.tables[t].label}),le(n)]}function Fi(e,{account_kind:t,account_id:n,...r}){return`${G(e,{kind:t,id:n})} ${gt(r)}`}const Ii=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Li(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Wi(e,t);if(n.startsWith(`ruling.`))return zi(e,t);let[i]=await qi(t,Ri(t));if(!i)return null;if(n===`result.corrected`)return{before:Vi(e,i.body),after:Vi(e,r)};let a=n===`hanchan.scheduled`?Hi:Ui;return{before:a(i.body),after:a(r)}}function Ri({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function zi(e,t){let{kind:n,body:r}=t,[i]=await qi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Bi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=z(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Er(e,t,n))}}}let[o]=await qi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Bi(e,o)}:null}function Bi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=z(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Ii.filter(e=>(o[e]??null)!==null),c=Er(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Vi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=T.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Hi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Ui({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Wi(e,t){let n=await qi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Gi(e,r),after:Gi(e,{...r,...t.body})}}function Gi(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[R(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Ki(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[R(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Ki(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function qi({seq:e},n,r=1){return(await(await t.audit()).older(e,r,n)).entries}const Ji=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Yi={ruling:`rulings`,player:`players`,table:`tables`};function Xi({state:e,entry:t,onSubject:n}){let r=H(),{seq:i,at:a,who:o,kind:c}=t,l=o?e.officials[o]?.name??R(`hall-unknown`):R(`journal.nobody`),u=Di(r,e,t),d=[R(`journal.number`,{seq:i}),P(a,e.settings.time_zone),l],f=N`<div class="body">
<h3>${Qi(c)}</h3>
${u.length>0&&N`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return N`<${s} class="entry" title=${f}>
${()=>N`<${Zi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Zi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Yi).find(([,t])=>o in e[t])??[];return N`<div class="stack">
<p class="pair">
${c&&N`<a class="button" href=${`#/${c}/${o}`}>${R(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${R(`journal.all-of-it`)}</button>
</p>
${(Ji.includes(a)||s.what===`corrected`)&&N`<${$i} state=${e} entry=${t} />`}
<h4>${R(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${R(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Qi(e){return o(`journal.kind.${e}`)?R(`journal.kind.${e}`):e}function $i({state:e,entry:t}){let n=H(),[r,i]=V(void 0);return B(()=>void Li(n,t).then(i,()=>i(null)),[]),r===void 0?N`<${O} />`:r===null?N`<p class="soft">${R(`journal.no-before`)}</p>`:N`<${wt} caption=${R(`journal.changes`)} heads=${[R(`journal.before`),R(`journal.after`)]}
before=${r.before} after=${r.after} />`}const ea=`shinpan.alarm.`;function ta({inCall:e}){let{alarms:t,tournament:n}=L(),r=t?.at(-1);return r&&n&&N`<${na} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function na({alarms:e,id:t,inCall:n}){let i=e.at(-1),[a,o]=V(()=>!n&&r(ea+t)!==i.at);return B(()=>{ra(i)||ie(220),ne(600)},[]),N`<div role="alert">
<button class=${ra(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ia} alarm=${i} /><span>${R(`alarm.${i.what}`)}</span><strong>${R(`alarm.open`)}</strong>
</button>
</div>
${a&&N`<${aa} alarms=${e} onClose=${()=>{w(ea+t,i.at),o(!1)}} />`}`}function ra({what:e}){return e===`restored`}function ia({alarm:e}){return N`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(ra(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function aa({alarms:e,onClose:t}){let{official:n}=L(),r=j(null);B(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return N`<dialog class=${ra(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ia} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${R(`alarm.${o}`)}</h2><p>${R(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${sa} alarm=${i} />
<section><h3>${R(`alarm.meaning`)}</h3><p>${R(ra(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${R(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>N`<li key=${e}>${R(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${da}>${R(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${R(`alarm.close`)}</button>
${a.map(e=>N`<${oa} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function oa({alarm:e}){let{what:t,seq:n}=e;return N`<section class="stack">
<h3>${R(`alarm.earlier`)} ${R(`alarm.${t}`)}</h3>
<p>${R(`alarm.${t}.said`,{seq:n})}</p>
<${sa} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function sa({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=L();return N`${e&&N`<${ca} mine=${e} theirs=${t} heads=${[R(`alarm.mine`),R(r)]} />`}
<p class="soft">${R(`alarm.found`,{time:P(n,i?.time_zone)})}</p>`}function ca({mine:e,theirs:t,heads:n}){let r=H(),{state:i}=L(),a=Di(r,i,e),o=t&&Di(r,i,t);return N`<div class="slips">
<${ua} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${ua} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&N`<${wt} caption=${R(`journal.changes`)} heads=${n} before=${la(e)} after=${la(t)} />`}`}function la({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function ua({title:e,entry:t,parts:n,others:r}){let{state:i}=L();return N`<section class="slip">
<h3>${e}</h3>
${t?N`<p><strong>${Qi(t.kind)}</strong></p>
<ul>${n.map((e,t)=>N`<li key=${t}>${!r||r.includes(e)?e:N`<mark>${e}</mark>`}</li>`)}</ul>
<small>${R(`journal.number`,{seq:t.seq})} · ${P(t.at,i.settings.time_zone)}</small>`:N`<p><mark>${R(`alarm.nothing`)}</mark></p>`}
</section>`}async function da(){let n=await t.evidence().catch(()=>null);if(!n)return e(R(`journal.unread`));let r=JSON.stringify(n,null,1);Fe(new Blob([r],{type:`application/json`}),`${t.snapshot.tournament?.slug}-log-evidence.json`)}function fa({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:pa(a(`journal.kind.`).map(e=>({value:e.slice(13),text:R(e)}))),person:pa(i.map(({id:e,name:t})=>({value:e,text:t}))),table:k(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:R(`journal.this`)}]}};return N`<details class="fold" open=${!!t.subject}>
<summary>${R(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>N`<${S} key=${e} label=${R(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:R(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&N`<button class="button" type="button" onClick=${()=>n({})}>${R(`journal.clear`)}</button>`}
</div>
</details>`}function pa(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ma=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function ha(e,{kind:t,person:n,table:r,subject:i}){let a=_a(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ga(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ga({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ma)??[]]}function _a({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function va({result:{browser:e,server:t}}){return N`<div class="stack" role="status">
<${ba} name=${R(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>R(`journal.found.${t}`,{seq:e})} />
${t&&N`<${ba} name=${R(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ya} />`}
</div>`}function ya({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?R(`hall-player`):o(`hall-role.${e}`)?R(`hall-role.${e}`):e);return o(`finding.${t}`)?R(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):N`<span lang="en">${r}</span>`}function ba({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return N`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=L().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?N`<p class="note bad"><strong>${e}</strong> ${R(`journal.another`,{seq:i.seq})} ${R(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?N`<p class="note"><strong>${e}</strong> ${R(a,{seq:i.seq})}</p>`:N`<div class="note bad stack">
<p><strong>${e}</strong> ${R(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>N`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&N`<p>${R(`journal.more`,{count:r-50})}</p>`}
</div>`}function xa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Sa({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Fe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Ca({onHead:e,onClose:t}){let n=j(null),[r,i]=V(``);return B(()=>{let t=new AbortController;return en(n.current,t.signal,t=>xa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),N`<${b} title=${R(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${R(`hall-viewfinder`)}></video>
${r&&N`<p class="note warn" role="status">${R(`journal.scan.${r}`)}</p>`}
<//>`}function wa({state:e}){return N`<section class="card" aria-labelledby="proof">
<h2 id="proof">${R(`journal.proof`)}</h2>
<p class="unprinted">${R(`journal.proof-about`)}</p>
<${Ta} />
<${s} title=${R(`journal.head`)}>${()=>N`<${Da} state=${e} />`}<//>
</section>`}function Ta(){let{official:e}=L(),[t,n]=V(``),[r,i]=V(null),[a,o]=V(null),s=j(null);B(()=>()=>s.current?.abort(),[]);let[c,l]=V(!1),u=e=>{n(e),l(!1)},d=xa(t),p=t.trim()&&!d?R(`journal.no-head`):``;return N`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await Ea({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
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
${r&&N`<${va} result=${r} />`}
${c&&N`<${Ca} onHead=${u} onClose=${()=>l(!1)} />`}`}async function Ea(e,n){let{prove:r}=await t.audit(),i=t=>t.catch(t=>({trouble:e.stop.aborted?R(`journal.stopped`):Oe(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([r(e),a]));if(!n?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(t.ask(`audit${s}`,{timeout:12e4}))}}function Da({state:e}){let[n,r]=V(null),[i,a]=V(``),{online:o}=L();if(B(()=>{t.ask(`journal/head`).then(r,e=>a(Oe(e)))},[e.seq,o]),!n)return N`<p class=${i?`note warn`:`soft`} role="status">${i||R(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${n.seq}:${n.hash}`;return N`<div class="stack head">
<p>${R(`journal.head-about`)}</p>
<figure><${Ce} text=${u} label=${R(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${E} rows=${[[R(`journal.number-of`),n.seq],[R(`journal.time`),n.at&&P(n.at,l)],[R(`journal.hash`),N`<code>${u}</code>`],[R(`journal.command`),N`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Sa(e.settings,n)}>${R(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${R(`hall-print`)}</button>
</p>
</div>`}const Oa=5e3;function ka({state:e}){let{online:n}=L(),[r,i]=V(null),[a,o]=V(``),[s,c]=V(null);return B(()=>{let e=()=>Aa().then(i,e=>o(Oe(e))),n=()=>t.uncheckedSince().then(c,()=>{});e(),n();let r=setTimeout(e,Oa),a=setInterval(n,Oa);return()=>{clearTimeout(r),clearInterval(a)}},[e.hash,n]),N`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${R(`witness.title`)}</h2>
${s&&N`<p class="note warn" role="status">${R(`witness.unchecked`,{time:P(s,e.settings.time_zone)})}</p>`}
${r?N`<${ja} state=${e} answer=${r} />`:N`<p class="soft" role="status">${a||R(`loading`)}</p>`}
</section>`}async function Aa(){let e=await t.ask(`journal/witnesses`);return{...e,...await t.behindHead(e)}}function ja({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return N`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>N`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Na(e,t.official_id)}</span>`)}
</p>
<p><strong>${R(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${R(`witness.about`)}</p>
${o.length>0&&N`<ul class="bullets">${o.map(t=>N`<li key=${t.key_id}>${Ma(e,t,i)}</li>`)}</ul>`}
</div>`}function Ma(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??R(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return R(s,{...o,time:P(i,e.settings.time_zone)})}function Na(e,t){return[...e.officials[t]?.name??`?`][0]}function Pa({query:e}){let{tournament:t,state:n}=L();if(!t||!n)return N`<${U} title=${R(`journal.title`)} />`;let r=Object.fromEntries(e);return N`<${Fa} key=${e.toString()} state=${n} asked=${r} />`}function Fa({state:e,asked:t}){let[n,r]=V(t),[i,a]=V(e.seq),o=JSON.stringify([n,i]);return N`<${c} title=${R(`journal.title`)} up="#/log">
<${wa} state=${e} />
<${ka} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${R(`journal.entries`)}</h2>
<p class="soft">${R(`journal.kept`,{seq:e.seq})}</p>
<${fa} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&N`<button class="button" type="button" onClick=${()=>a(e.seq)}>${R(`journal.newer`,{count:e.seq-i})}</button>`}
<${Ia} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Ia({state:e,from:n,chosen:r,onSubject:i}){let a=C(()=>ha(e,r),[]),[o,s]=V([]),[c,l]=V(n+1),[u,d]=V(!1),f=j(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await t.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return B(()=>void p(),[]),u?N`<p class="note bad" role="alert">${R(`journal.unread`)}</p>`:c===n+1?N`<${O} />`:N`<ul class="entries">
${o.map(t=>N`<li key=${t.seq}><${Xi} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&N`<p class="soft" role="status">${R(`hall-none-found`)}</p>`}
${c!==null&&N`<button class="button" type="button" onClick=${p}>${R(`journal.older`)}</button>`}`}function La({state:e}){let t=J(`invitations`),n=N`<a class="button main" href="#/people/invite">${R(`people.invite`)}</a>`;return N`<${c} title=${R(`people.links`)} up="#/people" actions=${n}>
<${Ht} of=${t}>
${t=>N`<${Ra} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Ra({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return N`${r.length===0&&N`<${l} text=${R(`people.no-links`)} />`}
<${za} links=${r} zone=${n} state=${t} />
${i.length>0&&N`<${s} title=${R(`people.closed-count`,{count:i.length})}>
${()=>N`<${za} links=${i} zone=${n} state=${t} />`}
<//>`}`}function za({links:e,zone:t,state:n}){return e.length===0?null:N`<ul class="rows">
${e.map(e=>N`<${Va} key=${e.id} link=${e} zone=${t} whom=${n?Ba(n,e):R(`people.open-link`)} />`)}
</ul>`}function Ba(e,{official:t,player:n,roles:r,label:i}){return t?R(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?R(`people.for-player`,{name:e.players[n]?.name??`?`}):[_t(r),i].filter(Boolean).join(` · `)}function Va({link:e,zone:n,whom:r}){let[i,a]=V(!1),{ask:o,asking:s,wrong:c}=Z();return N`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Ha(e,n)}</small></span>
${!e.closed&&N`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${R(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${R(`people.withdraw`)}</button>`}
</div>
${c}
${i&&N`<${Lt} title=${R(`people.withdraw-ask`)} text=${R(`people.withdraw-text`)} yes=${R(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>t.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ha({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?R(`people.any-number`):R(`people.uses-left`,{left:t,uses:e});return r?[R(`people.closed.${r}`),a].join(` · `):[a,n?R(`people.until`,{time:P(n,i)}):R(`people.no-end`)].join(` · `)}function Ua({made:e,state:t,up:n,onMore:r}){let[i,a]=V(e.link),o=e.limits??Ha(e,t.settings.time_zone),s=N`<button class="button" type="button" onClick=${r}>${R(`people.another`)}</button>
<a class="button main" href=${n}>${R(`people.done`)}</a>`;return N`<${c} title=${R(`people.link-made`)} up=${n} actions=${s}>
<${Tt} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Wa(t,e)}</strong></p>
<figure class="big-code"><${Ce} text=${i} label=${R(`people.code`)} /></figure>
<${rn} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Ga} made=${e} />
<${St} label=${R(`people.link`)} text=${i} />
<p class="note warn">${R(`people.link-once`)}</p>
<//>`}function Wa(e,{official:t,player:n,roles:r,name:i}){return n?R(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?R(`people.becomes-named`,{name:i,roles:_t(r)}):t?R(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):R(`people.becomes`,{roles:_t(r)})}function Ga({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return N`<p role="status">${n>0&&N`<span class="badge">${R(`people.arrived`,{count:n})}</span>`}</p>`}const Ka=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function qa({state:e,query:t}){let[n,r]=V(null),i=async e=>r({...e,addresses:await kt()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=R(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?N`<${Ua} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:N`<${c} title=${l} up=${s}>
${a?N`<${Za} official=${e.officials[a]} onMade=${i} />`:o?N`<${Qa} player=${e.players[o]} onMade=${i} />`:N`<${Ja} onMade=${i} />`}
<//>`}function Ja({onMade:e}){let[t,n]=V(`name`),r=[`name`,`role`].map(e=>({value:e,text:R(`people.by.${e}`)}));return N`<${u} label=${R(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?N`<${Ya} onMade=${e} />`:N`<${Xa} onMade=${e} />`}`}function Ya({onMade:e}){let[n,r]=V(``),[i,a]=V([]),o=K();return N`<${$a} lacks=${e=>({name:e&&!n.trim()?R(`people.name-missing`):``,roles:e&&i.length===0?R(`people.role-missing`):``})} make=${async()=>{let r={name:n.trim(),roles:i},a=await t.ask(`officials/${o(r)}`,{method:`PUT`,body:r}),s={official:a.id,label:a.name};await e({link:(a.join?a:await $t(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:R(`people.one-phone`)})}}>
${e=>N`<${f} label=${R(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${pt} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${R(`people.by-name-text`)}</p>`}
<//>`}function Xa({onMade:e}){let[t,n]=V([]),[r,i]=V(`5`),[a,o]=V(240),[s,c]=V(``),l=K();return N`<${$a} lacks=${e=>({roles:e&&t.length===0?R(`people.role-missing`):``,uses:e&&!(to(r)>=1&&to(r)<=500)?R(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:to(r),minutes:a,label:s.trim()};await e(await $t(`invitations`,l(n),n,`join`))}}>
${e=>N`<${pt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${f} label=${R(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${eo} value=${a} onChange=${o} />
<${f} label=${R(`people.label`)} hint=${R(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${R(`people.by-role-text`)}</p>`}
<//>`}function Za({official:e,onMade:t}){let[n,r]=V(60),i=K();return e?N`<${$a} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await $t(`invitations`,i(r),r,`join`))}}>
${()=>N`<p>${R(`people.becomes-phone`,{name:e.name})}</p><${eo} value=${n} onChange=${r} />`}
<//>`:N`<p class="note warn">${R(`people.nobody`)}</p>`}function Qa({player:e,onMade:t}){let n=K();return e?N`<${$a} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await $t(`invitations`,n(r),r,`join`))}}>${()=>N`<p>${R(`people.own-text`,{name:e.name})}</p>`}<//>`:N`<p class="note warn">${R(`people.nobody`)}</p>`}function $a({make:e,lacks:t=()=>({}),children:n}){let[r,i]=V(!1),{ask:a,asking:o,wrong:s}=Z();return N`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${R(`people.make-link`)}</button>
</form>`}function eo({value:e,onChange:t}){let n=Ka.map(([e,t,n])=>({value:n,text:A(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return N`<${S} label=${R(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function to(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const no=`referee`;function ro({state:e}){let[t,n]=V(null),r=J(`phones`);return t?N`<${Jt} ...${t} name=${e.settings.name} title=${R(`people.sheet`)} up="#/people" />`:N`<${c} title=${R(`people.sheet`)} up="#/people">
<${Ht} of=${r}>${t=>N`<${io} there=${lo(e)} away=${so(e,t)} onMade=${n} />`}<//>
<//>`}function io({there:e,away:t,onMade:n}){let[r,i]=V(``),[a,o]=V({}),{ask:s,asking:c,wrong:l}=Z(),u=K(),d=e.map(({name:e})=>e),[p,m]=[!0,!1].map(e=>co(r).filter(t=>d.includes(t)===e)),h=[...m.map(e=>({name:e,roles:[a[e]??no]})),...t];return N`<${f} long label=${R(`people.sheet-names`)} hint=${R(`people.sheet-hint`)} value=${r} onInput=${i} autocomplete="off" />
${h.length>0&&N`<ul class="rows" aria-label=${R(`people.sheet-who`)}>
${m.map(e=>N`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${ao} name=${e} value=${a[e]??no} onChange=${t=>o({...a,[e]:t})} /></li>`)}
${t.map(e=>N`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${_t(e.roles)} · ${R(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${p.length>0&&N`<p class="note warn" role="status">${R(`people.sheet-known`,{names:I(p)})}</p>`}
${l} ${c&&N`<${O} text=${R(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${c||h.length===0} onClick=${()=>s(async()=>{let e=await kt(),t=[];for(let e of h)t.push({...e,link:await oo(e,u)});n({codes:t,found:e})})}>${R(`people.sheet-make`,{count:h.length})}</button>`}function ao({name:e,value:t,onChange:n}){let r=Re.map(e=>({value:e,text:R(`hall-role.${e}`)}));return N`<${S} label=${R(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}async function oo({name:e,roles:n,official:r},i){let a={name:e,roles:n},o=r?null:await t.ask(`officials/${i(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:r??o.id,minutes:10080,label:e};return(await $t(`invitations`,i(s),s,`join`)).link}function so(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return lo(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function co(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function lo(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const uo={name:200,id_number:40};function fo({state:e}){return N`<${mo} kind="player" title=${R(`people.new`)} state=${e} />`}function po({state:e}){return N`<${mo} kind="team" title=${R(`people.new-team`)} state=${e} />`}function mo({kind:n,title:r,state:i}){let[a,o]=V({name:``,id_number:``,team:``}),[s,l]=V(!1),u=K(),{ask:d,asking:p,wrong:m}=Z(),h=Y(Object.values(i.teams)).map(({id:e,name:t})=>({value:e,text:t})),g=n===`player`,_=r=>{r.preventDefault();let i=Object.entries(a).map(([e,t])=>[e,t.trim()]),s=Object.fromEntries(i.filter(([,e])=>e)),c=r.currentTarget.querySelector(`input`);if(l(!s.name),!s.name)return c.focus();d(async()=>{await t.ask(`${n}s/${u(s)}`,{method:`PUT`,body:s}),u.forget(s),e(R(`people.added`,{name:s.name})),o({...a,name:``,id_number:``}),c.focus()})},v=(e,t)=>N`<${f} label=${R(`correct.field.${e}`)} value=${a[e]} autocomplete="off" maxlength=${uo[e]}
onInput=${t=>o({...a,[e]:t})} ...${t} />`;return N`<${c} title=${r} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:s&&!a.name.trim()?R(`people.name-missing`):void 0})}
${g&&v(`id_number`,{hint:R(`people.number-hint`)})}
${g&&h.length>0&&N`<${S} label=${R(`correct.field.team`)} value=${a.team} options=${[{value:``,text:R(`correct.no-team`)},...h]}
onChange=${e=>o({...a,team:e})} />`}
${m}
<button class="button main" disabled=${p}>${R(`people.add`)}</button>
</form>
<//>`}function ho({whom:e,name:t,zone:n,children:r}){let i=J(`phones`),a=J(`invitations`),[[o,s]]=Object.entries(e);if([i,a].some(({items:e,trouble:t})=>!e&&!t))return N`<${O} />`;let c=e=>e[o]===s;return N`<section class="stack">
<h2>${R(`people.phones`)}</h2>
<${Ht} of=${i}>
${e=>N`<${go} phones=${e.filter(c)} name=${t} zone=${n} />`}
<//>
${a.items&&N`<${za} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${R(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>
${r}`}function go({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>N`<ul class="rows">
${e.map(e=>N`<${_o} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return N`${i.length?a(i):N`<p class="soft">${R(`people.no-phone`)}</p>`}
${r.length>0&&N`<${s} title=${R(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function _o({phone:n,name:r,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:u}=n,[d,f]=V(!1),{ask:p,asking:m,wrong:h}=Z(),g=u?R(`people.by-account`):bo(o??``),_=()=>{f(!1),p(async()=>{await t.ask(`phones/${a}/cut-off`,{method:`PUT`}),e(R(`people.cut-off-done`))})},v=[R(`people.since`,{time:P(s,i)}),c&&!l&&R(`people.seen`,{day:A(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(c))}),l&&R(`people.cut-off-at`,{time:P(l,i)})];return N`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!l&&N`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${R(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${R(`people.cut-off`)}</button>`}
</div>
${h}
${d&&N`<${Lt} title=${R(`people.cut-off-ask`,{name:r,phone:g})} text=${R(`people.cut-off-text`,{name:r})}
yes=${R(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const vo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],yo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function bo(e){return[vo,yo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function xo({state:n,official:r}){let{id:i,name:a,player_id:o=null,conflicts:s=[]}=r,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=V(c),f=j(c),p=j(null),{ask:m,asking:h,wrong:g}=Z(),_=e=>d(f.current=e);B(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let n={...e,replaces:p.current??c};await t.ask(`officials/${i}`,{method:`PATCH`,body:n}),p.current=e}e(R(`people.partial-saved`))},y=e=>{_({...f.current,...e}),m(v)},b=Y(Object.values(n.players));return N`<section class="card">
<h2>${R(`people.partial`)}</h2>
<p class="soft">${R(`people.partial-text`)}</p>
<${S} label=${R(`people.plays-as`,{name:a})} value=${l??``} options=${Co(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${So} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function So({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return N`${r.length>0&&N`<ul class="rows">
${r.map(({id:e,name:t})=>N`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${R(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${R(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${S} key=${t.join()} label=${R(`people.conflict-add`)} value="" options=${Co(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Co(e,t){return[{value:``,text:R(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function wo({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return N`<${x} title=${R(`people.title`)} text=${R(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?N`<${c} title=${i} up=${r}>
<p>${_t(a)}</p>
<p class="note warn">${R(`people.revoked-at`,{time:P(o,e.settings.time_zone)})}</p>
<//>`:N`<${c} title=${i} up=${r}>
<p>${_t(a)}</p>
<${ho} whom=${{official:t}} name=${i} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/official/${t}`}>${R(`correct.link`)}</a>
<${Eo} key=${a.join()} official=${n} />
<${xo} state=${e} official=${n} />
<${Do} official=${n} />
<//>
<//>`}const To=/* @__PURE__ */ new Map;function Eo({official:{id:n,roles:r}}){let i=[n,...r].join(),[a,o]=V(To.get(i)??r),[s,c]=V(``),{ask:l,asking:u,wrong:d}=Z(),f=[...a].sort().join()===[...r].sort().join();return N`<form class="card" onSubmit=${o=>{o.preventDefault(),c(a.length?``:R(`people.role-missing`)),a.length&&l(async()=>{await t.ask(`officials/${n}`,{method:`PATCH`,body:{roles:a,replaces:{roles:r}}}),To.delete(i),e(R(`people.saved`))})}}>
<h2>${R(`people.roles-change`)}</h2>
<p class="soft">${R(`people.roles-late`)}</p>
<${pt} chosen=${a} wrong=${s} onChange=${e=>{To.set(i,e),o(e)}} />
${d}
${!f&&N`<button class="button main" disabled=${u}>${R(`people.save`)}</button>`}
</form>`}function Do({official:{id:e,name:n}}){let[r,i]=V(!1),{ask:a,asking:o,wrong:s}=Z();return N`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${R(`people.revoke-this`,{name:n})}
</button>
${r&&N`<${Lt} title=${R(`people.revoke-ask`,{name:n})} text=${R(`people.revoke-text`)} yes=${R(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>t.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function Oo({state:e}){let[t,n]=V(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=Y(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return N`<${c} title=${R(`people.players`)} up="#/people">
<p>${R(`people.players-text`)}</p>
<${f} type="search" label=${R(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?N`<${l} text=${R(`people.nobody`)} />`:N`<${l} text=${R(`people.no-players`)}><${Qt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>N`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&N`<span class="badge warn">${R(`standings.withdrawn`)}</span>`}
${o.has(e)&&N`<span class="badge">${R(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${R(`people.new`)}</a>
${!i&&N`<${ko} state=${e} />`}
<//>`}function ko({state:e}){let t=Y(Object.values(e.teams));return t.length===0?null:N`<section class="stack">
<h2>${R(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>N`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Ao({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?N`<${c} title=${n.name} up=${r}>
<p>${R(`people.own-text`,{name:n.name})}</p>
<${ho} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/player/${t}`}>${R(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${R(`people.erase`)}</a>
<//>
<//>`:N`<${x} title=${R(`people.players`)} text=${R(`people.nobody`)} up=${r} />`}function jo({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return N`<${x} title=${R(`erasing.title`)} text=${R(`people.nobody`)} up="#/people/players" />`;let a=r?R(`erasing.title-one`,{name:r.name}):R(`erasing.title`);return N`<${c} title=${a} up=${i}>
<p>${R(`erasing.text`)}</p>
${e.season&&N`<p class="note warn">${R(`erasing.season`)}</p>`}
<p class="soft">${R(`erasing.other-places`)}</p>
<${No} player=${n} names=${Mo(r?[r]:Y(Object.values(e.players)))} />
<${Po} zone=${e.settings.time_zone} />
<//>`}function Mo(e){let t=I(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?R(`erasing.and-more`,{names:t,count:n}):t}function No({player:r,names:i}){let[a,o]=V(!1),[s,c]=V(!1),[l,u]=V(!1),{ask:d,asking:f,wrong:p}=Z(),m=K();return N`<div class="stack">
${!r&&N`<${n} label=${R(`erasing.texts`)} hint=${R(`erasing.texts-hint`)} checked=${a} onChange=${o} />
<${n} label=${R(`erasing.photos`)} checked=${s} onChange=${c} />`}
${p}
<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>u(!0)}>
${R(`erasing.erase`)}
</button>
${l&&N`<${Lt} title=${R(`erasing.ask`)} text=${R(`erasing.ask-text`,{names:i})} yes=${R(`erasing.erase`)} danger
onYes=${()=>{u(!1);let n={texts:a,photos:s,...r&&{players:[r]}};return d(async()=>{await t.ask(`erasures/${m(n)}`,{method:`PUT`,body:n}),e(R(`erasing.done`))})}} onClose=${()=>u(!1)} />`}
</div>`}function Po({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=A(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return N`<section class="stack">
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
</section>`}const Fo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Io({state:e}){let t=J(`api-tokens`),[n,r]=V(!1),i=!n&&N`<button class="button main" type="button" onClick=${()=>r(!0)}>${R(`people.token-new`)}</button>`;return N`<${c} title=${R(`people.tokens`)} up="#/people" actions=${i}>
<p>${R(`people.tokens-text`)}</p>
${n&&N`<${Bo} state=${e} onDone=${()=>r(!1)} />`}
<${Ht} of=${t}>${t=>N`<${Lo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Lo({tokens:e,state:t}){let n=e.filter(Ro),r=e.filter(e=>!Ro(e)),i=e=>N`<ul class="rows">
${e.map(e=>N`<${zo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return N`${r.length?i(r):N`<${l} text=${R(`people.no-tokens`)} />`}
${n.length>0&&N`<${s} title=${R(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ro({revoked_at:e,expires_at:n}){return!!e||Date.parse(n)<=t.now()}function zo({token:e,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=V(!1),{ask:d,asking:f,wrong:p}=Z(),m=()=>{u(!1),d(()=>t.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},h=P(c??s,n.settings.time_zone);return N`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${R(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${I(o.map(e=>R(`people.scope.${e}`)))}</small>
<small>${R(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Ro(e)&&N`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${R(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${R(`people.revoke`)}</button>`}
</div>
${p}
${l&&N`<${Lt} title=${R(`people.token-ask`,{name:i})} text=${R(`people.token-revoke-text`)} yes=${R(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Bo({state:e,onDone:t}){let n=L().official.id,[r,i]=V({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=V(!1),[s,c]=V(``),l=K(),{ask:u,asking:d,wrong:p}=Z(),m=Vo(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:to(r.days)};Object.values(m).some(Boolean)||u(async()=>c((await $t(`api-tokens`,l(t),t,`token`)).token))};if(s)return N`<${Ho} token=${s} name=${r.name} onDone=${t} />`;let _=Y(Object.values(e.officials).filter(({revoked_at:e})=>!e));return N`<form class="card stack" onSubmit=${g} novalidate>
<h2>${R(`people.token-new`)}</h2>
<${f} label=${R(`people.token-name`)} hint=${R(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${S} label=${R(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${lt} label=${R(`people.scopes`)} names=${Fo} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>N`${R(`people.scope.${e}`)}<br /><small class="soft">${R(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${f} label=${R(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${d}>${R(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${R(`cancel`)}</button>
</div>
</form>`}function Vo({name:e,scopes:t,days:n}){return{name:e.trim()?``:R(`people.token-name-missing`),scopes:t.length?``:R(`people.scope-missing`),days:to(n)>=1&&to(n)<=366?``:R(`people.days-wrong`,{most:366})}}function Ho({token:e,name:t,onDone:n}){return N`<section class="card stack" role="status">
<h2>${R(`people.token-made`,{name:t})}</h2>
<${St} label=${R(`people.token`)} text=${e} />
<p class="note warn">${R(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${R(`people.done`)}</button>
</section>`}const Uo={erase:jo,invite:qa,links:La,more:Xt,new:fo,"new-team":po,players:Oo,player:Ao,sheet:ro,teams:Oo,tokens:Io};function Wo({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=L();if(!r||!i)return N`<${U} title=${R(`people.title`)} />`;if(!F(a,[`director`]))return N`<${c} title=${R(`people.title`)} up="#/tables"><p class="note warn">${R(`people.directors`)}</p><//>`;let o=e===``?tn:Object.hasOwn(Uo,e)?Uo[e]:wo;return N`<${o} state=${i} id=${t||e} query=${n} /><${zt} />`}const Go=[`director`,`head-referee`,`referee`,`arbiter`],Ko=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Go,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Go,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Go,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Go}],qo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Go,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Jo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Yo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Xo={pantheon:`jsonl`,calendar:`ics`},Zo=[`xlsx`,`csv`];function Qo(){let{tournament:e,state:t,official:n}=L();if(!e||!t)return N`<${U} title=${R(`reports.title`)} />`;let r=os(n,Jo);return N`<${c} title=${R(`reports.title`)} up="#/tables">
<${$o} title=${R(`reports.before`)} papers=${os(n,Ko)}>${F(n,Go)&&N`<${es} />`}<//>
<${$o} title=${R(`reports.after`)} papers=${os(n,qo)} />
${r.length>0&&N`<${ns} sheets=${r} />`}
${F(n,[`director`,`finance`])&&N`<${is} />`}
${F(n,[`director`])&&N`<${as} />`}
<//>`}function $o({title:e,papers:t,children:n}){let r=He();return N`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>N`<${Me} key=${e} name=${R(`reports.paper.${e}`)} hint=${R(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function es(){let{state:e}=L(),t=He(),[n,r]=V(``),i=ts(e),a=[{value:``,text:R(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return N`<${Me} name=${R(`reports.paper.slips`)} hint=${R(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&N`<${u} label=${R(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function ts({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function ns({sheets:e}){let t=He(),[n,r]=V(`xlsx`);return N`<section class="stack">
<h2>${R(`reports.sheets`)}</h2>
<${u} label=${R(`reports.form`)} value=${n} onChange=${r}
options=${Zo.map(e=>({value:e,text:R(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>N`<${Me} key=${e} name=${R(`reports.sheet.${e}`)} path=${rs(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function rs(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function is(){let e=He(),t=[...Yo.map(e=>({id:e,form:`csv`})),...Object.entries(Xo).map(([e,t])=>({id:e,form:t}))];return N`<section class="stack">
<h2>${R(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>N`<${Me} key=${t} name=${R(`reports.tool.${t}`)} hint=${R(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function as(){let e=He();return N`<section class="stack">
<h2>${R(`reports.journal`)}</h2>
<ul class="rows">
<${Me} name=${R(`reports.journal-whole`)} hint=${R(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function os(e,t){return t.filter(({roles:t})=>F(e,t))}const ss={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function cs({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:R(`enrol.passed-over`)},...ss[e].map(e=>({value:e,text:R(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return N`<div class="stack">
${t.map(({heading:e,column:t},n)=>N`<${S} key=${n} label=${e||R(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const ls={wrong:`bad`,changed:`warn`,new:`info`,known:``};function us({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ls).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&N`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>N`<li class="item" key=${t}><${ds} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ds({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return N`<p><strong>${R(`import.row`,{number:r})}</strong> <span class=${`badge ${ls[i]}`}>${R(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>N`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${fs} mistake=${e} /></p>`)}`}function fs({mistake:{kind:e,values:t,message:n,cure:r}}){let i=H();if(!o(`mistake.${e}`))return N`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?W(t):t]),s=t.seat&&i.phrase(`seat-${t.seat}`);return R(`mistake.${e}`,{...Object.fromEntries(a),seat:s})}function ps({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return N`<${hs} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?gs(n[e]):N`${gs(r[e]||R(`correct.none`))} → <strong>${gs(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return N`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>N`${t>0&&` · `}${e}`)}</p>
${i.length>0&&N`<p class="note warn">${R(`enrol.similar`,{names:I(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function ms({players:e}){return N`<p class="soft">${R(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>N`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function hs({state:e,cells:t}){let n=H(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[R(`hall-round`,{round:t.round}),R(`hall-table`,{label:t.table}),t.scheduled_at];return N`<p><strong>${a.filter(Boolean).map(gs).join(` · `)}</strong></p>
<p class="soft">${T.map(e=>gs(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function gs(e){return e.length>80?`${e.slice(0,80)}…`:e}function _s({state:e,row:{hanchan:t,points:n}}){let r=H(),i=e.hanchans[t];return N`${i&&N`<p><a class="reach" href=${`#/result/${t}`}>${Ne(e,i)}</a></p>`}
${n&&N`<p class="soft sheet-points">${T.map(e=>N`<span key=${e}>${r.phrase(`seat-${e}`)} ${W(n[e])}</span>`)}</p>`}`}function vs(e,n){let[i,a]=V(()=>r(e)??``),[o,s]=V(null),[c,l]=V({}),[u,d]=V({}),[f,p]=V(``),[m,h]=V(null),g=()=>{d({}),h(null)},_=t=>{a(t.text??``),s(t.file??null),l({}),g(),w(e,t.text||null)},v=async(r,a={},s=c)=>{p(r),h(null),l(s);try{let c=r===`look`,l={...o?{file:await ws(o)}:{csv:i},...s,...a},u=await t.ask(n[r],{method:`POST`,body:l,timeout:9e4});d(c?{looked:u}:{done:u}),!c&&u.wrong===0&&w(e,null)}catch(e){h(e),e.status===422&&d({})}finally{p(``)}},y=e=>v(`look`,{},{...c,...e});return{text:i,file:o,isGiven:o!==null||i.trim()!==``,give:_,chosen:c,setChosen:l,...u,busy:f,wrong:m,setWrong:h,forget:g,ask:v,look:y}}function ys({wrong:e}){if(e.problem)return N`<div role="alert">
<${sn} problem=${e.problem} />
</div>`;let t=e.why?R(`import.${e.why}`,e):`${R(navigator.onLine?`live.unreached`:`no-network`)}. ${R(`import.again`)}`;return N`<p class="note bad" role="alert">${t}</p>`}function bs({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?N`<button
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
onChange=${async({currentTarget:e})=>{let[t]=e.files,i=t&&(t.size>7e5?{why:`too-large`}:await Cs(t));i?.why?r({...i,name:t.name}):i&&n(i),e.value=``}}
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
/>`}const xs=/\.xlsx$/i,Ss={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Cs(e){let t=new Uint8Array(await e.arrayBuffer());if(t.length===0)return{why:`empty-file`};if(xs.test(e.name)&&t.slice(0,2).join()!==`80,75`)return{why:`no-workbook`};let n=Ss[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.trim()===``?{why:`empty-file`}:r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function ws(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Ts=[`number`,`name`,`order`],Es=[`columns`,`no-headings`];function Ds({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&R(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&R(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>R(`read.counted.${e}`)),t.named_by&&R(`read.named-by.${t.named_by}`),c>0&&R(`read.dropped`,{count:c})].filter(Boolean),u=Es.includes(t.format)&&r.length>0;return N`<div class="note info">
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
options=${Ts.map(e=>({value:e,text:R(`read.named-by.${e}`)}))}
/>`}
${u&&N`<${cs} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Os({names:e,sheet:t}){return N`<fieldset>
<legend>${R(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>N`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const ks=[`players`,`seating`];function As({kind:e}){let{tournament:t,state:n,official:r}=L(),i=R(`enrol.title.${e}`);return!t||!n?N`<${U} title=${i} />`:F(r,[`director`])?N`<${js} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:N`<${c} title=${i} up="#/tables"><p class="note warn">${R(`enrol.not-you`)}</p><//>`}function js({kind:e,title:t,state:n,place:r}){et();let i=vs(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:l,busy:u,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=V(null),[_,v]=V(!1),{reason:y,field:b}=We(`correction`),x=o??l,{lacking:S,worksheets:C,headings:w}=d?.problem??{},T=h??x?.columns??w??[],E=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},D={...i,give:e=>(g(null),i.give(e))},ee=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},k=ks.find(t=>t!==e);return N`<${c} title=${t} up="#/tables" actions=${l&&N`<${Ns} kind=${e} />`}>
${l&&N`<${Ms} done=${l} />`}
<${bs} sheet=${D} hint=${R(`enrol.hint.${e}`)} />
${S&&N`<p class="note bad" role="alert">${R(`enrol.lacking`,{names:I(S.map(Ps))})}</p>`}
${C&&N`<${Os} names=${C} sheet=${i} />`}
${d&&!S&&!C&&N`<${ys} wrong=${d} />`}
${!x&&T.length>0&&N`<${cs} kind=${e} columns=${T} onChoose=${E} />`}
${x&&N`<${Ds} kind=${e} found=${x} sheet=${i} columns=${T} onColumns=${E} isDone=${!!l} />`}
${u&&N`<${O} text=${R(`enrol.busy.${u}`)} />`}
${!x&&!C&&N`<button class="button main" type="button" disabled=${!a||u} onClick=${()=>f(`look`)}>${R(`import.look`)}</button>`}
${x?.made.length>0&&N`<p class="note info">${R(`enrol.made.${e}`,{names:I(x.made)})}</p>`}
${x&&N`<div class="sheet-rows stack"><${us} found=${x} named=${Ps} title=${Fs(l)} about=${t=>N`<${ps} kind=${e} state=${n} row=${t} />`} /></div>`}
${x?.missing?.length>0&&N`<${s} title=${R(`enrol.missing`,{count:x.missing.length})}>${()=>N`<${ms} players=${x.missing} />`}<//>`}
${o?.wrong>0&&N`<p class="note warn">${R(`enrol.whole`)}</p>`}
${o?.changed>0&&b(_)}
${o&&N`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||u} onClick=${ee}>${R(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
${!l&&N`<a class="button" href=${`#/import/${k}`}>${R(`enrol.title.${k}`)}</a>`}
<//>`}function Ms({done:e}){let t=j(null);B(()=>t.current?.scrollIntoView({block:`center`}),[e]);let n=R(e.changed?`enrol.done-changes`:`enrol.done`,{...e,count:e.new});return N`<p class="note info" role="status" ref=${t}><strong>${n}</strong></p>`}function Ns({kind:e}){let[t,n]=e===`players`?[`#/rounds`,`seat`]:[`#/rounds/times`,`set`];return N`<a class="button" href=${t}>${R(`setup.act.${n}`)}</a><a class="button main" href="#/setup">${R(`enrol.next`)}</a>`}function Ps(e){return R(`enrol.field.${e}`)}function Fs(e){return(t,n)=>R(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Is={look:`results/preview`,bring:`results`};function Ls({args:[e]}){return ks.includes(e)?N`<${As} key=${e} kind=${e} />`:N`<${Rs} />`}function Rs(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`import.title`)} />`:oe(n)?N`<${Bs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:N`<${c} title=${R(`import.title`)} up="#/standings"><p class="note warn">${R(`import.not-you`)}</p><//>`}function zs(e){return e===`points`||e===`row`?R(`import.field.${e}`):e}function Bs({state:e,place:t}){et();let r=vs(t,Is),{isGiven:i,looked:a,done:o,busy:s,wrong:l,ask:u}=r,d=l?.problem?.worksheets,[f,p]=V(!1),m=a&&a.new>0&&(a.wrong===0||f);return N`<${c} title=${R(`import.title`)} up="#/standings">
<${bs} sheet=${r} hint=${R(`import.columns`)} />
${d&&N`<${Os} names=${d} sheet=${r} />`}
${l&&!d&&N`<${ys} wrong=${l} />`}
${s&&N`<${O} text=${R(`import.busy.${s}`)} />`}
${o&&N`<p class="note info" role="status">${R(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${R(`hall-standings`)}</a></p>`}
${!a&&!o&&!d&&N`<button class="button main" type="button" disabled=${!i||s} onClick=${()=>u(`look`)}>${R(`import.look`)}</button>`}
${(a||o)&&N`<div class="sheet-rows stack"><${us} found=${a??o} title=${(e,t)=>R(`import.rows.${e}`,{count:t})} named=${zs}
about=${t=>N`<${_s} state=${e} row=${t} />`} /></div>`}
${a?.wrong>0&&a.new>0&&N`<${n} label=${R(`import.only-good`)} hint=${R(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${a&&N`<button class="button main" type="button" disabled=${!m||s} onClick=${()=>u(`bring`,{only_good:f})}>${R(`import.bring`,{count:a.new})}</button>`}
<//>`}function Vs({hanchan:{id:e},result:{number:t}}){let[n,r]=V(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${R(`result.withdraw`)}</button>
${n&&N`<${q} title=${R(`result.withdraw`)} what="result" yes=${R(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} done=${R(`result.withdraw-done`)} onClose=${()=>r(!1)}>
<p>${R(`result.withdraw-text`)}</p>
<//>`}`}function Hs(e,{id:t,table:n,round:r}){let{open:i,begun:a}=Gt(e);if(a.has(t))return null;let o=At(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function Us({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return N`<section class="note warn stack">
<p>${R(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${R(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${R(`result.enter-anyway`,{round:n})}</button>
</section>`}function Ws({state:e,hanchan:{id:t,round:n}}){let{open:r}=Gt(e),i=xe(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return N`<p class="note info" role="status">${R(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return N`<a class="button main next-game" href=${`#/result/${o.id}`}>${R(`result.next`,{label:s})}</a>`}const Gs=`shinpan.result.`;function Ks(e,t,n,r,i){let a=Gs+t.id,o=n?.number??(r?-r.number:0),[s,c]=V(()=>i?Ys(i):Js(a,o)??Ys(n)),l=e=>{let t={...s,...e};w(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p,winless:m}=s,h=ht(e,t),g=Object.fromEntries(T.map(e=>[e,ct(u[e])])),_=T.filter(e=>d.includes(e)||h.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&g[e]===null,substitute:_.includes(e),replaced:h.includes(e),onText:t=>l({texts:{...u,[e]:t}}),winless:!!m?.includes(e),onWinless:t=>l({winless:T.filter(n=>n===e?t:m?.includes(n))}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:g,deposits:ct(f||`0`,0),unranked:_,...m&&{winless:m}},winless:m,deposits:f,reason:p,type:l,forget:()=>w(a,null)}}const qs=e=>!!r(Gs+e.id);function Js(e,t){let n=r(e);return n?.number===t?n:null}function Ys(e){return{texts:Object.fromEntries(T.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Xs({state:e,hanchan:t,result:n,onCorrect:r}){let a=Zs(n);return N`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${R(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&N`<span class="badge info">${R(`hall-unsent`)}</span>`}</h2>
<${Qs} state=${e} hanchan=${t} result=${n} />
<${i} id=${n.item}
otherwise=${r&&N`<button class="button" type="button" onClick=${r}>${R(`result.correct`)}</button>`} />
</section>
${a.length>0&&N`<${s} title=${R(`result.earlier`,{count:a.length})}>
${()=>N`<div class="stack">${a.map(n=>N`<${Qs} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Zs({before:e}){return e?[e,...Zs(e)]:[]}function Qs({state:e,hanchan:t,result:n}){let{points:r,deposits:i,unranked:a,winless:o,official:s,at:c,withdrawn:l}=n,u=H(),d=e.officials[s]?.name??R(`hall-unknown`),f=n.before?.withdrawn===n.reason?``:n.reason;return N`<div class="card">
<dl class="facts">
${T.map(n=>N`<div key=${n}>
<dt>${u.phrase(`seat-${n}`)} · <span class="who">${e.players[t.seats[n]]?.name??`?`}</span>${a.includes(n)&&N`<small>${R(`result.substitute`)}</small>`}${o?.includes(n)&&N`<small>${R(`result.won-nothing`)}</small>`}</dt>
<dd>${W(r[n])}</dd>
</div>`)}
${i>0&&N`<div><dt>${R(`result.deposits`)}</dt><dd>${W(i)}</dd></div>`}
</dl>
<p class="soft">${[d,P(c,e.settings.time_zone),f].filter(Boolean).join(` · `)}</p>
${l&&N`<p class="note warn">${R(`result.is-withdrawn`,{reason:l})}</p>`}
</div>`}function $s({seats:e}){return N`<div class="sheet" onKeyDown=${ec}>
${e.map((t,n)=>N`<${tc} key=${t.seat} ...${t} isLast=${n===e.length-1} />`)}
</div>`}function ec(e){let{key:t,target:n,currentTarget:r,isComposing:i}=e;if(t!==`Enter`||i||!n.matches(`input`))return;e.preventDefault();let a=[...r.querySelectorAll(`input`)],o=a[a.indexOf(n)+1];if(o)return o.select();let s=n.form.querySelector(`textarea`);s&&!s.value.trim()?s.focus():n.form.requestSubmit()}function tc({label:e,text:t,wrong:n,onText:r,isLast:i}){let a=/^[−-]/.test(t.trim());return N`<div class="sheet-seat">
<${f} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint=${i?`done`:`next`}
wrong=${n?R(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${R(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function nc({seats:e,winless:t,onNobody:n}){return N`<fieldset>
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
</fieldset>`}function rc({seats:e}){return N`<fieldset>
<legend>${R(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>N`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&N` <small>${R(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ic({state:n,hanchan:r,result:i,withdrawn:a,refused:o,first:s,onTyped:c,onSent:l,onClose:u}){let{book:d}=L(),{numbers:p,complete:m}=Ye(n,d),h=Ks(n,r,i,a,s),g=H(),v=T.map(e=>{let t=n.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${g.phrase(`seat-${e}`)} · ${t}`,...h.of(e)}}),[y]=V(i?.number??0),b=j(!1),x=i!==null&&i.number!==y&&!b.current,{does:S,wrong:C}=_(),w=h.reason.trim(),E=i?{number:i.number,reason:w}:a&&{number:a.number,reason:a.withdrawn||R(`result.earlier-withdrawn`)},D={...h.body,...E&&{corrects:E}},O=dt(Object.values(D.points),D.deposits,p.starting_points),ee=i&&oc(D,i),k=!(p.yakitori>0)||D.winless,A=m&&O===0&&k&&!ee&&(!i||w);return N`<form class="stack" onInput=${c} onSubmit=${n=>{n.preventDefault(),A&&S(async()=>{b.current=!0,await t.send(`result`,r.id,D,{hold:!0,replaces:o?.id}).finally(()=>b.current=!1),h.forget(),ne(),e(R(`result.sent`)),l(D)})}}>
${!d&&N`<p class="note warn" role="alert">${R(`result.no-book`)}</p>`}
${d&&!m&&N`<p class="note warn" role="alert">${R(`result.no-scoring`)} <a class="reach" href="#/standings">${R(`hall-standings`)}</a></p>`}
${i&&!x&&N`<p class="note">${R(`result.corrects`)}</p>`}
<${$s} seats=${v} />
<${sc} left=${O} starting=${p.starting_points} onDeposits=${e=>h.type({deposits:String(D.deposits+e)})} />
<${f} label=${R(`result.deposits`)} hint=${R(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${h.deposits}
wrong=${D.deposits===null?R(`result.hundreds`):void 0} onInput=${e=>h.type({deposits:e})} />
${p.yakitori>0&&N`<${nc} seats=${v} winless=${h.winless} onNobody=${()=>h.type({winless:[]})} />`}
<${rc} seats=${v} />
${i&&N`<${f} long label=${R(`hall-reason`)} hint=${R(`hall-reason-missing`)} value=${h.reason} maxlength="4000" onInput=${e=>h.type({reason:e})} />`}
${ee&&N`<p class="soft" role="status">${R(`result.same`)}</p>`}
${x&&N`<${ac} state=${n} hanchan=${r} result=${i} />`}
${C}
<div class="pair">
<button class="button main" disabled=${!A}>${R(x?`result.correct-anyway`:i?`result.correct`:`result.enter`)}</button>
${u&&N`<button class="button" type="button" onClick=${()=>{h.forget(),u?.()}}>${R(`cancel`)}</button>`}
</div>
</form>`}function ac(e){let t=j(null);return B(()=>t.current?.scrollIntoView({block:`nearest`}),[e.result.number]),N`<section class="stack" role="alert" ref=${t}>
<p class="note warn">${R(`result.newer`)}</p>
<${Qs} ...${e} />
</section>`}function oc({points:e,deposits:t,unranked:n,winless:r=null},i){let a=T.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function sc({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=W(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return N`<div class=${`note stack ${i}`}>
<p role="status">${cc(e,r)}</p>
${a&&N`<button class="button" type="button" onClick=${()=>n(e)}>${R(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function cc(e,t){return e===null?R(`result.sum`,{all:t}):e===0?R(`result.fits`,{all:t}):R(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function lc({args:[e],query:t}){let{tournament:n,state:r}=L(),i=r?.hanchans[e];return!n||!r?N`<${U} title=${R(`hall-result`)} />`:i?N`<${uc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:N`<${x} title=${R(`hall-result`)} text=${R(`result.no-hanchan`)} up="#/tables" />`}function uc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=L(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&g(r)),[u,d]=V(n||!a&&(!!s||qs(t))),[f,p]=V(n),[m,h]=V(null),_=!a&&!o&&!t.status&&Ft(e,t,void 0,!0).length>0,v=oe(i)&&!t.status&&!_,y=v&&!a&&!s&&!f?Hs(e,t):null,b=o?.number!==m?.corrects?.number,x=u||!a&&!s;dc(v&&x&&!y,[x,f]);let S=e=>{h(e),d(!1)},C=e.tables[t.table]?.label??`?`;return N`<${c} title=${R(`result.title`,{label:C,round:t.round})} up=${`#/table/${t.table}`}>
${s&&N`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${R(`result.refused`)}</h2>
<${sn} problem=${s.problem} />
${!x&&N`<button class="button" type="button" onClick=${()=>d(!0)}>${R(`hall-change`)}</button>`}
</section>`}
${t.status&&N`<p class="note warn">${R(`over.${t.status}`)}</p>`}
${o&&N`<p class="note warn">${R(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${_&&N`<${Te} state=${e} hanchan=${t} played />`}
${y&&N`<${Us} state=${e} hanchan=${t} earlier=${y} onThis=${()=>p(!0)} />`}
${v&&x&&!y&&N`<${ic} state=${e} hanchan=${t} result=${a} withdrawn=${o} refused=${s} first=${s?.body??(a||b?null:m)} onTyped=${()=>d(!0)} onSent=${S}
onClose=${a&&(()=>d(!1))} />`}
${!v&&!a&&!_&&!t.status&&N`<${l} text=${R(`result.none`)} />`}
${a&&!(v&&x)&&N`<${Xs} state=${e} hanchan=${t} result=${a} onCorrect=${v&&(()=>d(!0))} />`}
${a&&m&&!x&&me.matches&&N`<${Ws} state=${e} hanchan=${t} />`}
${a&&!a.unsent&&oe(i)&&!x&&N`<${Vs} hanchan=${t} result=${a} />`}
${F(i,[`director`])&&N`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${R(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${R(`hall-standings`)}</a>
<//>`}function dc(e,t){B(()=>{let t=e&&me.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>fc(n)):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}function fc(e){e.focus({preventScroll:!0}),e instanceof HTMLInputElement&&e.select()}async function pc(e,n,r){for(let i of mc(e,n)){let e={label:i};await t.ask(`tables/${r({table:i})}`,{method:`PUT`,body:e})}}function mc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function hc({proposal:e,hasTeams:t}){return N`<ul class="achieved" aria-label=${R(`rounds.achieved`)}>
${gc(e,t).map(({key:e,good:t,values:n,cure:r})=>N`<li key=${e} class=${t?`good`:`short`}>
${t?N`<${fe} name="check" />`:N`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${R(`rounds.got.${e}`,n)}${r&&N`<small>${R(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function gc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function _c({proposal:e,state:t}){let[n,r]=V(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return N`<${hc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&N`<${u} label=${R(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>N`<li class="card" key=${e}>
<h3>${R(`hall-table`,{label:t})}</h3>
<ol>
${T.map(e=>N`<li key=${e}><${he} wind=${e} /><span class="unseen">${R(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&N`<p>${R(`rounds.out`,{names:I(i.sitting_out.map(o))})}</p>`}`}const vc=9e5;function yc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function bc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${yc(e,t)}Z`)-e;return n-r(n-r(n))}function xc(e){return Math.ceil((e+vc)/vc)*vc}const Sc={minutes:90,pause:15};function Cc(e,t,n){return{isSet:!0,start:yc(xc(e),t),minutes:String(n??Sc.minutes),pause:String(Sc.pause)}}function wc(e,t){return!e.isSet||Object.keys(Tc(e,t)).length===0}function Tc({start:e,minutes:t,pause:n},r){return{...!e&&{start:R(`correct.empty`)},...!(Number(t)>=1)&&{minutes:R(`rounds.wrong-minutes`)},...r>1&&(!(Number(n)>=0)||n.trim()===``)&&{pause:R(`rounds.wrong-pause`)}}}function Ec({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(bc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function Dc({value:e,rounds:t,zone:r,onChange:i,isFixed:a=!1}){let o=t=>i({...e,...t}),s=Tc(e,t),c=(t,n)=>N`<${Ge} type="number" inputmode="numeric" min=${n} label=${R(`rounds.${t}`)} value=${e[t]} by=${5} wrong=${s[t]}
onInput=${e=>o({[t]:e})}
onStep=${r=>o({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return N`${!a&&N`<${n} label=${R(`rounds.with-times`)} hint=${R(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>o({isSet:e})} />`}
${e.isSet&&N`<${f} type="datetime-local" label=${R(`rounds.start`)} value=${e.start} wrong=${s.start} onInput=${e=>o({start:e})} />
<div class="halves">${c(`minutes`,5)} ${t>1&&c(`pause`,0)}</div>
${t>1&&wc(e,t)&&N`<${Oc} value=${e} rounds=${t} zone=${r} />`}`}`}function Oc({value:e,rounds:t,zone:n}){let r=A(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=Ec(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return N`<ol class="starts" aria-label=${R(`rounds.starts`)}>${i.map((e,t)=>N`<li key=${t}>${e}</li>`)}</ol>`}function kc({state:e,round:t}){let n=e.settings.time_zone,r=jc(e),[i,a]=V(()=>r.some(({round:e})=>e===t)?t??``:``),o=r.filter(({round:e})=>i===``||e===i),s=[{value:``,text:R(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?N`<${c} title=${R(`rounds.times`)} up="#/setup"><${l} text=${R(`rounds.none-open`)}><a class="button" href="#/rounds">${R(`rounds.title`)}</a><//><//>`:N`<${c} title=${R(`rounds.times`)} up="#/setup">
${r.length>1&&N`<${u} label=${R(`rounds.which`)} value=${i} options=${s} onChange=${a} />`}
<${Ac} key=${i} state=${e} affected=${o} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${R(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>N`<div key=${e}><dt>${R(`hall-round`,{round:e})}</dt><dd>${Fc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function Ac({state:n,affected:r,zone:i,isSeries:a}){let[o,s]=V(()=>Mc(r,i)??Cc(t.now(),i)),[c,l]=V(null),{reason:u,field:d}=We(`schedule`),{ask:f,asking:p,wrong:m}=Z(),[h]=V(r),g=h.flatMap(e=>e.hanchans),_=g.some(e=>De(n,e)),v=async n=>{await t.ask(`schedules`,{method:`PUT`,body:n}),l(null),e(R(`rounds.times-set`)),ge(`#/setup`)};return N`<section class="stack">
<${Dc} value=${o} rounds=${r.length} zone=${i} onChange=${s} isFixed />
${_&&N`<p class="note warn">${R(`charged.changes`)}</p>${d()}`}
${m}
<button class="button main" type="button" disabled=${p||!wc(o,r.length)||_&&!u} onClick=${()=>{let e=g.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...a?Nc(o,i):{rounds:Pc(h,o,i)},replaces:e};if(_)return l({...t,reason:u});f(()=>v(t))}}>${R(_?`charged.look`:`rounds.set`)}</button>
${c&&N`<${ln} path="schedules" body=${c} onApprove=${e=>v({...c,preview:e})} onClose=${()=>l(null)} />`}
</section>`}function jc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return At(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function Mc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:yc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Nc(e,t){let[n]=Ec(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Pc(e,t,n){let r=Ec(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Fc(e,t){return e.map(e=>e?P(e,t):R(`rounds.no-time`)).join(` · `)}function Ic({args:[e],query:t}){let{tournament:n,state:r,official:i}=L();return!n||!r?N`<${U} title=${R(`rounds.title`)} />`:F(i,[`director`])?N`<${e===`times`?kc:Lc} key=${n.id} tournament=${n.id} state=${r} round=${t.get(`round`)} /><${zt} />`:N`<${c} title=${R(`rounds.title`)} up="#/tables"><p class="note warn">${R(`rounds.directors`)}</p><//>`}function Lc({tournament:r,state:i}){let a=i.settings.time_zone,o=Y(Object.values(i.players).filter(e=>!e.withdrawn_at)),[u,d]=V(()=>Bc(i,o)),{playing:f,tables:p,helping:m,out:h}=zc(o.length-u.length,u.length),[g,_]=V(Object.keys(i.hanchans).length>0?1:4),[v,y]=V(!0),[b,x]=V(()=>Cc(Math.max(t.now(),Wc(i)),a,Uc(i))),[S,C]=V(()=>Rc(r)),[w,T]=V(null),[E,D]=V([]),{ask:ee,asking:k,wrong:A}=Z(),te=K(),j=Math.max(0,p-Object.keys(i.tables).length),ne=Object.keys(i.teams).length>1,M=e=>wc(b,g)&&ee(async()=>{D([]),await pc(i,j,te);let n={rounds:g,keep_teams_apart:v,byes:`rotate`,seed:e,substitutes:u};T(await t.ask(`seating/proposal`,{method:`POST`,body:n})),C(e)}),re=w?N`<button class="button" type="button" disabled=${k} onClick=${()=>M(S+1)}>${R(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${k} onClick=${()=>wc(b,g)&&ee(async()=>{let n=Ec(b,w.rounds.length,a),r={rounds:w.rounds.map((e,t)=>Vc(e,n[t]))};try{await t.ask(`seatings/${te(r)}`,{method:`PUT`,body:r})}catch(e){let t=Hc(e,r);if(t.length===0)throw e;return T(null),D(t)}e(R(`rounds.done`,{count:w.rounds.length})),ye(`#/setup`,{replace:!0})})}>${R(`rounds.seat`,{count:w.rounds.length})}</button>`:p>0&&N`<button class="button main" type="button" disabled=${k} onClick=${()=>M(S)}>${R(`rounds.propose`)}</button>`;return p===0?N`<${c} title=${R(`rounds.title`)} up="#/setup"><${l} text=${R(`rounds.too-few`)}><${Qt} /><//><//>`:N`<${c} title=${R(`rounds.title`)} up="#/setup" actions=${re}>
<section class="stack rounds-asked">
<${be} label=${R(`rounds.count`)} value=${g} min=${1} max=${50} less=${R(`rounds.fewer`)} more=${R(`rounds.more`)}
onChange=${e=>(_(e),T(null))} />
<p class="soft">${R(`rounds.of`,{players:f,tables:p})}${m>0&&` ${R(`rounds.filled`,{count:m})}`}${h>0&&` ${R(`rounds.by-turns`,{count:h})}`}${j>0&&` ${R(`rounds.lacking`,{count:j})}`}</p>
${ne&&N`<${n} label=${R(`rounds.apart`)} checked=${v} onChange=${e=>(y(e),T(null))} />`}
<${s} title=${R(`rounds.substitutes`,{count:u.length})}>
${()=>N`<${lt} label=${R(`rounds.substitutes-who`)} names=${o.map(({id:e})=>e)} said=${e=>i.players[e].name} chosen=${u}
onChange=${e=>(d(e),T(null))} />`}
<//>
<${Dc} value=${b} rounds=${g} zone=${a} onChange=${x} />
<a class="button quiet" href="#/import/seating">${R(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${R(`rounds.proposal`)}>
${E.length>0&&N`<p class="note warn" role="alert">${R(`rounds.taken`,{rounds:I(E)})}</p>`}
${A}
${k&&N`<${O} text=${R(w?`rounds.seating`:`rounds.proposing`)} />`}
${w&&N`<${_c} key=${S} proposal=${w} state=${i} />`}
</section>
<//>`}function Rc(e){return parseInt(e.replaceAll(`-`,``).slice(-7),16)}function zc(e,t){let n=Math.ceil(e/4)*4-e,r=n<=t?n:0,i=Math.floor((e+r)/4);return{playing:e,tables:i,helping:r,out:e+r-i*4}}function Bc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function Vc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Hc({problem:e},{rounds:t}){let n=(e?.errors??[]).map(({field:e})=>e);return t.flatMap(({label:e},t)=>n.includes(`rounds.${t}.label`)?[e]:[])}function Uc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Wc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Gc({settings:e}){let[t,n]=V(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${R(`setup.details`)}</button>
${t&&N`<${Kc} settings=${e} onClose=${()=>n(!1)} />`}`}const Kc=Ke(({rules:e,settings:n,onClose:r})=>{let{tournament:i}=L(),a=Mt(tt(e.library,{options:{},readings:{},...i?.rulebook})),[o]=V(n),[s,c]=V(o.name),[l,u]=V(o.currency),[d,p]=V(o.time_zone),{ask:m,asking:h,wrong:g}=Z(),_={name:s.trim(),currency:l,time_zone:d},v=Object.fromEntries(Object.entries(_).filter(([e,t])=>t!==o[e]));return N`<${b} title=${R(`setup.details`)} onClose=${r}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),_.name){if(Object.keys(v).length===0)return r();m(async()=>{await t.ask(``,{method:`PATCH`,match:`"${o.version}"`,body:v}),r()})}}}>
<${f} label=${R(`account.found-name`)} value=${s} onInput=${c} wrong=${_.name?void 0:R(`correct.empty`)} maxlength="200" autocomplete="off" />
${a&&a===l?N`<p>${R(`account.found-currency-fixed`,{currency:a})}</p>`:N`<${S} label=${R(`account.found-currency`)} value=${l} options=${Pt()} onChange=${u} />`}
<${S} label=${R(`account.found-zone`)} value=${d} options=${yt(d)} onChange=${p} />
<${qc} from=${o.time_zone} to=${d} />
${g}
<button class="button main" disabled=${h}>${R(`setup.save`)}</button>
</form>
<//>`});function qc({from:e,to:t}){let{state:n}=L(),r=Object.values(n.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t),i=[...new Map(r.map(({round:e,scheduled_at:t})=>[`${t} ${e}`,{round:e,at:t}])).values()].sort((e,t)=>Date.parse(e.at)-Date.parse(t.at)).map(({round:n,at:r})=>({round:n,before:P(r,e),after:P(r,t)})).filter(({before:e,after:t})=>e!==t);return i.length===0?null:N`<section class="stack" role="status">
<p class="note warn">${R(`setup.zone-starts`)}</p>
<dl class="facts">
${i.map(({round:e,before:t,after:n})=>N`<div key=${e+t}>
<dt>${R(`hall-round`,{round:e})}</dt>
<dd><${xt} before=${t} after=${n} /></dd>
</div>`)}
</dl>
</section>`}function Jc({id:e}){let{state:t}=L(),n=Pe(),{id:r,league:i=t.season?.league}=t.others,a=t.season&&{season:ue(t),league:i.name};return N`<section class="card setup-onward">
<h2>${R(`setup.onward`)}</h2>
${a&&N`<p>${R(`setup.onward-in`,a)}</p>`}
<p>${R(a&&n?`setup.onward-next`:n?`setup.onward-text`:`setup.onward-account`)}</p>
<div class="setup-acts">
${r&&N`<a class="button" href=${`#/season/${r}`}>${R(`season.of`,{name:ue(t)})}</a>`}
${n?N`<a class="button" href=${`#/account/again/${e}`}>${R(`again.this`)}</a><a class="button" href="#/league">${R(`setup.season`)}</a>`:N`<a class="button" href="#/account">${R(`account.title`)}</a>`}
</div>
</section>`}function Yc({rulebook:e}){return{options:{},readings:{},...e}}const Xc=Ke(({rules:e})=>{let{tournament:t}=L();return N`<p><strong>${Ae(e,tt(e.library,Yc(t)))}</strong></p>`}),Zc=Ke(({rules:e,state:n})=>{let{tournament:r}=L(),[i,a]=V(!1),[o,s]=V(null),{ask:c,asking:l,wrong:u}=Z();return N`<button class="button" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(`setup.rules`)}</button>
${u}
${i&&N`<${an} rules=${e} value=${Yc(r)} onUse=${e=>{a(!1);let r={method:`PATCH`,path:``,match:`"${n.settings.version}"`,body:{rulebook:e}};if(Object.keys({...n.results,...n.rulings}).length>0)return s(r);c(()=>t.ask(``,r))}} onClose=${()=>a(!1)} />`}
${o&&N`<${q} title=${R(`setup.rules`)} what="rules" request=${o} yes=${R(`setup.rules-yes`)} onClose=${()=>s(null)}>
<p>${R(`setup.rules-played`,{name:Ae(e,tt(e.library,o.body.rulebook))})}</p>
<//>`}`}),Qc=[`referee`,`head-referee`];function $c(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},tl(e,r),nl(r,i),rl(e,i),il(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function el(e){return e.every(({stand:e})=>e!==`left`)}function tl(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function nl(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function rl({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function il(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,Qc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const al={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function ol(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`setup.title`)} />`:F(n,[`director`])?N`<${sl} key=${e.id} id=${e.id} state=${t} /><${zt} />`:N`<${c} title=${R(`setup.title`)} up="#/tables"><p class="note warn">${R(`setup.directors`)}</p><//>`}function sl({id:e,state:t}){let{items:n}=J(`phones`),[r,i]=V(null);B(()=>void kt().then(i),[]);let a=$c(t,{phones:n,isLocalOnly:r&&r.is_local_only}),o=el(a),s=a.find(({stand:e})=>e===`left`)?.id,l=a.filter(({stand:e})=>e!==`extra`),u=l.filter(({stand:e})=>e===`done`).length;return N`<${c} title=${t.settings.name} up="#/tables"
actions=${o&&N`<a class="button main" href="#/tables">${R(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${R(o?`setup.ready`:`setup.left`,{count:l.length-u})}</strong></p>
<progress max=${l.length} value=${u} aria-label=${R(`setup.title`)}></progress>
</header>
<ol class="setup">
${a.map(e=>N`<${cl} key=${e.id} step=${e} state=${t} isNext=${e.id===s} link=${r?.url}>${e.id===`address`&&r?.is_local_only&&N`<${Tt} link=${r.url} cure=${r.cure} />`}<//>`)}
</ol>
<${Jc} id=${e} />
<//>`}function cl({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=al[a]??[];return N`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?N`<${fe} name="check" /><span class="unseen">${R(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${R(`setup.step.${a}`)}</h2>
${a===`rules`&&N`<${Xc} />`}
<p>${ll(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&N`<p class="soft">${R(`setup.rules-from-now`)}</p>`}
${c.map(e=>N`<p class="warn" key=${e}>${R(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&N`<div class="setup-acts"><${Zc} state=${t} /><${Gc} settings=${t.settings} /></div>`}
${l.length>0&&N`<p class="setup-acts">${l.map(({href:e,key:t},r)=>N`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${R(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function ll({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return R(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:R(`setup.says.address`);if(e===`papers`)return R(`setup.says.papers`);if(e===`times`&&t.first>0){let e=R(`setup.says.times`,{time:P(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${R(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?R(`setup.none.${e}`):e===`players`&&t.teams===0?R(`setup.says.players-alone`,{count:t.count}):R(`setup.says.${e}`,t)}function ul({state:e,id:t}){let n=at(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??R(`hall-unknown`);return N`<${c} title=${i} up="#/standings">
<${Qe} seen=${n} />
<${ot} />
${r&&N`<${dl} state=${e} body=${r} />`}
${un(n)&&e.players[t]&&N`<a class="button" href=${`#/player/${t}`}>${R(`standings.player`)}</a>`}
<//>`}function dl({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=R(i?`standings.disqualified`:`standings.unranked`);return N`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:R(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${R(`standings.scored`,{count:t.hanchans})}</dt><dd>${Q(s)}</dd></div>
<div><dt>${R(`standings.taken`)}</dt><dd>${Q(-10*c-l/100)}</dd></div>
<div><dt><strong>${R(`standings.total`)}</strong></dt><dd>${Q(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${R(`standings.games`)}</h2>
${a.length===0&&N`<p class="soft">${R(`standings.no-games`)}</p>`}
${a.map(t=>N`<${pl} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${R(`standings.taken`)}</h2>
${o.length===0&&N`<p class="soft">${R(`standings.nothing-taken`)}</p>`}
${o.length>0&&N`<${fl} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function fl({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return N`<dl class="card facts">
${t.map(t=>N`<div key=${t.id}>
<dt>${r&&N`<span class="who">${i(t.account)}</span> · `}<${we} state=${e} line=${t} /></dt>
<dd>${rt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>N`<div key=${e}><dt><strong>${R(`standings.sum`)}</strong></dt><dd>${rt(e,t)}</dd></div>`)}
</dl>`}function pl({state:e,game:t,named:n}){let r=H(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[R(`hall-round`,{round:o}),R(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=R(`standings.delta`,{points:W(p),goal:W(p-h*100)});return N`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&N`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&N`<p class="soft">${R(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&N`<p class="soft">${R(`standings.counted`,{counted:W(f),points:W(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${Q(h)}</dd></div>
<div><dt>${R(`standings.uma`,{place:m})}</dt><dd>${Q(g)}</dd></div>
<div><dt>${R(`standings.oka`)}</dt><dd>${Q(_)}</dd></div>
${v>0&&N`<div><dt>${R(`standings.by.yakitori`)}</dt><dd>${Q(-v)}</dd></div>`}
<div><dt><strong>${R(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Q(y)}</dd></div>
</dl>
${d.map(e=>N`<p class="note warn" key=${e}>${R(`standings.flag.${e}`)}</p>`)}
</article>`}function ml({args:[e]}){let{tournament:t,state:n}=L();return!t||!n?N`<${U} title=${R(`hall-standings`)} />`:e&&e!==`teams`?N`<${ul} state=${n} id=${e} />`:N`<${hl} state=${n} first=${e??`players`} />`}function hl({state:e,first:t}){let{official:n}=L(),r=at(`standings`),[i,a]=V(t),{body:o}=r.answer??{},s=oe(n)&&N`<a class="button" href="#/import">${R(`standings.import`)}</a>`;return N`<${c} title=${R(`hall-standings`)} up="#/tables" actions=${s}>
<${Qe} seen=${r} />
<${ot} />
${un(r)&&e.others.id&&N`<a class="button" href=${`#/season/${e.others.id}`}>${R(`season.of`,{name:e.others.season})}</a>`}
${o?.teams.length>0&&N`<${u} label=${R(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:R(`standings.of.${e}`)}))} />`}
${o&&N`<${gl} state=${e} found=${o[i]} />`}
${o&&N`<${qt} of=${i} />`}
${un(r)&&N`<${it} state=${e} /><${Be} state=${e} />`}
<//>`}function gl({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?N`<${_l} state=${e} />`:N`<ul class="rows" aria-label=${R(`hall-standings`)}>
${t.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${vl(e,t,n).join(` · `)}</small></span>
<strong>${Q(t.final)}</strong>
</a>
</li>`)}
</ul>`}function _l({state:e}){let{official:t}=L(),[n]=Ve(e);return N`<${l} text=${R(n?`standings.none`:`standings.no-hanchans`)}>
${n&&oe(t)&&N`<a class="button" href=${`#/result/${n.id}`}>${R(`standings.enter`,{name:n.name})}</a>`}
${!n&&N`<${Qt} />`}
<//>`}function vl(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&R(`standings.disqualified`),c&&R(`standings.withdrawn`),!s&&t===null&&R(`standings.unranked`),u&&R(`standings.shared`),r>0&&R(`standings.hanchans`,{count:r}),a!==0&&R(`standings.less`,{score:Q(i),p:`${W(a)}P`}),o!==0&&R(`standings.less`,{score:Q(i),p:W(o)})].filter(Boolean)}export{nr as AccountActs,ta as Alarm,Ti as Cards,Jn as Correct,Ar as Dashboard,Qr as Escalation,ei as Escalations,gi as Fines,Qn as HandEndWithdrawal,Ls as Import,Pa as Journal,lr as LineAct,vt as NewPayment,xi as Payment,Wo as People,ii as Precedents,Qo as Reports,lc as Result,Ic as Rounds,ol as Setup,ml as Standings};