import{$t as e,Cr as t,D as n,Dr as r,En as i,Ft as a,Ht as o,It as s,Kt as c,Lt as l,M as u,Mr as d,N as f,Nt as p,O as m,P as h,Pt as g,Qt as _,R as v,Rt as y,Sn as b,Tn as x,Ut as S,V as C,Vt as w,Wn as T,Wt as E,X as D,_n as ee,a as te,an as O,b as ne,bi as re,ct as k,dn as A,ft as ie,gi as j,h as ae,in as oe,jr as se,kn as M,lt as ce,m as N,nn as P,on as F,p as le,rn as I,si as ue,sn as de,t as fe,ti as pe,u as me,un as he,ut as L,vi as R,vn as ge,vt as z,w as _e,x as ve,xn as ye,yi as B,z as V,zt as be}from"./app.js";import{$ as xe,$n as Se,$r as Ce,$t as we,An as Te,Bn as Ee,Br as De,Bt as Oe,Cr as ke,Ct as Ae,Gn as je,Gr as Me,Hr as Ne,It as Pe,J as Fe,Jn as H,Jt as Ie,K as Le,Kn as Re,Kr as ze,Lt as Be,Mn as Ve,On as He,Ot as Ue,Q as We,Qn as Ge,Qr as Ke,Qt as qe,Rt as Je,St as Ye,Tr as Xe,Ur as Ze,Vn as Qe,Vr as $e,Wn as et,Wt as tt,Xn as nt,Xr as rt,Xt as it,Yn as at,Yr as ot,Yt as st,Zn as U,Zr as ct,Zt as lt,_r as ut,_t as dt,an as W,at as ft,bt as pt,ci as mt,cn as ht,cr as G,ct as gt,dn as K,dr as _t,dt as vt,ei as yt,en as bt,er as xt,et as St,fn as q,fr as Ct,ft as wt,gt as Tt,hn as Et,in as Dt,ir as Ot,jt as kt,kt as At,li as jt,ln as J,lr as Mt,mn as Nt,mt as Pt,ni as Ft,nn as It,nr as Lt,on as Rt,pr as zt,pt as Bt,q as Vt,qn as Ht,qt as Ut,rn as Wt,rr as Gt,rt as Kt,sn as qt,sr as Jt,st as Yt,ti as Xt,tn as Y,tr as Zt,tt as Qt,un as X,ur as Z,vr as $t,vt as en,xt as tn,zr as nn,zt as rn}from"./shared.js";function an({seen:e,state:t}){let n=z(),r=[[`standings`,e.standings.map(sn)],[`balances`,e.balances.map(ln)],[`offences`,e.offences.map(e=>un(n,e))],[`debts`,e.debts.map(ln)],[`seats`,e.seats.flatMap(e=>fn(n,t,e))],[`rulings`,e.rulings.map(e=>dn(n,e))]].filter(([,e])=>e.length>0);return r.length===0?A`<p class="soft" role="status">${F(`correct.nothing-else`)}</p>`:A`<section class="stack" role="status" aria-label=${F(`correct.follows`)}>
<h3>${F(`correct.follows`)}</h3>
${r.map(([e,t])=>A`<${on} key=${e} name=${e} changes=${t} />`)}
</section>`}function on({name:e,changes:t}){let n=t.length-12;return A`<div>
<h4>${F(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>A`<div>
<dt><span class="who">${e}</span>${t&&A`<small>${t}</small>`}</dt>
<dd><${cn} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&A`<p class="soft">${F(`correct.more`,{count:n})}</p>`}
</div>`}function sn({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:F(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?G(e.total):F(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function cn({before:e,after:t}){return e===t?t:A`<span class="soft">${e} →</span> ${t}`}function ln({account:e,unit:t,before:n,after:r}){return{who:e.name,before:H(t,n),after:H(t,r)}}function un(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[k(e,n),r&&F(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function dn(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?F(`correct.waits-again`):L(e,{penalties:i,effects:[]});return{who:t,about:k(e,n),before:a,after:a}}function fn(e,n,{before:r,after:i}){let a=pn(n,i??r),o=(e,t)=>n.players[e?.seats[t]]?.name??F(`correct.none`),s=t.filter(e=>r?.seats[e]!==i?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:a,before:o(r,t),after:o(i,t)}));if(!r||!i)return s;let c=pn(n,r)===a?[]:[{who:pn(n,r),before:``,after:a}],l=r.status===i.status?[]:[{who:a,before:mn(r),after:mn(i)}];return[...c,...l,...s]}function pn(e,{round:t,table:n}){return[F(`hall-round`,{round:t}),F(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function mn({status:e}){return F(e?`hall-is.${e}`:`correct.in-play`)}function Q({title:e,what:t,request:n,yes:r,danger:i,note:a,done:o,onDone:s,onClose:c,children:l}){let[u,d]=B(!1),{reason:f,field:m}=ot(t),{ask:h,asking:g,wrong:v}=q(F(`correct.needs-network`)),{seen:y,trouble:b}=hn(n);return A`<${p} title=${e} onClose=${c}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),d(!f),f&&n&&h(async()=>{await M.ask(n.path,{method:n.method,match:n.match,body:{...n.body,reason:f}}),_(o??F(`correct.done`)),c(),s?.()})}}>
${l}
${n&&A`<${gn} seen=${y} trouble=${b} note=${a} />`}
${y&&m(u)}
${v}
${y&&A`<button class=${`button ${i?`danger`:`main`}`} disabled=${g}>${r}</button>`}
</form>
<//>`}function hn(e){let[t,n]=B({}),r=JSON.stringify(e);return j(()=>{if(!e)return;let t=!1,{path:i,method:a,match:o,body:s}=e,c={method:a,match:o,body:{...s,reason:`preview`}};return M.sendHeld().then(()=>M.ask(`${i}?preview=true`,c)).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function gn({seen:e,trouble:t,note:n}){let{state:r}=P();return t?A`<${ht} error=${t} needs=${F(`correct.needs-network`)} />`:e?A`<${an} seen=${e} state=${r} />${n&&A`<p class="note warn">${n}</p>`}`:A`<${S} />`}function _n(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function vn({changes:e,children:t,...n}){return A`<${Q} request=${e&&_n(e)} ...${n}>${t}<//>`}function yn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function bn(e,t,n,r){return[F(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function xn({one:e,state:t}){let[n,r]=B(!1);return A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${F(`correct.move`)}</button>
${n&&A`<${Sn} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function Sn({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=B(e),[o,s]=B({table:i,round:a}),c=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),u=e=>Object.fromEntries(c.map(t=>[t,e[t]])),d=c.length?[{id:r,new:u(o),seen:u({table:i,round:a})}]:null,f=te(t).map(e=>({value:e.id,text:F(`hall-table`,{label:e.label})})),p=Nt(t).map(e=>({value:e,text:F(`hall-round`,{round:e})}));return A`<${vn} title=${F(`correct.move`)} what="seats" yes=${F(`correct.move-yes`)} changes=${d} onClose=${n}>
<${l} label=${F(`correct.field.label`)} value=${o.table} options=${f} onChange=${e=>s({...o,table:e})} />
<${l} label=${F(`correct.round`)} value=${o.round} options=${p} onChange=${e=>s({...o,round:e})} />
<//>`}function Cn({state:e,hanchan:t,seat:n,onClose:r}){let i=z(),o=t.substitutes?.[n],[s,c]=B(o?`back`:`substitute`),[u,d]=B(``),f=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:F(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?Dn(e,t,i):En(e,t);return A`<${vn} title=${F(`correct.somebody-else`,{name:f})} what=${s===`substitute`?`substitute`:`seats`}
yes=${F(`correct.seat-yes`)} changes=${Tn(e,t,n,s,u)} onClose=${r}>
<${a} label=${F(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),d(``))} />
${s!==`back`&&A`<${l} label=${F(`correct.seat-who`)} value=${u} options=${[{value:``,text:F(`people.choose-player`)},...m]} onChange=${d} />`}
${s===`substitute`&&!u&&A`<${wn} onAdded=${d} />`}
${s===`substitute`&&A`<p class="soft">${F(`correct.substitute-text`)}</p>`}
<//>`}function wn({onAdded:e}){let[t,n]=B(``),{ask:r,asking:i,wrong:a}=q();return A`<${s} label=${F(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&A`<button class="button" type="button" disabled=${i} onClick=${()=>r(async()=>{let n=T(M.now());await M.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${F(`correct.add-name`,{name:t.trim()})}</button>`}${a}`}function Tn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function En(e,t){let n=new Set([t,...yn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return Y(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Dn(e,{id:n,round:r},i){return yn(e,r).filter(e=>e.id!==n&&!e.substitutes).flatMap(n=>t.map(t=>({value:`${n.id} ${t}`,text:`${e.players[n.seats[t]]?.name??`?`} · ${bn(e,n,t,i)}`})))}const On=[`bottom`,`right`,`top`,`left`];function kn({one:e,state:n}){let r=z(),[i,a]=B(null),[o,s]=B(null),[c,l]=B(null),u=t=>n.players[e.seats[t]]?.name??`?`,d=e=>{i?i===e?a(null):s(e):a(e)},f=()=>(a(null),s(null),l(null));return A`<section class="around stack" aria-label=${F(`hall-seats`)}>
<p class="soft" role="status">${F(i?`correct.tap-second`:`correct.tap-seat`,{name:i&&u(i)})}</p>
<ul class=${`seats ${i?`picking`:``}`}>
${t.map((t,a)=>A`<li key=${t} class=${`at-${On[a]}`}>
<button class=${`seat ${t===`east`?`dealer`:``}`} type="button" aria-pressed=${i===t} onClick=${()=>d(t)}>
<span class="wind"><${me} wind=${t} /><span class="unseen">${r.phrase(`seat-${t}`)}</span></span>
<strong class="who">${u(t)}</strong>
${e.substitutes?.[t]&&A`<span class="marks"><span class="badge info">${F(`correct.for`,{name:n.players[e.substitutes[t]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${i&&A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>l(i)}>${F(`correct.somebody-else`,{name:u(i)})}</button>`}
${i&&o&&A`<${vn} title=${F(`correct.swap`)} what="seats" yes=${F(`correct.swap-yes`)} changes=${[An(e,i,o)]} onClose=${f}>
<p><span class="who">${u(i)}</span> ⇄ <span class="who">${u(o)}</span></p>
<//>`}
${c&&A`<${Cn} state=${n} hanchan=${e} seat=${c} onClose=${f} />`}
</section>`}function An({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function jn({one:e,state:t}){let[n,r]=B(void 0),i=e.status?[`back`]:[Fn(t,e)&&`cancelled`,`void`].filter(Boolean);return A`${e.status&&A`<p class="note warn">${F(`over.${e.status}`)}</p>`}
${i.map(e=>A`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${F(`correct.status.${e}`)}</button>`)}
${n&&A`<${Mn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function Mn({one:e,state:t,way:n,onClose:r}){let[i,o]=B(`game`),s=n===`back`?null:n,c=n=>Nn(t,e,n).filter(n=>Pn(t,n,e,s)),l=[`game`,`round`,`day`].filter(e=>e===`game`||c(e).length>1).map(e=>({value:e,text:F(`correct.scope.${e}`,{count:c(e).length})})),u=c(i).map(({id:e,status:t=null})=>({id:e,new:{status:s},seen:{status:t}}));return A`<${vn} title=${F(`correct.status.${n}`)} what="status" yes=${F(`correct.status-yes.${n}`)} danger=${!!s} changes=${u} onClose=${r}>
<p>${F(`correct.status-text.${n}`)}</p>
${l.length>1&&A`<${a} label=${F(`correct.scope`)} value=${i} options=${l} onChange=${o} />`}
<//>`}function Nn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function Pn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Fn(e,t):!1}function Fn(e,t){return!e.results[t.id]&&!C(e,t).begun}function In({one:{id:e,name:t},state:n}){let[r,i]=B(!1),[a,o]=B(``),s=Ln(n,e),c=Y(Object.values(n.players)).filter(t=>t.id!==e&&![...Ln(n,t.id)].some(e=>s.has(e)));if(c.length===0)return null;let u=c.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${F(`correct.join`)}</button>
${r&&A`<${Q} title=${F(`correct.join-this`,{name:t})} what="joining" yes=${F(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${F(`correct.for-good`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>ge(`#/player/${a}`,{replace:!0})}>
<p>${F(`correct.join-text`,{name:t})}</p>
<${l} label=${F(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:F(`people.choose-player`)},...u]} />
<//>`}`}function Ln({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Rn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},zn={name:200,id_number:40,label:40,league_number:40},Bn={player:`id_number`,team:`name`,official:`league_number`};function Vn({kind:e,one:t,state:n}){let r=Wn(e,t),[i,a]=B({}),[o,c]=B(!1),l={...r,...i},u=Rn[e].filter(e=>l[e].trim()!==r[e]),d=u.filter(e=>e!==`team`&&!l[e].trim());return A`<form class="card" onSubmit=${e=>{e.preventDefault(),c(u.length>0&&d.length===0)}}>
${Rn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?A`<${Hn} key=${t} state=${n} value=${l.team} onChange=${r} />`:A`<${s} key=${t} label=${F(`correct.field.${t}`)} value=${l[t]} onInput=${r}
maxlength=${zn[t]} hint=${n.season&&t===Bn[e]?F(`correct.season`):void 0}
wrong=${d.includes(t)?F(`correct.empty`):void 0} />`})}
${u.length>0&&A`<button class="button main">${F(`correct.look`)}</button>`}
${o&&A`<${Un} kind=${e} one=${t} state=${n} changed=${u} stored=${r} values=${l} onClose=${()=>c(!1)} onDone=${()=>a({})} />`}
</form>`}function Hn({state:e,value:t,onChange:n}){let r=Y(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:F(`correct.no-team`)},...r];return A`<${l} label=${F(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&A`<a class="reach" href=${`#/correct/team/${t}`}>${F(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Un({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||F(`correct.none`);return A`<${Q} title=${F(`correct.title`)} what="correction" yes=${F(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>A`<div key=${e}>
<dt>${F(`correct.field.${e}`)}</dt>
<dd><${cn} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Wn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Rn[e].map(e=>[e,n[e]??``]))}function Gn({kind:e,one:t,name:n}){let[r,i]=B(!1);return A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${F(`correct.remove`)}</button>
${r&&A`<${Q} title=${F(`correct.remove-this`,{name:n})} what="removal" yes=${F(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>ee(`#/tables`)}>
<p>${F(`correct.remove-text`)}</p>
<//>`}`}function Kn({one:e,name:t,state:n}){let[r,i]=B(!1);return A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${F(`correct.remove`)}</button>
${r&&A`<${qn} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function qn({one:e,name:t,state:n,onClose:r}){let[i,o]=B(`game`),s=Object.values(n.hanchans).filter(({round:t})=>t===e.round),c=i===`round`?s.map(({id:e})=>e):[e.id],l=[{value:`game`,text:F(`correct.scope.game`)},{value:`round`,text:F(`correct.scope.round`,{count:s.length})}],u=F(`correct.remove-this`,{name:i===`round`?F(`hall-round`,{round:e.round}):t});return A`<${Q} title=${u} what="removal" yes=${F(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:c}}} onClose=${r} onDone=${()=>ee(`#/tables`)}>
<p>${F(`correct.remove-game`)}</p>
${s.length>1&&A`<${a} label=${F(`correct.scope`)} value=${i} options=${l} onChange=${o} />`}
<//>`}function Jn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=B(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return A`${n&&A`<p class="note warn">${F(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${F(`correct.${o}`)}</button>
${r&&A`<${Q} title=${F(`correct.${o}-this`,{name:t})} what=${o} yes=${F(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&A`<p>${F(`correct.withdraw-text`)}</p>`}
<//>`}`}function Yn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=P(),a=F(`correct.title`);if(!n||!r)return A`<${V} title=${a} />`;if(!N(i,[`director`]))return A`<${E} title=${a} up="#/tables"><p class="note warn">${F(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Xn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return A`<${v} title=${a} text=${F(`correct.nothing`)} up="#/people" />`;let c=Zn(r,s);return A`<${E} title=${F(`correct.this`,{name:c})} up=${Qn(e,s)}>
${Xn[e].map(t=>A`<${t} key=${s.id} kind=${e} one=${s} name=${c} state=${r} />`)}
<//>`}const Xn={player:[Vn,Jn,In,Gn],team:[Vn,Gn],table:[Vn,Gn],official:[Vn],hanchan:[kn,xn,jn,Kn]};function Zn(e,{name:t,label:n,round:r,table:i}){let a=F(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&F(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Qn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function $n({hanchan:e,end:t,label:n,onDone:i}){let{state:a}=P(),[o,s]=B(null),c=Object.values(a.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),l=t??c.sort((e,t)=>r(t,e)||(e.id<t.id?1:-1))[0];if(!l&&!o)return null;let{id:u,hand:d,how:f}=o??l,p=[ce(d),F(`hall-how.${f}`)].filter(Boolean).join(` · `);return A`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(l)}>${n??F(`correct.hand-end`)}</button>
${o&&A`<${Q} title=${F(`correct.hand-end-title`)} what="hand-end" yes=${F(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${u}/withdrawal`,body:{}}} onDone=${i} onClose=${()=>s(null)}>
<p><strong>${p}</strong></p>
<p>${F(`correct.hand-end-text`)}</p>
<//>`}`}function er({state:e,account:t,onClose:n}){let{book:r}=P(),i=r?.content.unit?`pts`:`P`,o=[i,e.settings.currency],[c,l]=B(i),[u,d]=B(`take`),[f,p]=B(``),m=X(),h=tr(c,f),g={account:t,unit:c,amount:u===`give`?-(h??0):h,waives:!1},_=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,v=f&&!h?F(c===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=U(e,t),b=u===`give`?`give`:Ot(c)?`take`:`fine`,x=o.map(e=>({value:e,text:F(Ot(e)?`fines.points`:`fines.money`,{unit:e})}));return A`<${Q} title=${F(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${F(`fines.do.${b}`,{amount:H(c,h??0)})}
request=${_} onClose=${n}>
<${a} label=${F(`fines.what`)} value=${c} options=${x} onChange=${l} />
<${a} label=${F(`fines.way`)} value=${u} options=${[`take`,`give`].map(e=>({value:e,text:F(`fines.way.${e}`)}))} onChange=${d} />
<${s} label=${F(`fines.amount`,{unit:c===`pts`?F(`fines.table-points`):c})} value=${f} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${p} />
<//>`}function tr(e,t){if(!Ot(e))return Se(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function nr({state:e,balance:{account:t,unit:n,amount:r},onClose:i}){let o=-r,[c,l]=B(()=>H(n,o).slice(n.length+1)),[u,d]=B(`cash`),[f]=B(()=>new Date(M.now()).toISOString()),p=X(),m=U(e,t),h=Se(n,c),g=!h||h>o?F(`fines.between`,{most:H(n,o)}):void 0,_={account:t,unit:n,amount:h,method:u,paid_at:f},v=g?null:{method:`PUT`,path:`refunds/${p(_)}`,body:_},y=H(n,h??0);return A`<${Q} title=${F(`fines.refund-to`,{name:m})} what="refund" yes=${F(`fines.refund-yes`,{amount:y})}
request=${v} done=${F(`fines.refunded`,{name:m,amount:y})} onClose=${i}>
<${s} label=${F(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${g} onInput=${l} />
<${a} label=${F(`fines.how`)} value=${u} options=${qe.map(e=>({value:e,text:F(`fines.method.${e}`)}))} onChange=${d} />
<//>`}function rr({state:e,account:t}){let{official:n}=P(),[r,i]=B(null);if(Zt(n,t.id))return null;let a=at(e,t.id).filter(({unit:e})=>!Ot(e)),o=n?.roles?.includes(`director`),s=[...Gt(n)?a.flatMap(or):[],...o?[ar(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return A`<div class="doing">
${s.map(({id:e,given:t})=>A`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${F(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&A`<${ir[r.id]} state=${e} ...${r.given} onTaken=${(t,n)=>sr(e,r.given.balance,n)} onClose=${()=>i(null)} />`}
</div>`}const ir={pay:lt,refund:nr,decide:er};function ar(e,t){return{id:e,given:t}}function or(e){return e.amount===0?[]:[ar(e.amount>0?`pay`:`refund`,{balance:e})]}function sr(e,{account:t,unit:n},r){_(F(`fines.taken`,{name:U(e,t),amount:H(n,r)}))}function cr({state:e,account:t,line:n,onClose:r}){return A`<${Q} title=${F(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${F(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${F(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${U(e,t)} · ${Ge(n)}</strong></p>
<//>`}function lr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function ur({state:e,balance:{account:t,unit:n},fine:r,most:i,onClose:a}){let[o,c]=B(()=>H(n,i).slice(n.length+1)),l=X(),u=Se(n,o),d=!u||u>i?F(`fines.between`,{most:H(n,i)}):void 0,f={account:t,unit:n,amount:-(u??0),waives:!0,fine:r},p=d?null:{method:`PUT`,path:`ledger/decisions/${l(f)}`,body:f},m={name:U(e,t),amount:H(n,u??0)};return A`<${Q} title=${F(`fines.waive-of`,m)} what="waiver" yes=${F(`fines.waive-yes`,m)}
request=${p} done=${F(`fines.waived`,m)} onClose=${a}>
<${s} label=${F(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${d} onInput=${c} />
<//>`}function dr({state:e,line:t,balance:n}){let{official:r}=P(),[i,a]=B(!1);if(t.unsent||!r?.roles?.includes(`director`)||Zt(r,n.account.id))return null;let o=fr(n,t);if(!o&&!pr(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return A`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${F(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&A`<${o?ur:cr} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function fr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return Ot(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:lr(t).get(n.cause_id)??0}function pr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function mr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return A`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&A`<p class="soft">${r}</p>`}
${i.length===0&&A`<p class="soft">${F(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>A`<li key=${e.key}><${hr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&A`<${g} title=${F(`dashboard.numbers`)}>${()=>A`<${_r} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function hr({row:{name:e,value:t,part:n=0,href:r},most:i}){return A`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${Z(t)}</strong>
<${gr} value=${t} part=${n} most=${i} />
${n>0&&A`<small>${F(`dashboard.part`,{count:Z(n)})}</small>`}
</a>`}function gr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return A`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&A`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function _r({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return A`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${F(`hall-rulings`)}</th>
${r&&A`<th scope="col">${F(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>A`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${Z(n)}</td>
${r&&A`<td>${Z(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function vr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:F(`hall-round`,{round:e})}));return[{value:``,text:F(`hall-any`)},...n]}function yr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function br({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=Sr(t,i.size>1?e=>wr(e,r):Cr);return t.length===0?null:A`<section class="card" aria-labelledby="spread">
<h2 id="spread">${F(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${F(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>A`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>A`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>A`<td key=${t.key}><${xr} count=${s.get(e+t.key)} most=${c} href=${Tr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function xr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return A`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${Z(e)}</strong>
</a>`}function Sr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Cr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function wr(e,t){let n=e.slice(0,10),r=oe(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Tr(e,t,{from:n,until:r}){return yr(e,{table:t,from:n,until:r})}function Er({state:e,changes:t}){return A`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${F(`dashboard.recharged`)}</h2>
<p class="soft">${F(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>A`<li key=${[t,r.id,i].join()}>
<span class="who">${U(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[I(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Dr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:F(e>1?`dashboard.from`:`dashboard.until`,{from:pe(e),until:pe(t)}),value:n,href:yr(r,{took:`${e}-${t}`})})),a=e?F(`dashboard.median`,{time:pe(t),count:e}):F(`dashboard.untimed`);return A`<${mr} id="taking" title=${F(`dashboard.taking`)} what=${F(`dashboard.time`)}
about=${`${a} ${F(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Or(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(h(n)).map(([t,n])=>[f(e,t),u(e,t,n)]);return[...r,...i]}function kr({cases:e}){return A`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${F(`dashboard.unlike`)}</h2>
<p class="soft">${F(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>A`<${Ar} key=${t} one=${e} />`)}
</section>`}function Ar({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=z(),o=i[0].rulings.length,s=Or(a,t,n);return A`<article class="stack case">
<h3>${k(a,e)}</h3>
${s.length>0&&A`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&A`<p class="note info">${F(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>A`<${jr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function jr({outcome:{penalties:e,rulings:t},most:n}){let r=z(),{state:i}=P(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=A`<span class="body outcome"><span>${L(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${Z(t.length)}</strong><${gr} value=${t.length} most=${n} /></span>`;return A`<${g} title=${o}>${()=>A`<${ne} rulings=${a} place empty=${F(`hall-none-found`)} />`}<//>`}function Mr(){let{tournament:e,state:t,official:n}=P();return!e||!t?A`<${V} title=${F(`dashboard.title`)} />`:le(n)?A`<${Nr} state=${t} />`:A`<${E} title=${F(`dashboard.title`)} up="#/log"><p class="note warn">${F(`dashboard.whose`)}</p><//>`}function Nr({state:e}){let[t,n]=B({day:``,round:``});return A`<${E} title=${F(`dashboard.title`)} up="#/log">
<div class="asked">
<${s} type="date" label=${F(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${l} label=${F(`dashboard.round`)} value=${t.round} options=${vr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Pr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Pr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=Ft(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return A`<${Lr} seen=${r} zone=${e.settings.time_zone} />
${i&&A`<${Fr} state=${e} body=${i} asked=${t} />`}`}function Fr({state:e,body:t,asked:n}){let r=z(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>yr(n,e),l=e=>({key:e.foul,name:k(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return A`<p role="status">${F(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${mr} id="fouls" title=${F(`dashboard.fouls`)} what=${F(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${mr} id="referees" title=${F(`dashboard.referees`)} what=${F(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${br} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${mr} id="otherwise" title=${F(`dashboard.otherwise`)} about=${F(`dashboard.otherwise-about`)} what=${F(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${kr} cases=${t.differently} />
<${Er} state=${e} changes=${t.recharged??[]} />
<${mr} id="escalations" title=${F(`dashboard.escalations`)} what=${F(`dashboard.status`)}
rows=${s.map(e=>Ir(e,c))} />
<${Dr} taking=${t.time_to_rule} asked=${n} />
</div>`}function Ir({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>x(`hall-escalation.${e}`)?F(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Lr({seen:{answer:e,fresh:t,trouble:n},zone:r}){jt();let i=e&&I(e.at,r);return!e&&!n?A`<${S} />`:n?A`<p class="note warn" role="status">${Xt(n)} ${F(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:A`<p class="soft">${F(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Rr=[`photo`,`note`];function zr({state:e,escalation:t,ruling:n}){let r=P(),{outbox:i}=r,[a,o]=B(null);if(j(()=>void M.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!Rr.includes(n)&&d(r)))return A`<p class="note bad">${F(`esc.stuck`)} <a href="#/outbox">${F(`hall-resolve`)}</a></p>`;let s=Be(r,t,n);return A`
${s===`decide`&&A`<${Ur} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&A`<button class="button main" type="button" onClick=${()=>o(Br)}>${F(`esc.do.appeal`)}</button>`}
${s===`reopen`&&A`<button class="button" type="button" onClick=${()=>o(Vr)}>${F(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&A`<p class="note warn">${F(`esc.${s}`)}</p>`}
${s===``&&A`<p class="soft">${F(`esc.wait.${t.status}`)}</p>`}
${a&&A`<${ze} what=${a.name} title=${F(`esc.do.${a.name}`)} text=${F(`esc.means.${a.name}`)} yes=${F(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await M.send(n,t.id,{reason:e,...i}),de(),_(F(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Br={kind:`appeal`,name:`appeal`},Vr={kind:`reopening`,name:`reopening`},Hr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Ur({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>A`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${F(`esc.do.${e.name}`)}</button>`;return A`
${u&&f(Hr(`amended`,`confirmed`),`main`)}
${f(Hr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${F(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Hr(`overturned`),`danger`)}
`}function Wr({ruling:e,rulings:t}){let n=z(),{state:r}=P(),[i,a]=[!0,!1].map(n=>t.filter(t=>qr(t,e)===n)),o=[...i,...a].slice(0,12);return A`<section class="stack">
<h2>${F(`esc.same-foul`)}</h2>
${t.length===0&&A`<p class="soft">${F(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>A`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ie(t.kind)}`}>${L(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,I(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&A`<span class="badge info">${F(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&A`<span class="badge warn">${F(`esc.other-revision`)}</span>`}
<${ve} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&A`<a class="reach" href=${`#/log?foul=${e.foul}`}>${F(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Gr(e,t,{offender:n}){return Yr(e,t,e=>e.offender.id===n.id)}function Kr(e,t,{foul:n}){return Yr(e,t,e=>e.foul===n)}function qr(e,t){return ue(Jr(e))===ue(Jr(t))}function Jr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Yr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return _e(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Xr({state:e,foul:t,escalation:n}){let r=Ft(`precedents?limit=20&foul=${t}`);return A`<section class="stack">
<h2>${F(`esc.precedents`)}</h2>
<${yt} seen=${r} what="precedents" />
${r.answer&&A`<${Qr} state=${e} items=${Zr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${F(`esc.search-precedents`)}</a>
</section>`}function Zr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Qr({state:e,items:t}){let n=z();return t.length===0?A`<p class="soft">${F(`esc.no-precedents`)}</p>`:A`<ul class="rows below precedents">
${t.map(t=>A`<li key=${t.ruling.id}><${$r} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function $r({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return A`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ie(n.kind)}`}>${L(t,n)}</strong>
<span>${k(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>A`<small key=${e}>${e}</small>`)}
${l.map(e=>A`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,I(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&A`<span class="badge">${F(`hall-status.${n.status}`)}</span>`}
${c&&A`<span class="badge warn">${F(`esc.revision-changed`)}</span>`}
${r.map(e=>A`<span class="badge" key=${e}>${F(`esc.why.${e}`)}</span>`)}
${s&&A`<span class="badge info">${Je(s)}</span>`}
</span>
</span>
</a>`}function ei({args:[e]}){let{tournament:t,state:n}=P();if(!t||!n)return A`<${V} title=${F(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?A`<${v} title=${F(`esc.one`)} text=${F(`esc.missing`)} up="#/escalations" />`:A`<${ti} state=${n} escalation=${r} ruling=${i} />`}function ti({state:e,escalation:t,ruling:n}){let r=z(),i=rt([n])[n.revision],a=D(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;Jt(s);let c=A`<${zr} state=${e} escalation=${t} ruling=${n} />`;return A`<${E} title=${k(r,n.foul)} up="#/escalations" actions=${c}>
<${st} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${rn(t)}</span> ${s&&A`<span class="soft">${Pe(t.escalated_at)}</span>`}</p>
<//>
<${kt} state=${e} escalation=${t} />
<section class="stack">
<h2>${F(`esc.so-far`)}</h2>
<${Ue} state=${e} events=${At(e,t)} />
</section>
<${tn} ruling=${n} />
${a?A`<${Ye} ruling=${n} spoken=${a} />`:A`<p class="soft">${F(`hall-no-book`)}</p>`}
<${Ae} state=${e} ruling=${n} />
<${Ie} state=${e} ruling=${n} />
<${tt} state=${e} ruling=${n} />
<section class="stack">
<h2>${F(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ne} rulings=${Gr(e,t,n)} place empty=${F(`esc.nothing-else`)} />
</section>
<${it} state=${e} id=${n.offender.id} />
<${Wr} ruling=${n} rulings=${Kr(e,t,n)} />
<${Xr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ni(){let{tournament:e,state:t}=P();return!e||!t?A`<${V} title=${F(`hall-escalations`)} />`:A`<${ri} state=${t} />`}function ri({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Jt(r.length>0),A`<${E} title=${F(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${F(`esc.precedents`)}</a></p>
${t.length===0&&A`<${w} text=${F(`esc.none`)}><a class="button" href="#/log">${F(`hall-log`)}</a><//>`}
<${ii} state=${e} title=${F(`esc.waiting`,{count:r.length})} escalations=${r} />
<${ii} state=${e} title=${F(`esc.decided-ones`)} escalations=${i} />
<//>`}function ii({state:e,title:t,escalations:n}){return n.length===0?null:A`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>A`<li key=${t.id}><${ai} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ai({state:e,escalation:t}){let n=z(),r=e.rulings[t.id],i=t.status===`open`,a=[F(`hall-table`,{label:r.table.label}),Oe(e,t),Pe(t.escalated_at)];return A`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${k(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${L(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${rn(t)}</span>
${!i&&A`<span class="badge info">${Je(t)}</span>`}
${t.unsent&&A`<span class="badge info">${F(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function oi({query:e}){let{tournament:t,state:n}=P();return!t||!n?A`<${V} title=${F(`esc.precedents`)} />`:A`<${si} state=${n} begun=${e.get(`foul`)??``} />`}function si({state:e,begun:t}){let n=z(),[r,i]=B(t in n.catalogue.fouls?t:``),[a,o]=B({}),[c,u]=B(``),[d,f]=B(``),p=e=>{i(e),o({})},m=e=>{e.preventDefault(),f(c.trim())},h=Ft(di(r,a,d)),g=h.answer?.body;return A`<${E} title=${F(`esc.precedents`)} up="#/escalations">
<p class="soft">${F(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${l} label=${F(`hall-filter.foul`)} value=${r} options=${[{value:``,text:F(`esc.any`)},...ui(n)]} onChange=${p} />
${r&&A`<${ci} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${s} type="search" label=${F(`esc.words`)} hint=${F(`esc.words-hint`)} value=${c} onInput=${u} maxlength="200" />
<button class="button">${F(`esc.search`)}</button>
</form>
<${yt} seen=${h} what="precedents" />
${g&&A`<${Qr} state=${e} items=${g.items} />`}
${g?.next&&A`<p class="note">${F(`esc.more`,{count:50})}</p>`}
<//>`}function ci({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=P();return i?i.table(t).used.map(t=>{let i=li(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&A`<${l} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:F(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function li({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function ui(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function di(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function fi({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return A`<${v} title=${F(`fines.title`)} text=${F(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=at(e,r.id).length===0;return A`<${E} title=${r.name} up="#/fines">
<p class="soft">${pi(e,t,r)}</p>
${a&&A`<p class="soft">${F(`fines.no-lines`)}</p>`}
${t===`player`&&A`<${en} state=${e} player=${r.id} />`}
<${pt} state=${e} id=${r.id} />
<${rr} state=${e} account=${i} />
${t===`player`&&A`<a class="button quiet" href=${`#/player/${r.id}`}>${F(`fines.to-player`)}</a>`}
<//>`}function pi(e,t,n){return t===`player`?[n.id_number&&F(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):F(`fines.kind.${t}`)}function mi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Lt(r).map(([e,t])=>H(e,t));return A`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${F(`fines.owing`)}</h2>
${r.length===0&&A`<p class="soft">${F(`fines.none`)}</p>`}
${r.length>0&&A`<p>${F(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>A`<li key=${gi(t)}><${_i} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&A`<p class="soft">${F(`fines.pays-first`)}</p>`}
</section>`}function hi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:A`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${F(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>A`<li key=${gi(t)}><${_i} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&A`<p class="soft">${F(`fines.gives-back`)}</p>`}
</section>`}function gi({account:e,unit:t}){return e.id+t}function _i({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=xt(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&F(`fines.since`,{time:I(o,e.settings.time_zone)}),c>0&&F(`fines.part-paid`,{amount:H(i,c)})],u=A`<span class="body who">${U(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?A`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:A`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function vi({args:[e,t]}){let{tournament:n,state:r}=P();return!n||!r?A`<${V} title=${F(`fines.title`)} />`:e===`cash`?A`<${Tt} state=${r} />`:t?A`<${fi} key=${t} state=${r} kind=${e} id=${t} />`:A`<${yi} state=${r} />`}function yi({state:e}){let{official:t}=P(),[n,r]=B(null),[i,a]=B(null),[o,s]=B(``);j(()=>void M.lookAround(),[]);let c=re(()=>nt(e),[e.ledger]),l=Gt(t);return A`<${E} title=${F(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&A`<${bi} state=${e} payment=${e.payments[o]} />`}</div>
<${mi} state=${e} balances=${c} onPay=${l&&r} />
<${hi} state=${e} balances=${c} onRefund=${l&&a} />
<${vt} state=${e} />
<${Bt} state=${e} />
<${wt} state=${e} official=${t} />
${l&&A`<a class="button" href="#/fines/cash">${F(`cash.title`)}</a><a class="button" href="#/reports">${F(`reports.link`)}</a>`}
${n&&A`<${lt} state=${e} balance=${n} onTaken=${s} onClose=${()=>r(null)} />`}
${i&&A`<${nr} state=${e} balance=${i} onClose=${()=>a(null)} />`}
<//>`}function bi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=U(e,{kind:n,id:r});return A`<p class="note info row">
<span class="body">${F(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${F(`fines.to-receipt`)}</a>
</p>`}function xi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:I(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return A`<p class="note bad" role="status"><strong>${F(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function Si({state:e,payment:t}){let{official:n}=P(),[r,i]=B(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Zt(n,e.merged[s]??s);if(d||f||p||!Gt(n))return null;let m=F(u?`fines.withdraw-refund`:`fines.withdraw`);return A`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&A`<${Q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${F(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${F(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${U(e,{kind:o,id:s})} · ${H(c,l)}</strong></p>
<p>${F(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function Ci({args:[e]}){let{tournament:t,state:n,official:r}=P();if(!t||!n)return A`<${V} title=${F(`fines.payment`)} />`;let i=n.payments[e];if(!i)return A`<${v} title=${F(`fines.payment`)} text=${F(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?F(`fines.payment`):Pt(i);return A`<${E} title=${a} up="#/fines">
<${xi} state=${n} payment=${i} />
<${wi} state=${n} payment=${i} />
${i.unsent&&A`<p class="note info" role="status">${F(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&A`<${Ti} hash=${i.hash} />`}
${!i.unsent&&Gt(r)&&A`<${Ei} payment=${i} />`}
<${Si} state=${n} payment=${i} />
<//>`}function wi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[F(l?`fines.paid-back-to`:`fines.payer`),U(e,{kind:n,id:r})],[F(`fines.amount-paid`),H(i,a)],[F(`fines.how`),F(`fines.method.${o}`)],[F(`fines.when`),I(s,e.settings.time_zone)],...c?[[F(l?`fines.why`:`fines.note-paid`),c]]:[]];return A`<dl class="facts">
${u.map(([e,t])=>A`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Ti({hash:e}){let t=Ne();return A`<figure class="big-code">
<${Xe} text=${`${t}/#/receipt/${e}`} label=${F(`fines.code`)} />
<figcaption>${F(`fines.photograph`)}</figcaption>
</figure>`}function Ei({payment:{id:e,receipt:t}}){let{live:n}=P(),{lang:r}=he(),[i,a]=B(0),{blob:o,url:s,failed:c}=Ut(()=>M.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);j(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return A`<p class="note warn" role="status">${F(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${F(`try-again`)}</button>`;if(!s||!o)return A`<p class="soft" role="status">${F(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return A`<div class="doing">
<a class="button main" href=${s} target="_blank">${F(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${F(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&A`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${F(`fines.share-page`)}</button>`}
</div>`}function Di(){let{tournament:e,state:t}=P();if(!e||!t)return A`<${V} title=${F(`hall-cards`)} />`;let n=A`<button class="button main" onClick=${()=>print()}>${F(`hall-print`)}</button>`;return A`<${E} title=${F(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${F(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${F(`reports.link`)}</a>
<ul class="codes">
${te(t).map(e=>A`<li key=${e.id}><${Oi} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Oi({table:e,name:t}){let{url:n,failed:r}=Ut(()=>M.tableCode(e.id),e.id),i=F(`hall-table`,{label:e.label});return A`<figure>
${n&&A`<img src=${n} alt=${F(`hall-code`,{label:e.label})} />`}
${r&&A`<p class="note warn">${F(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function ki(e,t,n){let{kind:r,body:i}=n,a=Ai[r]??Ai[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ai={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Mi(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Ni(t,n),...Mi(n)],phone:(e,t,{body:n})=>[Ni(t,n)],token:(e,t,{body:n})=>[n.name,Ni(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>ji(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[F(`journal.joined`,{name:$(t,n)??`?`})]:ji(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>ji(r,F(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,n,{subject:r,body:i})=>[Fi(n,r),...t.map(e=>$(n,i[`${e}_id`])),i.scheduled_at&&I(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Pi(e,n),photo:(e,t,{body:n})=>Pi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Pi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&F(`journal.outcome.${r.outcome}`),...Pi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ii(t,i)]},hand:(e,t,{subject:n,body:r})=>[F(`hall-how.${r.how}`),...Ii(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[F(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>U(t,e)),n.foul&&k(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&F(`help.over.${r.ended_how}`),...Ii(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[F(`journal.what.${n.what}`),n.person_id&&U(t,{kind:n.person_kind,id:n.person_id}),Fi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${pe(Math.abs(n.seconds))}`,Fi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&F(`journal.what.${r}`),$(t,i),Fi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Li(t,e)),fine:(e,t,{kind:n,body:r})=>[Li(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),F(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Li(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),F(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,F(`fines.method.${r}`),F(`cash.counted`,{amount:H(i,a)}),dt(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,n,{body:r})=>[Fi(n,r.hanchan_id),...t.map(t=>`${e.phrase(`seat-${t}`)} ${Z(r.points[t])}`)]};function ji({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&F(`journal.was`,{was:i}),t&&F(`journal.withdrawn`),n&&F(`journal.removed`)]}function Mi({roles:e}){return(e??[]).map(e=>F(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Ni(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Pi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[k(e,n),r.name,F(`hall-table`,{label:i.label}),L(e,t)]}function Fi(e,t){let n=e.hanchans[t??``];return n&&Re(e,n)}function Ii(e,{table:t,hand:n}={}){return[e.tables[t]&&F(`hall-table`,{label:e.tables[t].label}),ce(n)]}function Li(e,{account_kind:t,account_id:n,...r}){return`${U(e,{kind:t,id:n})} ${Ge(r)}`}const Ri=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function zi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Ki(e,t);if(n.startsWith(`ruling.`))return Vi(e,t);let[i]=await Yi(t,Bi(t));if(!i)return null;if(n===`result.corrected`)return{before:Ui(e,i.body),after:Ui(e,r)};let a=n===`hanchan.scheduled`?Wi:Gi;return{before:a(i.body),after:a(r)}}function Bi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Vi(e,t){let{kind:n,body:r}=t,[i]=await Yi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Hi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=L(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Or(e,t,n))}}}let[o]=await Yi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Hi(e,o)}:null}function Hi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=L(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Ri.filter(e=>(o[e]??null)!==null),c=Or(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Ui(e,{points:n,deposits:r,unranked:i,winless:a}){let o=t.map(t=>[e.phrase(`seat-${t}`),n[t]]);return{...Object.fromEntries(o),deposits:r,unranked:i.join(` `),winless:a?.join(` `)}}function Wi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Gi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Ki(e,t){let n=await Yi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:qi(e,r),after:qi(e,{...r,...t.body})}}function qi(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[F(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Ji(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[F(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Ji(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Yi({seq:e},t,n=1){return(await(await M.audit()).older(e,n,t)).entries}const Xi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Zi={ruling:`rulings`,player:`players`,table:`tables`};function Qi({state:e,entry:t,onSubject:n}){let r=z(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??F(`hall-unknown`):F(`journal.nobody`),l=ki(r,e,t),u=[F(`journal.number`,{seq:i}),I(a,e.settings.time_zone),c],d=A`<div class="body">
<h3>${ea(s)}</h3>
${l.length>0&&A`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return A`<${g} class="entry" title=${d}>
${()=>A`<${$i} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function $i({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Zi).find(([,t])=>o in e[t])??[];return A`<div class="stack">
<p class="pair">
${c&&A`<a class="button" href=${`#/${c}/${o}`}>${F(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${F(`journal.all-of-it`)}</button>
</p>
${(Xi.includes(a)||s.what===`corrected`)&&A`<${ta} state=${e} entry=${t} />`}
<h4>${F(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${F(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function ea(e){return x(`journal.kind.${e}`)?F(`journal.kind.${e}`):e}function ta({state:e,entry:t}){let n=z(),[r,i]=B(void 0);return j(()=>void zi(n,t).then(i,()=>i(null)),[]),r===void 0?A`<${S} />`:r===null?A`<p class="soft">${F(`journal.no-before`)}</p>`:A`<${gt} caption=${F(`journal.changes`)} heads=${[F(`journal.before`),F(`journal.after`)]}
before=${r.before} after=${r.after} />`}const na=`shinpan.alarm.`;function ra({inCall:e}){let{alarms:t,tournament:n}=P(),r=t?.at(-1);return r&&n&&A`<${ia} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ia({alarms:t,id:n,inCall:r}){let i=t.at(-1),[a,o]=B(()=>!r&&b(na+n)!==i.at);return j(()=>{aa(i)||e(220),de(600)},[]),A`<div role="alert">
<button class=${aa(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${oa} alarm=${i} /><span>${F(`alarm.${i.what}`)}</span><strong>${F(`alarm.open`)}</strong>
</button>
</div>
${a&&A`<${sa} alarms=${t} onClose=${()=>{ye(na+n,i.at),o(!1)}} />`}`}function aa({what:e}){return e===`restored`}function oa({alarm:e}){return A`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(aa(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function sa({alarms:e,onClose:t}){let{official:n}=P(),r=R(null);j(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return A`<dialog class=${aa(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${oa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${F(`alarm.${o}`)}</h2><p>${F(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${la} alarm=${i} />
<section><h3>${F(`alarm.meaning`)}</h3><p>${F(aa(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${F(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>A`<li key=${e}>${F(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${pa}>${F(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${F(`alarm.close`)}</button>
${a.map(e=>A`<${ca} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function ca({alarm:e}){let{what:t,seq:n}=e;return A`<section class="stack">
<h3>${F(`alarm.earlier`)} ${F(`alarm.${t}`)}</h3>
<p>${F(`alarm.${t}.said`,{seq:n})}</p>
<${la} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function la({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=P();return A`${e&&A`<${ua} mine=${e} theirs=${t} heads=${[F(`alarm.mine`),F(r)]} />`}
<p class="soft">${F(`alarm.found`,{time:I(n,i?.time_zone)})}</p>`}function ua({mine:e,theirs:t,heads:n}){let r=z(),{state:i}=P(),a=ki(r,i,e),o=t&&ki(r,i,t);return A`<div class="slips">
<${fa} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${fa} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&A`<${gt} caption=${F(`journal.changes`)} heads=${n} before=${da(e)} after=${da(t)} />`}`}function da({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function fa({title:e,entry:t,parts:n,others:r}){let{state:i}=P();return A`<section class="slip">
<h3>${e}</h3>
${t?A`<p><strong>${ea(t.kind)}</strong></p>
<ul>${n.map((e,t)=>A`<li key=${t}>${!r||r.includes(e)?e:A`<mark>${e}</mark>`}</li>`)}</ul>
<small>${F(`journal.number`,{seq:t.seq})} · ${I(t.at,i.settings.time_zone)}</small>`:A`<p><mark>${F(`alarm.nothing`)}</mark></p>`}
</section>`}async function pa(){let e=await M.evidence().catch(()=>null);if(!e)return _(F(`journal.unread`));let t=JSON.stringify(e,null,1);Ke(new Blob([t],{type:`application/json`}),`${M.snapshot.tournament?.slug}-log-evidence.json`)}function ma({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ha(i(`journal.kind.`).map(e=>({value:e.slice(13),text:F(e)}))),person:ha(a.map(({id:e,name:t})=>({value:e,text:t}))),table:te(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:F(`journal.this`)}]}};return A`<details class="fold" open=${!!t.subject}>
<summary>${F(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>A`<${l} key=${e} label=${F(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:F(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&A`<button class="button" type="button" onClick=${()=>n({})}>${F(`journal.clear`)}</button>`}
</div>
</details>`}function ha(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ga=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function _a(e,{kind:t,person:n,table:r,subject:i}){let a=ya(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=va(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function va({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ga)??[]]}function ya({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ba({result:{browser:e,server:t}}){return A`<div class="stack" role="status">
<${Sa} name=${F(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>F(`journal.found.${t}`,{seq:e})} />
${t&&A`<${Sa} name=${F(`journal.server`)} result=${t} whole="journal.rows-whole" line=${xa} />`}
</div>`}function xa({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?F(`hall-player`):x(`hall-role.${e}`)?F(`hall-role.${e}`):e);return x(`finding.${t}`)?F(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):A`<span lang="en">${r}</span>`}function Sa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return A`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=P().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?A`<p class="note bad"><strong>${e}</strong> ${F(`journal.another`,{seq:i.seq})} ${F(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?A`<p class="note"><strong>${e}</strong> ${F(a,{seq:i.seq})}</p>`:A`<div class="note bad stack">
<p><strong>${e}</strong> ${F(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>A`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&A`<p>${F(`journal.more`,{count:r-50})}</p>`}
</div>`}function Ca(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function wa({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ke(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Ta({onHead:e,onClose:t}){let n=R(null),[r,i]=B(``);return j(()=>{let t=new AbortController;return Yt(n.current,t.signal,t=>Ca(t)?(e(t),!0):!1,i),()=>t.abort()},[]),A`<${p} title=${F(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${F(`hall-viewfinder`)}></video>
${r&&A`<p class="note warn" role="status">${F(`journal.scan.${r}`)}</p>`}
<//>`}function Ea({state:e}){return A`<section class="card" aria-labelledby="proof">
<h2 id="proof">${F(`journal.proof`)}</h2>
<p class="unprinted">${F(`journal.proof-about`)}</p>
<${Da} />
<${g} title=${F(`journal.head`)}>${()=>A`<${ka} state=${e} />`}<//>
</section>`}function Da(){let{official:e}=P(),[t,n]=B(``),[r,i]=B(null),[a,o]=B(null),c=R(null);j(()=>()=>c.current?.abort(),[]);let[l,u]=B(!1),d=e=>{n(e),u(!1)},f=Ca(t),p=t.trim()&&!f?F(`journal.no-head`):``;return A`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;c.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=c.current;i(await Oa({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${s} label=${F(`journal.noted`)} hint=${F(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${F(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${F(`journal.verify`)}</button>
</form>
${a&&A`<div class="stack" role="status">
<progress aria-label=${F(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${F(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${F(`journal.stop`)}</button>
</div>`}
${r&&A`<${ba} result=${r} />`}
${l&&A`<${Ta} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Oa(e,t){let{prove:n}=await M.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?F(`journal.stopped`):Xt(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(M.ask(`audit${o}`,{timeout:12e4}))}}function ka({state:e}){let[t,n]=B(null),[r,i]=B(``),{online:a}=P();if(j(()=>{M.ask(`journal/head`).then(n,e=>i(Xt(e)))},[e.seq,a]),!t)return A`<p class=${r?`note warn`:`soft`} role="status">${r||F(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return A`<div class="stack head">
<p>${F(`journal.head-about`)}</p>
<figure><${Xe} text=${u} label=${F(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${o} rows=${[[F(`journal.number-of`),t.seq],[F(`journal.time`),t.at&&I(t.at,l)],[F(`journal.hash`),A`<code>${u}</code>`],[F(`journal.command`),A`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>wa(e.settings,t)}>${F(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${F(`hall-print`)}</button>
</p>
</div>`}const Aa=5e3;function ja({state:e}){let{online:t}=P(),[n,r]=B(null),[i,a]=B(``),[o,s]=B(null);return j(()=>{let e=()=>Ma().then(r,e=>a(Xt(e))),t=()=>M.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Aa),i=setInterval(t,Aa);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),A`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${F(`witness.title`)}</h2>
${o&&A`<p class="note warn" role="status">${F(`witness.unchecked`,{time:I(o,e.settings.time_zone)})}</p>`}
${n?A`<${Na} state=${e} answer=${n} />`:A`<p class="soft" role="status">${i||F(`loading`)}</p>`}
</section>`}async function Ma(){let e=await M.ask(`journal/witnesses`);return{...e,...await M.behindHead(e)}}function Na({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return A`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>A`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Fa(e,t.official_id)}</span>`)}
</p>
<p><strong>${F(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${F(`witness.about`)}</p>
${o.length>0&&A`<ul class="bullets">${o.map(t=>A`<li key=${t.key_id}>${Pa(e,t,i)}</li>`)}</ul>`}
</div>`}function Pa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??F(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return F(s,{...o,time:I(i,e.settings.time_zone)})}function Fa(e,t){return[...e.officials[t]?.name??`?`][0]}function Ia({query:e}){let{tournament:t,state:n}=P();if(!t||!n)return A`<${V} title=${F(`journal.title`)} />`;let r=Object.fromEntries(e);return A`<${La} key=${e.toString()} state=${n} asked=${r} />`}function La({state:e,asked:t}){let[n,r]=B(t),[i,a]=B(e.seq),o=JSON.stringify([n,i]);return A`<${E} title=${F(`journal.title`)} up="#/log">
<${Ea} state=${e} />
<${ja} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${F(`journal.entries`)}</h2>
<p class="soft">${F(`journal.kept`,{seq:e.seq})}</p>
<${ma} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&A`<button class="button" type="button" onClick=${()=>a(e.seq)}>${F(`journal.newer`,{count:e.seq-i})}</button>`}
<${Ra} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Ra({state:e,from:t,chosen:n,onSubject:r}){let i=re(()=>_a(e,n),[]),[a,o]=B([]),[s,c]=B(t+1),[l,u]=B(!1),d=R(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await M.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return j(()=>void f(),[]),l?A`<p class="note bad" role="alert">${F(`journal.unread`)}</p>`:s===t+1?A`<${S} />`:A`<ul class="entries">
${a.map(t=>A`<li key=${t.seq}><${Qi} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&A`<p class="soft" role="status">${F(`hall-none-found`)}</p>`}
${s!==null&&A`<button class="button" type="button" onClick=${f}>${F(`journal.older`)}</button>`}`}function za({state:e}){let t=K(`invitations`),n=A`<a class="button main" href="#/people/invite">${F(`people.invite`)}</a>`;return A`<${E} title=${F(`people.links`)} up="#/people" actions=${n}>
<${qt} of=${t}>
${t=>A`<${Ba} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Ba({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return A`${r.length===0&&A`<${w} text=${F(`people.no-links`)} />`}
<${Va} links=${r} zone=${n} state=${t} />
${i.length>0&&A`<${g} title=${F(`people.closed-count`,{count:i.length})}>
${()=>A`<${Va} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Va({links:e,zone:t,state:n}){return e.length===0?null:A`<ul class="rows">
${e.map(e=>A`<${Ua} key=${e.id} link=${e} zone=${t} whom=${n?Ha(n,e):F(`people.open-link`)} />`)}
</ul>`}function Ha(e,{official:t,player:n,roles:r,label:i}){return t?F(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?F(`people.for-player`,{name:e.players[n]?.name??`?`}):[W(r),i].filter(Boolean).join(` · `)}function Ua({link:e,zone:t,whom:n}){let[r,i]=B(!1),{ask:a,asking:o,wrong:s}=q();return A`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Wa(e,t)}</small></span>
${!e.closed&&A`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${F(`people.withdraw`)}</button>`}
</div>
${s}
${r&&A`<${Me} title=${F(`people.withdraw-ask`)} text=${F(`people.withdraw-text`)} yes=${F(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>M.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Wa({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?F(`people.any-number`):F(`people.uses-left`,{left:t,uses:e});return r?[F(`people.closed.${r}`),a].join(` · `):[a,n?F(`people.until`,{time:I(n,i)}):F(`people.no-end`)].join(` · `)}function Ga({made:e,state:t,up:n,onMore:r}){let[i,a]=B(e.link),o=e.limits??Wa(e,t.settings.time_zone),s=A`<button class="button" type="button" onClick=${r}>${F(`people.another`)}</button>
<a class="button main" href=${n}>${F(`people.done`)}</a>`;return A`<${E} title=${F(`people.link-made`)} up=${n} actions=${s}>
<${De} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ka(t,e)}</strong></p>
<figure class="big-code"><${Xe} text=${i} label=${F(`people.code`)} /></figure>
<${nn} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${qa} made=${e} />
<${ft} label=${F(`people.link`)} text=${i} />
<p class="note warn">${F(`people.link-once`)}</p>
<//>`}function Ka(e,{official:t,player:n,roles:r,name:i}){return n?F(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?F(`people.becomes-named`,{name:i,roles:W(r)}):t?F(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):F(`people.becomes`,{roles:W(r)})}function qa({made:e}){let{items:t}=K(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return A`<p role="status">${n>0&&A`<span class="badge">${F(`people.arrived`,{count:n})}</span>`}</p>`}const Ja=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ya({state:e,query:t}){let[n,r]=B(null),i=async e=>r({...e,addresses:await $e()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=F(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?A`<${Ga} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:A`<${E} title=${c} up=${s}>
${a?A`<${$a} official=${e.officials[a]} onMade=${i} />`:o?A`<${eo} player=${e.players[o]} onMade=${i} />`:A`<${Xa} onMade=${i} />`}
<//>`}function Xa({onMade:e}){let[t,n]=B(`name`),r=[`name`,`role`].map(e=>({value:e,text:F(`people.by.${e}`)}));return A`<${a} label=${F(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?A`<${Za} onMade=${e} />`:A`<${Qa} onMade=${e} />`}`}function Za({onMade:e}){let[t,n]=B(``),[r,i]=B([]),a=X();return A`<${to} lacks=${e=>({name:e&&!t.trim()?F(`people.name-missing`):``,roles:e&&r.length===0?F(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await M.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};await e({link:(i.join?i:await J(`invitations`,a(o),o,`join`)).link,official:i.id,name:i.name,roles:i.roles,limits:F(`people.one-phone`)})}}>
${e=>A`<${s} label=${F(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Wt} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${F(`people.by-name-text`)}</p>`}
<//>`}function Qa({onMade:e}){let[t,n]=B([]),[r,i]=B(`5`),[a,o]=B(240),[c,l]=B(``),u=X();return A`<${to} lacks=${e=>({roles:e&&t.length===0?F(`people.role-missing`):``,uses:e&&!(ro(r)>=1&&ro(r)<=500)?F(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:ro(r),minutes:a,label:c.trim()};await e(await J(`invitations`,u(n),n,`join`))}}>
${e=>A`<${Wt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${s} label=${F(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${no} value=${a} onChange=${o} />
<${s} label=${F(`people.label`)} hint=${F(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${F(`people.by-role-text`)}</p>`}
<//>`}function $a({official:e,onMade:t}){let[n,r]=B(60),i=X();return e?A`<${to} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await J(`invitations`,i(r),r,`join`))}}>
${()=>A`<p>${F(`people.becomes-phone`,{name:e.name})}</p><${no} value=${n} onChange=${r} />`}
<//>`:A`<p class="note warn">${F(`people.nobody`)}</p>`}function eo({player:e,onMade:t}){let n=X();return e?A`<${to} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await J(`invitations`,n(r),r,`join`))}}>${()=>A`<p>${F(`people.own-text`,{name:e.name})}</p>`}<//>`:A`<p class="note warn">${F(`people.nobody`)}</p>`}function to({make:e,lacks:t=()=>({}),children:n}){let[r,i]=B(!1),{ask:a,asking:o,wrong:s}=q();return A`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${F(`people.make-link`)}</button>
</form>`}function no({value:e,onChange:t}){let n=Ja.map(([e,t,n])=>({value:n,text:oe(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return A`<${l} label=${F(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function ro(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const io=`referee`;function ao({state:e}){let[t,n]=B(null),r=K(`phones`);return t?A`<${co} made=${t} name=${e.settings.name} />`:A`<${E} title=${F(`people.sheet`)} up="#/people">
<${qt} of=${r}>${t=>A`<${oo} there=${po(e)} away=${uo(e,t)} onMade=${n} />`}<//>
<//>`}function oo({there:e,away:t,onMade:n}){let[r,i]=B(``),[a,o]=B({}),{ask:c,asking:l,wrong:u}=q(),d=X(),f=e.map(({name:e})=>e),[p,m]=[!0,!1].map(e=>fo(r).filter(t=>f.includes(t)===e)),h=[...m.map(e=>({name:e,roles:[a[e]??io]})),...t];return A`<${s} long label=${F(`people.sheet-names`)} hint=${F(`people.sheet-hint`)} value=${r} onInput=${i} autocomplete="off" />
${h.length>0&&A`<ul class="rows" aria-label=${F(`people.sheet-who`)}>
${m.map(e=>A`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${so} name=${e} value=${a[e]??io} onChange=${t=>o({...a,[e]:t})} /></li>`)}
${t.map(e=>A`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${W(e.roles)} · ${F(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${p.length>0&&A`<p class="note warn" role="status">${F(`people.sheet-known`,{names:O(p)})}</p>`}
${u} ${l&&A`<${S} text=${F(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${l||h.length===0} onClick=${()=>c(async()=>{let e=await $e(),t=[];for(let e of h)t.push({...e,link:await lo(e,d)});n({codes:t,found:e})})}>${F(`people.sheet-make`,{count:h.length})}</button>`}function so({name:e,value:t,onChange:n}){let r=It.map(e=>({value:e,text:F(`hall-role.${e}`)}));return A`<${l} label=${F(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function co({made:{codes:e,found:t},name:n}){let[r,i]=B(()=>new URL(e[0].link).origin),a=e=>e.replace(new URL(e).origin,r),o=A`<button class="button main" type="button" onClick=${()=>print()}>${F(`hall-print`)}</button>`;return A`<${E} title=${F(`people.sheet`)} up="#/people" actions=${o}>
<div class="unprinted stack">
<${De} link=${a(e[0].link)} cure=${t?.cure} />
<p class="note warn">${F(`people.sheet-once`)}</p>
<${nn} link=${a(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>A`<li key=${e.link}>
<figure>
<${Xe} text=${a(e.link)} label=${F(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${W(e.roles)}</span><small>${n} · ${F(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function lo({name:e,roles:t,official:n},r){let i={name:e,roles:t},a=n?null:await M.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(a?.join)return a.link;let o={official:n??a.id,minutes:10080,label:e};return(await J(`invitations`,r(o),o,`join`)).link}function uo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return po(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function fo(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function po(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const mo={name:200,id_number:40};function ho({state:e}){return A`<${_o} kind="player" title=${F(`people.new`)} state=${e} />`}function go({state:e}){return A`<${_o} kind="team" title=${F(`people.new-team`)} state=${e} />`}function _o({kind:e,title:t,state:n}){let[r,i]=B({name:``,id_number:``,team:``}),[a,o]=B(!1),c=X(),{ask:u,asking:d,wrong:f}=q(),p=Y(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),m=e===`player`,h=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),s=t.currentTarget.querySelector(`input`);if(o(!a.name),!a.name)return s.focus();u(async()=>{await M.ask(`${e}s/${c(a)}`,{method:`PUT`,body:a}),c.forget(a),_(F(`people.added`,{name:a.name})),i({...r,name:``,id_number:``}),s.focus()})},g=(e,t)=>A`<${s} label=${F(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${mo[e]}
onInput=${t=>i({...r,[e]:t})} ...${t} />`;return A`<${E} title=${t} up="#/people/players">
<form class="stack" onSubmit=${h} novalidate>
${g(`name`,{wrong:a&&!r.name.trim()?F(`people.name-missing`):void 0})}
${m&&g(`id_number`,{hint:F(`people.number-hint`)})}
${m&&p.length>0&&A`<${l} label=${F(`correct.field.team`)} value=${r.team} options=${[{value:``,text:F(`correct.no-team`)},...p]}
onChange=${e=>i({...r,team:e})} />`}
${f}
<button class="button main" disabled=${d}>${F(`people.add`)}</button>
</form>
<//>`}function vo({whom:e,name:t,zone:n}){let r=K(`phones`),i=K(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return A`<section class="stack">
<h2>${F(`people.phones`)}</h2>
<${qt} of=${r}>
${e=>A`<${yo} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&A`<${Va} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${F(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function yo({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>A`<ul class="rows">
${e.map(e=>A`<${bo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return A`${i.length?a(i):A`<p class="soft">${F(`people.no-phone`)}</p>`}
${r.length>0&&A`<${g} title=${F(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function bo({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=B(!1),{ask:d,asking:f,wrong:p}=q(),m=c?F(`people.by-account`):Co(i??``),h=()=>{u(!1),d(async()=>{await M.ask(`phones/${r}/cut-off`,{method:`PUT`}),_(F(`people.cut-off-done`))})},g=[F(`people.since`,{time:I(a,n)}),o&&!s&&F(`people.seen`,{day:oe(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&F(`people.cut-off-at`,{time:I(s,n)})];return A`<li>
<div class="row">
<span class="body"><strong>${m}</strong><small>${g.filter(Boolean).join(` · `)}</small></span>
${!s&&A`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${F(`people.cut-off-this`,{phone:m})} onClick=${()=>u(!0)}>${F(`people.cut-off`)}</button>`}
</div>
${p}
${l&&A`<${Me} title=${F(`people.cut-off-ask`,{name:t,phone:m})} text=${F(`people.cut-off-text`,{name:t})}
yes=${F(`people.cut-off`)} danger onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}const xo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],So=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Co(e){return[xo,So].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function wo({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},u]=B(o),d=R(o),f=R(null),{ask:p,asking:m,wrong:h}=q(),g=e=>u(d.current=e);j(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,g(o))},[i,a.join(),!!h]);let v=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??o};await M.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}_(F(`people.saved`))},y=e=>{g({...d.current,...e}),p(v)},b=Y(Object.values(e.players));return A`<section class="card">
<h2>${F(`people.partial`)}</h2>
<p class="soft">${F(`people.partial-text`)}</p>
<${l} label=${F(`people.plays-as`,{name:r})} value=${s??``} options=${Eo(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${To} players=${b.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${h}
</section>`}function To({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return A`${r.length>0&&A`<ul class="rows">
${r.map(({id:e,name:t})=>A`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${F(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${F(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${l} key=${t.join()} label=${F(`people.conflict-add`)} value="" options=${Eo(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Eo(e,t){return[{value:``,text:F(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Do({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return A`<${v} title=${F(`people.title`)} text=${F(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?A`<${E} title=${i} up=${r}>
<p>${W(a)}</p>
<p class="note warn">${F(`people.revoked-at`,{time:I(o,e.settings.time_zone)})}</p>
<//>`:A`<${E} title=${i} up=${r}>
<p>${W(a)}</p>
<${vo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${F(`correct.link`)}</a>
<${Oo} key=${a.join()} official=${n} />
<${wo} state=${e} official=${n} />
<${ko} official=${n} />
<//>`}function Oo({official:{id:e,roles:t}}){let[n,r]=B(t),[i,a]=B(``),{ask:o,asking:s,wrong:c}=q(),l=[...n].sort().join()===[...t].sort().join();return A`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:F(`people.role-missing`)),n.length&&o(async()=>{await M.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),_(F(`people.saved`))})}}>
<h2>${F(`people.roles-change`)}</h2>
<p class="soft">${F(`people.roles-late`)}</p>
<${Wt} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&A`<button class="button main" disabled=${s}>${F(`people.save`)}</button>`}
</form>`}function ko({official:{id:e,name:t}}){let[n,r]=B(!1),{ask:i,asking:a,wrong:o}=q();return A`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${F(`people.revoke-this`,{name:t})}
</button>
${n&&A`<${Me} title=${F(`people.revoke-ask`,{name:t})} text=${F(`people.revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>M.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Ao({state:e}){let[t,n]=B(``),{items:r}=K(`invitations`),i=t.trim().toLocaleLowerCase(),a=Y(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return A`<${E} title=${F(`people.players`)} up="#/people">
<p>${F(`people.players-text`)}</p>
<${s} type="search" label=${F(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?A`<${w} text=${F(`people.nobody`)} />`:A`<${w} text=${F(`people.no-players`)}><${Kt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>A`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&A`<span class="badge warn">${F(`standings.withdrawn`)}</span>`}
${o.has(e)&&A`<span class="badge">${F(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${F(`people.new`)}</a>
${!i&&A`<${jo} state=${e} />`}
<//>`}function jo({state:e}){let t=Y(Object.values(e.teams));return t.length===0?null:A`<section class="stack">
<h2>${F(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>A`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Mo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?A`<${E} title=${n.name} up=${r}>
<p>${F(`people.own-text`,{name:n.name})}</p>
<${vo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${F(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${F(`people.erase`)}</a>
<//>`:A`<${v} title=${F(`people.players`)} text=${F(`people.nobody`)} up=${r} />`}function No({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return A`<${v} title=${F(`erasing.title`)} text=${F(`people.nobody`)} up="#/people/players" />`;let a=r?F(`erasing.title-one`,{name:r.name}):F(`erasing.title`);return A`<${E} title=${a} up=${i}>
<p>${F(`erasing.text`)}</p>
${e.season&&A`<p class="note warn">${F(`erasing.season`)}</p>`}
<p class="soft">${F(`erasing.other-places`)}</p>
<${Fo} player=${n} names=${Po(r?[r]:Y(Object.values(e.players)))} />
<${Io} zone=${e.settings.time_zone} />
<//>`}function Po(e){let t=O(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?F(`erasing.and-more`,{names:t,count:n}):t}function Fo({player:e,names:t}){let[n,r]=B(!1),[i,a]=B(!1),[o,s]=B(!1),{ask:c,asking:l,wrong:u}=q(),d=X();return A`<div class="stack">
${!e&&A`<${be} label=${F(`erasing.texts`)} hint=${F(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${be} label=${F(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${F(`erasing.erase`)}
</button>
${o&&A`<${Me} title=${F(`erasing.ask`)} text=${F(`erasing.ask-text`,{names:t})} yes=${F(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await M.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),_(F(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function Io({zone:e}){let{items:t}=K(`erasures`);if(!t?.length)return null;let n=oe(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return A`<section class="stack">
<h2>${F(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>A`<li key=${e} class="row">
<span class="body">
<strong>${t?F(`erasing.some`,{count:t.length}):F(`erasing.everybody`)}</strong>
<small>${[F(`erasing.names`),r&&F(`erasing.texts`),i&&F(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Lo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ro({state:e}){let t=K(`api-tokens`),[n,r]=B(!1),i=!n&&A`<button class="button main" type="button" onClick=${()=>r(!0)}>${F(`people.token-new`)}</button>`;return A`<${E} title=${F(`people.tokens`)} up="#/people" actions=${i}>
<p>${F(`people.tokens-text`)}</p>
${n&&A`<${Ho} state=${e} onDone=${()=>r(!1)} />`}
<${qt} of=${t}>${t=>A`<${zo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function zo({tokens:e,state:t}){let n=e.filter(Bo),r=e.filter(e=>!Bo(e)),i=e=>A`<ul class="rows">
${e.map(e=>A`<${Vo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return A`${r.length?i(r):A`<${w} text=${F(`people.no-tokens`)} />`}
${n.length>0&&A`<${g} title=${F(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Bo({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=M.now()}function Vo({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=B(!1),{ask:u,asking:d,wrong:f}=q(),p=()=>{l(!1),u(()=>M.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=I(s??o,t.settings.time_zone);return A`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${F(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${O(a.map(e=>F(`people.scope.${e}`)))}</small>
<small>${F(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!Bo(e)&&A`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${F(`people.revoke`)}</button>`}
</div>
${f}
${c&&A`<${Me} title=${F(`people.token-ask`,{name:r})} text=${F(`people.token-revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Ho({state:e,onDone:t}){let n=P().official.id,[r,i]=B({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=B(!1),[c,u]=B(``),d=X(),{ask:f,asking:p,wrong:m}=q(),h=Uo(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:ro(r.days)};Object.values(h).some(Boolean)||f(async()=>u((await J(`api-tokens`,d(t),t,`token`)).token))};if(c)return A`<${Wo} token=${c} name=${r.name} onDone=${t} />`;let v=Y(Object.values(e.officials).filter(({revoked_at:e})=>!e));return A`<form class="card stack" onSubmit=${_} novalidate>
<h2>${F(`people.token-new`)}</h2>
<${s} label=${F(`people.token-name`)} hint=${F(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${l} label=${F(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Dt} label=${F(`people.scopes`)} names=${Lo} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>A`${F(`people.scope.${e}`)}<br /><small class="soft">${F(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${s} label=${F(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${F(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${F(`cancel`)}</button>
</div>
</form>`}function Uo({name:e,scopes:t,days:n}){return{name:e.trim()?``:F(`people.token-name-missing`),scopes:t.length?``:F(`people.scope-missing`),days:ro(n)>=1&&ro(n)<=366?``:F(`people.days-wrong`,{most:366})}}function Wo({token:e,name:t,onDone:n}){return A`<section class="card stack" role="status">
<h2>${F(`people.token-made`,{name:t})}</h2>
<${ft} label=${F(`people.token`)} text=${e} />
<p class="note warn">${F(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${F(`people.done`)}</button>
</section>`}const Go={erase:No,invite:Ya,links:za,more:Rt,new:ho,"new-team":go,players:Ao,player:Mo,sheet:ao,teams:Ao,tokens:Ro};function Ko({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=P();if(!r||!i)return A`<${V} title=${F(`people.title`)} />`;if(!N(a,[`director`]))return A`<${E} title=${F(`people.title`)} up="#/tables"><p class="note warn">${F(`people.directors`)}</p><//>`;let o=e===``?bt:Object.hasOwn(Go,e)?Go[e]:Do;return A`<${o} state=${i} id=${t||e} query=${n} /><${Ze} />`}const qo=[`director`,`head-referee`,`referee`,`arbiter`],Jo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...qo,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...qo,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...qo,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:qo}],Yo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...qo,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Xo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Zo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Qo={pantheon:`jsonl`,calendar:`ics`},$o=[`xlsx`,`csv`];function es(){let{tournament:e,state:t,official:n}=P();if(!e||!t)return A`<${V} title=${F(`reports.title`)} />`;let r=cs(n,Xo);return A`<${E} title=${F(`reports.title`)} up="#/tables">
<${ts} title=${F(`reports.before`)} papers=${cs(n,Jo)}>${N(n,qo)&&A`<${ns} />`}<//>
<${ts} title=${F(`reports.after`)} papers=${cs(n,Yo)} />
${r.length>0&&A`<${is} sheets=${r} />`}
${N(n,[`director`,`finance`])&&A`<${os} />`}
${N(n,[`director`])&&A`<${ss} />`}
<//>`}function ts({title:e,papers:t,children:n}){let r=Ce();return A`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>A`<${ct} key=${e} name=${F(`reports.paper.${e}`)} hint=${F(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function ns(){let{state:e}=P(),t=Ce(),[n,r]=B(``),i=rs(e),o=[{value:``,text:F(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],s=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return A`<${ct} name=${F(`reports.paper.slips`)} hint=${F(`reports.about.slips`)} path=${s} file=${`${t}-score-slips.pdf`}>
${i.length>1&&A`<${a} label=${F(`reports.of-round`)} value=${n} options=${o} onChange=${r} />`}
<//>`}function rs({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function is({sheets:e}){let t=Ce(),[n,r]=B(`xlsx`);return A`<section class="stack">
<h2>${F(`reports.sheets`)}</h2>
<${a} label=${F(`reports.form`)} value=${n} onChange=${r}
options=${$o.map(e=>({value:e,text:F(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>A`<${ct} key=${e} name=${F(`reports.sheet.${e}`)} path=${as(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function as(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function os(){let e=Ce(),t=[...Zo.map(e=>({id:e,form:`csv`})),...Object.entries(Qo).map(([e,t])=>({id:e,form:t}))];return A`<section class="stack">
<h2>${F(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>A`<${ct} key=${t} name=${F(`reports.tool.${t}`)} hint=${F(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function ss(){let e=Ce();return A`<section class="stack">
<h2>${F(`reports.journal`)}</h2>
<ul class="rows">
<${ct} name=${F(`reports.journal-whole`)} hint=${F(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function cs(e,t){return t.filter(({roles:t})=>N(e,t))}const ls={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function us({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:F(`enrol.passed-over`)},...ls[e].map(e=>({value:e,text:F(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return A`<div class="stack">
${t.map(({heading:e,column:t},n)=>A`<${l} key=${n} label=${e||F(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const ds={wrong:`bad`,changed:`warn`,new:`info`,known:``};function fs({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ds).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&A`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>A`<li class="item" key=${t}><${ps} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ps({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return A`<p><strong>${F(`import.row`,{number:r})}</strong> <span class=${`badge ${ds[i]}`}>${F(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>A`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ms} mistake=${e} /></p>`)}`}function ms({mistake:{kind:e,values:t,message:n,cure:r}}){let i=z();if(!x(`mistake.${e}`))return A`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?Z(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return F(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function hs({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return A`<${_s} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?vs(n[e]):A`${vs(r[e]||F(`correct.none`))} → <strong>${vs(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return A`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>A`${t>0&&` · `}${e}`)}</p>
${i.length>0&&A`<p class="note warn">${F(`enrol.similar`,{names:O(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function gs({players:e}){return A`<p class="soft">${F(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>A`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function _s({state:e,cells:n}){let r=z(),i=Object.values(e.players),a=e=>i.find(t=>t.id_number===e)?.name??``,o=[F(`hall-round`,{round:n.round}),F(`hall-table`,{label:n.table}),n.scheduled_at];return A`<p><strong>${o.filter(Boolean).map(vs).join(` · `)}</strong></p>
<p class="soft">${t.map(e=>vs(`${r.phrase(`seat-${e}`)} ${n[e]} ${a(n[e])}`.trim())).join(` · `)}</p>`}function vs(e){return e.length>80?`${e.slice(0,80)}…`:e}function ys({state:e,row:{hanchan:n,points:r}}){let i=z(),a=e.hanchans[n];return A`${a&&A`<p><a class="reach" href=${`#/result/${n}`}>${Re(e,a)}</a></p>`}
${r&&A`<p class="soft">${t.map(e=>`${i.phrase(`seat-${e}`)} ${Z(r[e])}`).join(` · `)}</p>`}`}function bs(e,t){let[n,r]=B(()=>b(e)??``),[i,a]=B(null),[o,s]=B({}),[c,l]=B({}),[u,d]=B(``),[f,p]=B(null),m=()=>{l({}),p(null)},h=t=>{r(t.text??``),a(t.file??null),s({}),m(),ye(e,t.text||null)},g=async(r,a={},c=o)=>{d(r),p(null),s(c);try{let o=r===`look`,s={...i?{file:await Ts(i)}:{csv:n},...c,...a},u=await M.ask(t[r],{method:`POST`,body:s,timeout:9e4});l(o?{looked:u}:{done:u}),!o&&u.wrong===0&&ye(e,null)}catch(e){p(e),e.status===422&&l({})}finally{d(``)}},_=e=>g(`look`,{},{...o,...e});return{text:n,file:i,isGiven:i!==null||n.trim()!==``,give:h,chosen:o,setChosen:s,...c,busy:u,wrong:f,setWrong:p,forget:m,ask:g,look:_}}function xs({wrong:e}){if(e.problem)return A`<div role="alert">
<${mt} problem=${e.problem} />
</div>`;let t=e.tooLarge?F(`import.too-large`):`${F(navigator.onLine?`live.unreached`:`no-network`)}. ${F(`import.again`)}`;return A`<p class="note bad" role="alert">${t}</p>`}function Ss({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?A`<button
class="row card"
type="button"
aria-label=${F(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${F(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${c} name="close" />
</button>`:A`<label class="button photo"
>${F(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ws(t)),e.value=``}}
/></label>
<${s}
long
label=${F(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Cs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ws(e){let t=new Uint8Array(await e.arrayBuffer()),n=Cs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ts(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Es=[`number`,`name`,`order`],Ds=[`columns`,`no-headings`];function Os({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),s=t.left_out.filter(({why:e})=>e===`dropped`).length,c=[t.worksheet&&F(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&F(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>F(`read.counted.${e}`)),t.named_by&&F(`read.named-by.${t.named_by}`),s>0&&F(`read.dropped`,{count:s})].filter(Boolean),u=Ds.includes(t.format)&&r.length>0;return A`<div class="note info">
<p>
<strong
>${F(`read.as`,{format:F(`read.format.${t.format}`)})}</strong
>
</p>
${c.length>0&&A`<p class="soft">${c.join(` · `)}</p>`}
</div>
${o.length>0&&A`<p class="note warn">${F(`read.not-four`,{rows:O(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&A`<${g} title=${F(`read.otherwise`)}
>${()=>A`<div class="stack">
${t.alternatives.length>0&&A`<${l}
label=${F(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:F(`read.format.${e}`)}))}
/>`}
${t.named_by&&A`<${l}
label=${F(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Es.map(e=>({value:e,text:F(`read.named-by.${e}`)}))}
/>`}
${u&&A`<${us} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function ks({names:e,sheet:t}){return A`<fieldset>
<legend>${F(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>A`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const As=[`players`,`seating`];function js({kind:e}){let{tournament:t,state:n,official:r}=P(),i=F(`enrol.title.${e}`);return!t||!n?A`<${V} title=${i} />`:N(r,[`director`])?A`<${Ms} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:A`<${E} title=${i} up="#/tables"><p class="note warn">${F(`enrol.not-you`)}</p><//>`}function Ms({kind:e,title:t,state:n,place:r}){jt();let i=bs(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d,chosen:f}=i,[p,m]=B(null),[h,_]=B(!1),{reason:v,field:y}=ot(`correction`),b=o??s,{lacking:x,worksheets:C,headings:w}=l?.problem??{},T=p??b?.columns??w??[],D=e=>{d(),m(e),i.setChosen({...f,columns:e.map(({column:e})=>e)})},ee={...i,give:e=>(m(null),i.give(e))},te=()=>{let e=o.changed>0;_(e&&!v),(!e||v)&&u(`bring`,e?{reason:v}:{})},ne=As.find(t=>t!==e);return A`<${E} title=${t} up="#/tables">
<${Ss} sheet=${ee} hint=${F(`enrol.hint.${e}`)} />
${x&&A`<p class="note bad" role="alert">${F(`enrol.lacking`,{names:O(x.map(Ns))})}</p>`}
${C&&A`<${ks} names=${C} sheet=${i} />`}
${l&&!x&&!C&&A`<${xs} wrong=${l} />`}
${!b&&T.length>0&&A`<${us} kind=${e} columns=${T} onChoose=${D} />`}
${b&&A`<${Os} kind=${e} found=${b} sheet=${i} columns=${T} onColumns=${D} isDone=${!!s} />`}
${c&&A`<${S} text=${F(`enrol.busy.${c}`)} />`}
${s&&A`<p class="note info" role="status">${F(s.changed?`enrol.done-changes`:`enrol.done`,{...s,count:s.new})}</p>`}
${!b&&!C&&A`<button class="button main" type="button" disabled=${!a||c} onClick=${()=>u(`look`)}>${F(`import.look`)}</button>`}
${b?.made.length>0&&A`<p class="note info">${F(`enrol.made.${e}`,{names:O(b.made)})}</p>`}
${b&&A`<${fs} found=${b} named=${Ns} title=${Ps(s)} about=${t=>A`<${hs} kind=${e} state=${n} row=${t} />`} />`}
${b?.missing?.length>0&&A`<${g} title=${F(`enrol.missing`,{count:b.missing.length})}>${()=>A`<${gs} players=${b.missing} />`}<//>`}
${o?.wrong>0&&A`<p class="note warn">${F(`enrol.whole`)}</p>`}
${o?.changed>0&&y(h)}
${o&&A`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||c} onClick=${te}>${F(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
<a class="button" href=${`#/import/${ne}`}>${F(`enrol.title.${ne}`)}</a>
<//>`}function Ns(e){return F(`enrol.field.${e}`)}function Ps(e){return(t,n)=>F(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Fs={look:`results/preview`,bring:`results`};function Is({args:[e]}){return As.includes(e)?A`<${js} key=${e} kind=${e} />`:A`<${Ls} />`}function Ls(){let{tournament:e,state:t,official:n}=P();return!e||!t?A`<${V} title=${F(`import.title`)} />`:ae(n)?A`<${zs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:A`<${E} title=${F(`import.title`)} up="#/standings"><p class="note warn">${F(`import.not-you`)}</p><//>`}function Rs(e){return e===`points`||e===`row`?F(`import.field.${e}`):e}function zs({state:e,place:t}){jt();let n=bs(t,Fs),{isGiven:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,l=s?.problem?.worksheets,[u,d]=B(!1),f=i&&i.new>0&&(i.wrong===0||u);return A`<${E} title=${F(`import.title`)} up="#/standings">
<${Ss} sheet=${n} hint=${F(`import.columns`)} />
${l&&A`<${ks} names=${l} sheet=${n} />`}
${s&&!l&&A`<${xs} wrong=${s} />`}
${o&&A`<${S} text=${F(`import.busy.${o}`)} />`}
${a&&A`<p class="note info" role="status">${F(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${!i&&!a&&!l&&A`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>c(`look`)}>${F(`import.look`)}</button>`}
${(i||a)&&A`<${fs} found=${i??a} title=${(e,t)=>F(`import.rows.${e}`,{count:t})} named=${Rs}
about=${t=>A`<${ys} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&A`<${be} label=${F(`import.only-good`)} hint=${F(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&A`<button class="button main" type="button" disabled=${!f||o} onClick=${()=>c(`bring`,{only_good:u})}>${F(`import.bring`,{count:i.new})}</button>`}
<//>`}function Bs({hanchan:{id:e},result:{number:t}}){let[n,r]=B(!1);return A`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${F(`result.withdraw`)}</button>
${n&&A`<${Q} title=${F(`result.withdraw`)} what="result" yes=${F(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${F(`result.withdraw-text`)}</p>
<//>`}`}function Vs(e,{id:t,table:n,round:r}){let{open:i,begun:a}=Et(e);if(a.has(t))return null;let o=Nt(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function Hs({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return A`<section class="note warn stack">
<p>${F(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${F(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${F(`result.enter-anyway`,{round:n})}</button>
</section>`}function Us(e,n,r,i,a){let o=`shinpan.result.`+n.id,s=r?.number??(i?-i.number:0),[c,l]=B(()=>a?Gs(a):Ws(o,s)??Gs(r)),u=e=>{let t={...c,...e};ye(o,{...t,number:s}),l(t)},{texts:d,named:f,deposits:p,reason:m,winless:h}=c,g=St(e,n),_=Object.fromEntries(t.map(e=>[e,xe(d[e])])),v=t.filter(e=>f.includes(e)||g.includes(e));return{of:e=>({text:d[e],wrong:d[e].trim()!==``&&_[e]===null,substitute:v.includes(e),replaced:g.includes(e),onText:t=>u({texts:{...d,[e]:t}}),winless:!!h?.includes(e),onWinless:n=>u({winless:t.filter(t=>t===e?n:h?.includes(t))}),onSubstitute:t=>u({named:t?[...f,e]:f.filter(t=>t!==e)})}),body:{points:_,deposits:xe(p||`0`,0),unranked:v,...h&&{winless:h}},winless:h,deposits:p,reason:m,type:u,forget:()=>ye(o,null)}}function Ws(e,t){let n=b(e);return n?.number===t?n:null}function Gs(e){return{texts:Object.fromEntries(t.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ks({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return A`<div class="sheet-seat">
<${s} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?F(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${F(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function qs({seats:e,winless:t,onNobody:n}){return A`<fieldset>
<legend>${F(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>A`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${F(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function Js({seats:e}){return A`<fieldset>
<legend>${F(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>A`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&A` <small>${F(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ys({state:e,hanchan:n,result:r,withdrawn:i,refused:a,first:o,onSent:c,onClose:l}){let{book:u}=P(),{numbers:d,complete:f}=Qt(e,u),p=Us(e,n,r,i,o),h=z(),g=t.map(t=>{let r=e.players[n.seats[t]]?.name??`?`;return{seat:t,label:`${h.phrase(`seat-${t}`)} · ${r}`,...p.of(t)}}),{does:v,wrong:y}=m(),b=p.reason.trim(),x=r?{number:r.number,reason:b}:i&&{number:i.number,reason:i.withdrawn||F(`result.earlier-withdrawn`)},S={...p.body,...x&&{corrects:x}},C=We(Object.values(S.points),S.deposits,d.starting_points),w=r&&Xs(S,r),T=!(d.yakitori>0)||S.winless,E=f&&C===0&&T&&!w&&(!r||b);return A`<form class="stack" onSubmit=${e=>{e.preventDefault(),E&&v(async()=>{await M.send(`result`,n.id,S,{hold:!0,replaces:a?.id}),p.forget(),de(),_(F(`result.sent`)),c(S)})}}>
${!u&&A`<p class="note warn" role="alert">${F(`result.no-book`)}</p>`}
${u&&!f&&A`<p class="note warn" role="alert">${F(`result.no-scoring`)} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${r&&A`<p class="note">${F(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>A`<${Ks} key=${e.seat} ...${e} />`)}</div>
<${Zs} left=${C} starting=${d.starting_points} onDeposits=${e=>p.type({deposits:String(S.deposits+e)})} />
<${s} label=${F(`result.deposits`)} hint=${F(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${S.deposits===null?F(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
${d.yakitori>0&&A`<${qs} seats=${g} winless=${p.winless} onNobody=${()=>p.type({winless:[]})} />`}
<${Js} seats=${g} />
${r&&A`<${s} long label=${F(`hall-reason`)} hint=${F(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${w&&A`<p class="soft" role="status">${F(`result.same`)}</p>`}
${y}
<div class="pair">
<button class="button main" disabled=${!E}>${F(r?`result.correct`:`result.enter`)}</button>
${l&&A`<button class="button" type="button" onClick=${()=>{p.forget(),l?.()}}>${F(`cancel`)}</button>`}
</div>
</form>`}function Xs({points:e,deposits:n,unranked:r,winless:i=null},a){let o=t.every(t=>e[t]===a.points[t]),s=r.join()===a.unranked.join()&&i?.join()===a.winless?.join();return o&&n===a.deposits&&s}function Zs({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=Z(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return A`<div class=${`note stack ${i}`}>
<p role="status">${Qs(e,r)}</p>
${a&&A`<button class="button" type="button" onClick=${()=>n(e)}>${F(`result.as-deposits`,{points:Z(e)})}</button>`}
</div>`}function Qs(e,t){return e===null?F(`result.sum`,{all:t}):e===0?F(`result.fits`,{all:t}):F(e>0?`result.lacks`:`result.exceeds`,{points:Z(Math.abs(e)),all:t})}function $s({state:e,hanchan:{id:t,round:n}}){let{open:r}=Et(e),i=Fe(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return A`<p class="note info" role="status">${F(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return A`<a class="button main next-game" href=${`#/result/${o.id}`}>${F(`result.next`,{label:s})}</a>`}function ec({state:e,hanchan:t,result:r,onCorrect:i}){let a=tc(r);return A`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${F(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&A`<span class="badge info">${F(`hall-unsent`)}</span>`}</h2>
<${nc} state=${e} hanchan=${t} result=${r} />
<${n} id=${r.item}
otherwise=${i&&A`<button class="button" type="button" onClick=${i}>${F(`result.correct`)}</button>`} />
</section>
${a.length>0&&A`<${g} title=${F(`result.earlier`,{count:a.length})}>
${()=>A`<div class="stack">${a.map(n=>A`<${nc} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function tc({before:e}){return e?[e,...tc(e)]:[]}function nc({state:e,hanchan:n,result:{points:r,deposits:i,unranked:a,winless:o,official:s,at:c,reason:l}}){let u=z(),d=e.officials[s]?.name??F(`hall-unknown`);return A`<div class="card">
<dl class="facts">
${t.map(t=>A`<div key=${t}>
<dt>${u.phrase(`seat-${t}`)} · <span class="who">${e.players[n.seats[t]]?.name??`?`}</span>${a.includes(t)&&A`<small>${F(`result.substitute`)}</small>`}${o?.includes(t)&&A`<small>${F(`result.won-nothing`)}</small>`}</dt>
<dd>${Z(r[t])}</dd>
</div>`)}
${i>0&&A`<div><dt>${F(`result.deposits`)}</dt><dd>${Z(i)}</dd></div>`}
</dl>
<p class="soft">${[d,I(c,e.settings.time_zone),l].filter(Boolean).join(` · `)}</p>
</div>`}function rc({args:[e],query:t}){let{tournament:n,state:r}=P(),i=r?.hanchans[e];return!n||!r?A`<${V} title=${F(`hall-result`)} />`:i?A`<${ic} state=${r} hanchan=${i} again=${t.has(`again`)} />`:A`<${v} title=${F(`hall-result`)} text=${F(`result.no-hanchan`)} up="#/tables" />`}function ic({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=P(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&se(r)),[c,l]=B(!a||n),[u,d]=B(n),[f,p]=B(null),m=!a&&!o&&!t.status&&Ve(e,t).length>0,h=ae(i)&&!t.status&&!m,g=h&&!a&&!s&&!u?Vs(e,t):null,_=o?.number!==f?.corrects?.number,v=c||!a&&!s;ac(h&&v&&!a&&!g,[v,u]);let y=e=>{p(e),l(!1)},b=e.tables[t.table]?.label??`?`;return A`<${E} title=${F(`result.title`,{label:b,round:t.round})} up=${`#/table/${t.table}`}>
${s&&A`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${F(`result.refused`)}</h2>
<${mt} problem=${s.problem} />
${!v&&A`<button class="button" type="button" onClick=${()=>l(!0)}>${F(`hall-change`)}</button>`}
</section>`}
${t.status&&A`<p class="note warn">${F(`over.${t.status}`)}</p>`}
${o&&A`<p class="note warn">${F(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${m&&A`<${Te} state=${e} hanchan=${t} />`}
${g&&A`<${Hs} state=${e} hanchan=${t} earlier=${g} onThis=${()=>d(!0)} />`}
${h&&v&&!g&&A`<${Ys} state=${e} hanchan=${t} result=${a} withdrawn=${o} refused=${s} first=${s?.body??(a||_?null:f)} onSent=${y}
onClose=${a&&(()=>l(!1))} />`}
${!h&&!a&&!m&&!t.status&&A`<${w} text=${F(`result.none`)} />`}
${a&&!(h&&v)&&A`<${ec} state=${e} hanchan=${t} result=${a} onCorrect=${h&&(()=>l(!0))} />`}
${a&&f&&!v&&fe.matches&&A`<${$s} state=${e} hanchan=${t} />`}
${a&&!a.unsent&&ae(i)&&!v&&A`<${Bs} hanchan=${t} result=${a} />`}
${N(i,[`director`])&&A`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${F(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${F(`hall-standings`)}</a>
<//>`}function ac(e,t){j(()=>{let t=e&&fe.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>n.focus({preventScroll:!0})):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}async function oc(e,t,n){for(let r of sc(e,t)){let e={label:r};await M.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function sc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function cc({proposal:e,hasTeams:t}){return A`<ul class="achieved" aria-label=${F(`rounds.achieved`)}>
${lc(e,t).map(({key:e,good:t,values:n,cure:r})=>A`<li key=${e} class=${t?`good`:`short`}>
${t?A`<${c} name="check" />`:A`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${F(`rounds.got.${e}`,n)}${r&&A`<small>${F(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function lc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function uc({proposal:e,state:n}){let[r,i]=B(e.rounds[0].label),o=e.rounds.find(e=>e.label===r)??e.rounds[0],s=e.rounds.map(e=>({value:e.label,text:e.label})),c=e=>n.players[e]?.name??`?`;return A`<${cc} proposal=${e} hasTeams=${Object.keys(n.teams).length>1} />
${s.length>1&&A`<${a} label=${F(`rounds.round`)} value=${o.label} options=${s} onChange=${i} />`}
<ul class="seated">
${o.tables.map(({table:e,label:n,seats:r})=>A`<li class="card" key=${e}>
<h3>${F(`hall-table`,{label:n})}</h3>
<ol>
${t.map(e=>A`<li key=${e}><${me} wind=${e} /><span class="unseen">${F(`hall-wind.${e}`)}</span><span class="who">${c(r[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${o.sitting_out.length>0&&A`<p>${F(`rounds.out`,{names:O(o.sitting_out.map(c))})}</p>`}`}const dc=9e5;function fc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function pc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${fc(e,t)}Z`)-e;return n-r(n-r(n))}function mc(e){return Math.ceil((e+dc)/dc)*dc}const hc={minutes:90,pause:15};function gc(e,t,n){return{isSet:!0,start:fc(mc(e),t),minutes:String(n??hc.minutes),pause:String(hc.pause)}}function _c({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function vc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(pc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function yc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>A`<${He} type="number" inputmode="numeric" min=${n} label=${F(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return A`${!i&&A`<${be} label=${F(`rounds.with-times`)} hint=${F(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&A`<${s} type="datetime-local" label=${F(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${t>1&&_c(e)&&A`<${bc} value=${e} rounds=${t} zone=${n} />`}`}`}function bc({value:e,rounds:t,zone:n}){let r=oe(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=vc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return A`<ol class="starts" aria-label=${F(`rounds.starts`)}>${i.map((e,t)=>A`<li key=${t}>${e}</li>`)}</ol>`}function xc({state:e,round:t}){let n=e.settings.time_zone,r=Cc(e),[i,o]=B(()=>r.some(({round:e})=>e===t)?t??``:``),s=r.filter(({round:e})=>i===``||e===i),c=[{value:``,text:F(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?A`<${E} title=${F(`rounds.times`)} up="#/setup"><${w} text=${F(`rounds.none-open`)}><a class="button" href="#/rounds">${F(`rounds.title`)}</a><//><//>`:A`<${E} title=${F(`rounds.times`)} up="#/setup">
${r.length>1&&A`<${a} label=${F(`rounds.which`)} value=${i} options=${c} onChange=${o} />`}
<${Sc} key=${i} state=${e} affected=${s} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${F(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>A`<div key=${e}><dt>${F(`hall-round`,{round:e})}</dt><dd>${Dc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function Sc({state:e,affected:t,zone:n,isSeries:r}){let[i,a]=B(()=>wc(t,n)??gc(M.now(),n)),[o,s]=B(null),{reason:c,field:l}=ot(`schedule`),{ask:u,asking:d,wrong:f}=q(),[p]=B(t),m=p.flatMap(e=>e.hanchans),h=m.some(t=>Qe(e,t)),g=async e=>{await M.ask(`schedules`,{method:`PUT`,body:e}),s(null),_(F(`rounds.times-set`)),ee(`#/setup`)};return A`<section class="stack">
<${yc} value=${i} rounds=${t.length} zone=${n} onChange=${a} isFixed />
${h&&A`<p class="note warn">${F(`charged.changes`)}</p>${l(!1)}`}
${f}
<button class="button main" type="button" disabled=${d||!_c(i)||h&&!c} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...r?Tc(i,n):{rounds:Ec(p,i,n)},replaces:e};if(h)return s({...t,reason:c});u(()=>g(t))}}>${F(h?`charged.look`:`rounds.set`)}</button>
${o&&A`<${Ee} path="schedules" body=${o} onApprove=${e=>g({...o,preview:e})} onClose=${()=>s(null)} />`}
</section>`}function Cc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Nt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function wc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:fc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Tc(e,t){let[n]=vc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Ec(e,t,n){let r=vc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Dc(e,t){return e.map(e=>e?I(e,t):F(`rounds.no-time`)).join(` · `)}function Oc({args:[e],query:t}){let{tournament:n,state:r,official:i}=P();return!n||!r?A`<${V} title=${F(`rounds.title`)} />`:N(i,[`director`])?A`<${e===`times`?xc:kc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Ze} />`:A`<${E} title=${F(`rounds.title`)} up="#/tables"><p class="note warn">${F(`rounds.directors`)}</p><//>`}function kc({state:e}){let t=e.settings.time_zone,n=Y(Object.values(e.players).filter(e=>!e.withdrawn_at)),[r,i]=B(()=>Ac(e,n)),a=n.length-r.length,[o,s]=B(Object.keys(e.hanchans).length>0?1:4),[c,l]=B(!0),[u,d]=B(()=>gc(Math.max(M.now(),Nc(e)),t,Mc(e))),[f,p]=B(1),[m,h]=B(null),{ask:v,asking:b,wrong:x}=q(),C=X(),T=Math.floor(a/4),D=Math.max(0,T-Object.keys(e.tables).length),te=Object.keys(e.teams).length>1,O=t=>v(async()=>{await oc(e,D,C);let n={rounds:o,keep_teams_apart:c,byes:`rotate`,seed:t,substitutes:r};h(await M.ask(`seating/proposal`,{method:`POST`,body:n})),p(t)}),ne=m?A`<button class="button" type="button" disabled=${b} onClick=${()=>O(f+1)}>${F(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${b||!_c(u)} onClick=${()=>v(async()=>{let e=vc(u,m.rounds.length,t),n={rounds:m.rounds.map((t,n)=>jc(t,e[n]))};await M.ask(`seatings/${C(n)}`,{method:`PUT`,body:n}),_(F(`rounds.done`,{count:m.rounds.length})),ee(`#/setup`)})}>${F(`rounds.seat`,{count:m.rounds.length})}</button>`:a>=4&&A`<button class="button main" type="button" disabled=${b||!_c(u)} onClick=${()=>O(f)}>${F(`rounds.propose`)}</button>`;return a<4?A`<${E} title=${F(`rounds.title`)} up="#/setup"><${w} text=${F(`rounds.too-few`)}><${Kt} /><//><//>`:A`<${E} title=${F(`rounds.title`)} up="#/setup" actions=${ne}>
<section class="stack rounds-asked">
<${y} label=${F(`rounds.count`)} value=${o} min=${1} max=${50} less=${F(`rounds.fewer`)} more=${F(`rounds.more`)}
onChange=${e=>(s(e),h(null))} />
<p class="soft">${F(`rounds.of`,{players:a,tables:T})}${a%4>0&&` ${F(`rounds.by-turns`,{count:a%4})}`}${D>0&&` ${F(`rounds.lacking`,{count:D})}`}</p>
${te&&A`<${be} label=${F(`rounds.apart`)} checked=${c} onChange=${e=>(l(e),h(null))} />`}
<${g} title=${F(`rounds.substitutes`,{count:r.length})}>
${()=>A`<${Dt} label=${F(`rounds.substitutes-who`)} names=${n.map(({id:e})=>e)} said=${t=>e.players[t].name} chosen=${r}
onChange=${e=>(i(e),h(null))} />`}
<//>
<${yc} value=${u} rounds=${o} zone=${t} onChange=${d} />
<a class="button quiet" href="#/import/seating">${F(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${F(`rounds.proposal`)}>
${x}
${b&&A`<${S} text=${F(m?`rounds.seating`:`rounds.proposing`)} />`}
${m&&A`<${uc} key=${f} proposal=${m} state=${e} />`}
</section>
<//>`}function Ac(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function jc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Mc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Nc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Pc({settings:e}){let[t,n]=B(!1);return A`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${F(`setup.details`)}</button>
${t&&A`<${Fc} settings=${e} onClose=${()=>n(!1)} />`}`}function Fc({settings:e,onClose:t}){let[n]=B(e),[r,i]=B(n.name),[a,o]=B(n.currency),[c,u]=B(n.time_zone),{ask:d,asking:f,wrong:m}=q(),h={name:r.trim(),currency:a,time_zone:c},g=Object.fromEntries(Object.entries(h).filter(([e,t])=>t!==n[e]));return A`<${p} title=${F(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),Object.keys(g).length===0)return t();d(async()=>{await M.ask(``,{method:`PATCH`,match:`"${n.version}"`,body:g}),t()})}}>
<${s} label=${F(`account.found-name`)} value=${r} onInput=${i} maxlength="200" autocomplete="off" />
<${l} label=${F(`account.found-currency`)} value=${a} options=${_t()} onChange=${o} />
<${l} label=${F(`account.found-zone`)} value=${c} options=${Ct(c)} onChange=${u} />
${m}
<button class="button main" disabled=${f||!h.name}>${F(`setup.save`)}</button>
</form>
<//>`}function Ic({rulebook:e}){return{options:{},readings:{},...e}}const Lc=ke(({rules:e})=>{let{tournament:t}=P();return A`<p><strong>${$t(e,ut(e.library,Ic(t)))}</strong></p>`}),Rc=ke(({rules:e,state:t})=>{let{tournament:n}=P(),[r,i]=B(!1),[a,o]=B(null),{ask:s,asking:c,wrong:l}=q();return A`<button class="button" type="button" disabled=${c} aria-haspopup="dialog" onClick=${()=>i(!0)}>${F(`setup.rules`)}</button>
${l}
${r&&A`<${zt} rules=${e} value=${Ic(n)} onUse=${e=>{i(!1);let n={method:`PATCH`,path:``,match:`"${t.settings.version}"`,body:{rulebook:e}};if(Object.keys({...t.results,...t.rulings}).length>0)return o(n);s(()=>M.ask(``,n))}} onClose=${()=>i(!1)} />`}
${a&&A`<${Q} title=${F(`setup.rules`)} what="rules" request=${a} yes=${F(`setup.rules-yes`)} onClose=${()=>o(null)}>
<p>${F(`setup.rules-played`,{name:$t(e,ut(e.library,a.body.rulebook))})}</p>
<//>`}`}),zc=[`referee`,`head-referee`];function Bc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Hc(e,r),Uc(r,i),Wc(e,i),Gc(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Vc(e){return e.every(({stand:e})=>e!==`left`)}function Hc(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Uc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Wc({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function Gc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>N(e,zc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const Kc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function qc(){let{tournament:e,state:t,official:n}=P();return!e||!t?A`<${V} title=${F(`setup.title`)} />`:N(n,[`director`])?A`<${Jc} key=${e.id} state=${t} /><${Ze} />`:A`<${E} title=${F(`setup.title`)} up="#/tables"><p class="note warn">${F(`setup.directors`)}</p><//>`}function Jc({state:e}){let{items:t}=K(`phones`),[n,r]=B(null);j(()=>void $e().then(r),[]);let i=Bc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),a=Vc(i),o=i.find(({stand:e})=>e===`left`)?.id,s=i.filter(({stand:e})=>e!==`extra`),c=s.filter(({stand:e})=>e===`done`).length;return A`<${E} title=${e.settings.name} up="#/tables"
actions=${a&&A`<a class="button main" href="#/tables">${F(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${a?`ready`:``}`}>
<p role="status"><strong>${F(a?`setup.ready`:`setup.left`,{count:s.length-c})}</strong></p>
<progress max=${s.length} value=${c} aria-label=${F(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>A`<${Yc} key=${t.id} step=${t} state=${e} isNext=${t.id===o} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&A`<${De} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Yc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:l=[]}=e,u=Kc[a]??[];return A`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?A`<${c} name="check" /><span class="unseen">${F(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${F(`setup.step.${a}`)}</h2>
${a===`rules`&&A`<${Lc} />`}
<p>${Xc(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&A`<p class="soft">${F(`setup.rules-from-now`)}</p>`}
${l.map(e=>A`<p class="warn" key=${e}>${F(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&A`<div class="setup-acts"><${Rc} state=${t} /><${Pc} settings=${t.settings} /></div>`}
${u.length>0&&A`<p class="setup-acts">${u.map(({href:e,key:t},r)=>A`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${F(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Xc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return F(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:F(`setup.says.address`);if(e===`papers`)return F(`setup.says.papers`);if(e===`times`&&t.first>0){let e=F(`setup.says.times`,{time:I(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${F(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?F(`setup.none.${e}`):e===`players`&&t.teams===0?F(`setup.says.players-alone`,{count:t.count}):F(`setup.says.${e}`,t)}function Zc({state:e,id:t}){let n=Ft(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??F(`hall-unknown`);return A`<${E} title=${i} up="#/standings">
<${yt} seen=${n} />
<${je} />
${r&&A`<${Qc} state=${e} body=${r} />`}
${e.players[t]&&A`<a class="button" href=${`#/player/${t}`}>${F(`standings.player`)}</a>`}
<//>`}function Qc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=F(i?`standings.disqualified`:`standings.unranked`);return A`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:F(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${F(`standings.scored`,{count:t.hanchans})}</dt><dd>${G(s)}</dd></div>
<div><dt>${F(`standings.taken`)}</dt><dd>${G(-10*c-l/100)}</dd></div>
<div><dt><strong>${F(`standings.total`)}</strong></dt><dd>${G(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${F(`standings.games`)}</h2>
${a.length===0&&A`<p class="soft">${F(`standings.no-games`)}</p>`}
${a.map(t=>A`<${el} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${F(`standings.taken`)}</h2>
${o.length===0&&A`<p class="soft">${F(`standings.nothing-taken`)}</p>`}
${o.length>0&&A`<${$c} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function $c({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return A`<dl class="card facts">
${t.map(t=>A`<div key=${t.id}>
<dt>${r&&A`<span class="who">${i(t.account)}</span> · `}<${we} state=${e} line=${t} /></dt>
<dd>${Mt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>A`<div key=${e}><dt><strong>${F(`standings.sum`)}</strong></dt><dd>${Mt(e,t)}</dd></div>`)}
</dl>`}function el({state:e,game:t,named:n}){let r=z(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[F(`hall-round`,{round:o}),F(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=F(`standings.delta`,{points:Z(p),goal:Z(p-h*100)});return A`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&A`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&A`<p class="soft">${F(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&A`<p class="soft">${F(`standings.counted`,{counted:Z(f),points:Z(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${G(h,!0)}</dd></div>
<div><dt>${F(`standings.uma`,{place:m})}</dt><dd>${G(g,!0)}</dd></div>
<div><dt>${F(`standings.oka`)}</dt><dd>${G(_,!0)}</dd></div>
${v>0&&A`<div><dt>${F(`standings.by.yakitori`)}</dt><dd>${G(-v,!0)}</dd></div>`}
<div><dt><strong>${F(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${G(y,!0)}</dd></div>
</dl>
${d.map(e=>A`<p class="note warn" key=${e}>${F(`standings.flag.${e}`)}</p>`)}
</article>`}function tl({args:[e]}){let{tournament:t,state:n}=P();return!t||!n?A`<${V} title=${F(`hall-standings`)} />`:e&&e!==`teams`?A`<${Zc} state=${n} id=${e} />`:A`<${nl} state=${n} first=${e??`players`} />`}function nl({state:e,first:t}){let{official:n}=P(),r=Ft(`standings`),[i,o]=B(t),{body:s}=r.answer??{},c=ae(n)&&A`<a class="button" href="#/import">${F(`standings.import`)}</a>`;return A`<${E} title=${F(`hall-standings`)} up="#/tables" actions=${c}>
<${yt} seen=${r} />
<${je} />
${e.others.id&&A`<a class="button" href=${`#/season/${e.others.id}`}>${F(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&A`<${a} label=${F(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:F(`standings.of.${e}`)}))} />`}
${s&&A`<${rl} state=${e} found=${s[i]} />`}
${s&&A`<${Vt} of=${i} />`}
<${et} state=${e} />
<${Le} state=${e} />
<//>`}function rl({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?A`<${il} state=${e} />`:A`<ul class="rows" aria-label=${F(`hall-standings`)}>
${t.map(t=>A`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${al(e,t,n).join(` · `)}</small></span>
<strong>${G(t.final)}</strong>
</a>
</li>`)}
</ul>`}function il({state:e}){let{official:t}=P(),[n]=Ht(e);return A`<${w} text=${F(n?`standings.none`:`standings.no-hanchans`)}>
${n&&ae(t)&&A`<a class="button" href=${`#/result/${n.id}`}>${F(`standings.enter`,{name:n.name})}</a>`}
${!n&&A`<${Kt} />`}
<//>`}function al(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&F(`standings.disqualified`),c&&F(`standings.withdrawn`),!s&&t===null&&F(`standings.unranked`),u&&F(`standings.shared`),r>0&&F(`standings.hanchans`,{count:r}),a!==0&&F(`standings.less`,{score:G(i),p:`${Z(a)}P`}),o!==0&&F(`standings.less`,{score:G(i),p:Z(o)})].filter(Boolean)}export{rr as AccountActs,ra as Alarm,Di as Cards,Yn as Correct,Mr as Dashboard,ei as Escalation,ni as Escalations,vi as Fines,$n as HandEndWithdrawal,Is as Import,Ia as Journal,dr as LineAct,lt as NewPayment,Ci as Payment,Ko as People,oi as Precedents,es as Reports,rc as Result,Oc as Rounds,qc as Setup,tl as Standings};