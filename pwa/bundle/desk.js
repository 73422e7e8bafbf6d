import{Ar as e,Bt as t,D as n,Er as r,Ft as i,Gt as a,Ht as o,It as s,Lt as c,M as l,Mt as u,N as d,Nt as f,O as p,On as m,P as h,Pt as g,Qt as _,R as v,Rt as y,Sr as b,Tn as x,Un as S,Ut as C,V as w,Vt as ee,Y as T,Zt as E,_i as D,_n as te,_t as O,a as ne,an as k,b as re,bn as ie,ct as ae,dt as oe,ei as se,gn as ce,h as le,hi as A,in as j,jr as ue,ln as de,lt as M,m as N,nn as P,oi as fe,on as pe,p as me,rn as he,st as F,tn as I,u as ge,un as L,vi as R,w as _e,wn as ve,x as ye,xn as be,yi as xe,z}from"./app.js";import{$n as Se,$r as Ce,$t as we,Bn as Te,Br as Ee,Dn as De,Et as Oe,Ft as ke,Gn as Ae,Gr as je,Gt as Me,Hr as Ne,It as Pe,Jn as Fe,Jr as Ie,Jt as Le,K as Re,Kn as ze,Kt as Be,Lt as Ve,Nt as He,Ot as Ue,Pt as We,Q as Ge,Qn as Ke,Qr as qe,Qt as B,Rr as Je,Sr as Ye,Tt as Xe,Un as Ze,Vr as Qe,Vt as $e,Wn as et,Wr as tt,Wt as nt,X as rt,Xn as V,Xr as it,Xt as at,Y as ot,Yn as st,Yr as ct,Yt as lt,Z as ut,Zn as dt,Zr as ft,Zt as pt,_r as mt,_t as ht,an as gt,at as _t,bt as vt,ci as yt,cn as H,cr as bt,ct as xt,dr as St,dt as Ct,ei as wt,en as Tt,er as Et,et as Dt,fr as Ot,gr as kt,ht as At,in as jt,it as Mt,jn as Nt,kn as Pt,ln as U,lr as W,lt as Ft,mt as It,nn as G,nr as Lt,nt as Rt,on as K,or as zt,pn as Bt,pt as Vt,q as Ht,qn as q,qt as Ut,rn as Wt,rr as Gt,si as Kt,sn as J,sr as Y,ti as qt,tn as Jt,tr as Yt,ur as Xt,ut as Zt,vt as Qt,wr as $t,yt as en,zn as tn,zr as nn}from"./shared.js";function rn({seen:e,state:t}){let n=O(),r=[[`standings`,e.standings.map(on)],[`balances`,e.balances.map(cn)],[`offences`,e.offences.map(e=>ln(n,e))],[`debts`,e.debts.map(cn)],[`seats`,e.seats.flatMap(e=>dn(n,t,e))],[`rulings`,e.rulings.map(e=>un(n,e))]].filter(([,e])=>e.length>0);return r.length===0?L`<p class="soft" role="status">${k(`correct.nothing-else`)}</p>`:L`<section class="stack" role="status" aria-label=${k(`correct.follows`)}>
<h3>${k(`correct.follows`)}</h3>
${r.map(([e,t])=>L`<${an} key=${e} name=${e} changes=${t} />`)}
</section>`}function an({name:e,changes:t}){let n=t.length-12;return L`<div>
<h4>${k(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>L`<div>
<dt><span class="who">${e}</span>${t&&L`<small>${t}</small>`}</dt>
<dd><${sn} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&L`<p class="soft">${k(`correct.more`,{count:n})}</p>`}
</div>`}function on({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:k(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?Y(e.total):k(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function sn({before:e,after:t}){return e===t?t:L`<span class="soft">${e} →</span> ${t}`}function cn({account:e,unit:t,before:n,after:r}){return{who:e.name,before:q(t,n),after:q(t,r)}}function ln(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[F(e,n),r&&k(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function un(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?k(`correct.waits-again`):M(e,{penalties:i,effects:[]});return{who:t,about:F(e,n),before:a,after:a}}function dn(e,t,{before:n,after:r}){let i=fn(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??k(`correct.none`),o=b.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=fn(t,n)===i?[]:[{who:fn(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:pn(n),after:pn(r)}];return[...s,...c,...o]}function fn(e,{round:t,table:n}){return[k(`hall-round`,{round:t}),k(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function pn({status:e}){return k(e?`hall-is.${e}`:`correct.in-play`)}function X({title:e,what:t,request:n,yes:r,danger:i,note:a,done:o,onDone:s,onClose:c,children:l}){let[d,f]=R(!1),{reason:p,field:h}=Ie(t),{ask:g,asking:_,wrong:v}=U(k(`correct.needs-network`)),{seen:y,trouble:b}=mn(n);return L`<${u} title=${e} onClose=${c}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&g(async()=>{await m.ask(n.path,{method:n.method,match:n.match,body:{...n.body,reason:p}}),E(o??k(`correct.done`)),c(),s?.()})}}>
${l}
${n&&L`<${hn} seen=${y} trouble=${b} note=${a} />`}
${y&&h(d)}
${v}
${y&&L`<button class=${`button ${i?`danger`:`main`}`} disabled=${_}>${r}</button>`}
</form>
<//>`}function mn(e){let[t,n]=R({}),r=JSON.stringify(e);return A(()=>{if(!e)return;let t=!1,{path:i,method:a,match:o,body:s}=e,c={method:a,match:o,body:{...s,reason:`preview`}};return m.sendHeld().then(()=>m.ask(`${i}?preview=true`,c)).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function hn({seen:e,trouble:t,note:n}){let{state:r}=I();return t?L`<${gt} error=${t} needs=${k(`correct.needs-network`)} />`:e?L`<${rn} seen=${e} state=${r} />${n&&L`<p class="note warn">${n}</p>`}`:L`<${o} />`}function gn(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function _n({changes:e,children:t,...n}){return L`<${X} request=${e&&gn(e)} ...${n}>${t}<//>`}function vn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function yn(e,t,n,r){return[k(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function bn({one:e,state:t}){let[n,r]=R(!1);return L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${k(`correct.move`)}</button>
${n&&L`<${xn} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function xn({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=R(e),[o,c]=R({table:i,round:a}),l=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:r,new:u(o),seen:u({table:i,round:a})}]:null,f=ne(t).map(e=>({value:e.id,text:k(`hall-table`,{label:e.label})})),p=Bt(t).map(e=>({value:e,text:k(`hall-round`,{round:e})}));return L`<${_n} title=${k(`correct.move`)} what="seats" yes=${k(`correct.move-yes`)} changes=${d} onClose=${n}>
<${s} label=${k(`correct.field.label`)} value=${o.table} options=${f} onChange=${e=>c({...o,table:e})} />
<${s} label=${k(`correct.round`)} value=${o.round} options=${p} onChange=${e=>c({...o,round:e})} />
<//>`}function Sn({state:e,hanchan:t,seat:n,onClose:r}){let i=O(),a=t.substitutes?.[n],[o,c]=R(a?`back`:`substitute`),[l,u]=R(``),d=e.players[t.seats[n]]?.name??`?`,f=[`substitute`,a&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:k(`correct.seat-way.${r}`,{name:e.players[a??t.seats[n]]?.name??`?`})})),p=o===`other-table`?En(e,t,i):Tn(e,t);return L`<${_n} title=${k(`correct.somebody-else`,{name:d})} what=${o===`substitute`?`substitute`:`seats`}
yes=${k(`correct.seat-yes`)} changes=${wn(e,t,n,o,l)} onClose=${r}>
<${g} label=${k(`correct.seat-how`)} value=${o} options=${f} onChange=${e=>(c(e),u(``))} />
${o!==`back`&&L`<${s} label=${k(`correct.seat-who`)} value=${l} options=${[{value:``,text:k(`people.choose-player`)},...p]} onChange=${u} />`}
${o===`substitute`&&!l&&L`<${Cn} onAdded=${u} />`}
${o===`substitute`&&L`<p class="soft">${k(`correct.substitute-text`)}</p>`}
<//>`}function Cn({onAdded:e}){let[t,n]=R(``),{ask:r,asking:a,wrong:o}=U();return L`<${i} label=${k(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&L`<button class="button" type="button" disabled=${a} onClick=${()=>r(async()=>{let n=S(m.now());await m.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${k(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function wn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Tn(e,t){let n=new Set([t,...vn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return B(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function En(e,{id:t,round:n},r){return vn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>b.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${yn(e,t,n,r)}`})))}const Dn=[`bottom`,`right`,`top`,`left`];function On({one:e,state:t}){let n=O(),[r,i]=R(null),[a,o]=R(null),[s,c]=R(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return L`<section class="around stack" aria-label=${k(`hall-seats`)}>
<p class="soft" role="status">${k(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${b.map((i,a)=>L`<li key=${i} class=${`at-${Dn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${ge} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&L`<span class="marks"><span class="badge info">${k(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${k(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&L`<${_n} title=${k(`correct.swap`)} what="seats" yes=${k(`correct.swap-yes`)} changes=${[kn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&L`<${Sn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function kn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function An({one:e,state:t}){let[n,r]=R(void 0),i=e.status?[`back`]:[Pn(t,e)&&`cancelled`,`void`].filter(Boolean);return L`${e.status&&L`<p class="note warn">${k(`over.${e.status}`)}</p>`}
${i.map(e=>L`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${k(`correct.status.${e}`)}</button>`)}
${n&&L`<${jn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function jn({one:e,state:t,way:n,onClose:r}){let[i,a]=R(`game`),o=n===`back`?null:n,s=n=>Mn(t,e,n).filter(n=>Nn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:k(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return L`<${_n} title=${k(`correct.status.${n}`)} what="status" yes=${k(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${k(`correct.status-text.${n}`)}</p>
${c.length>1&&L`<${g} label=${k(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function Mn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function Nn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Pn(e,t):!1}function Pn(e,t){return!e.results[t.id]&&!w(e,t).begun}function Fn({one:{id:e,name:t},state:n}){let[r,i]=R(!1),[a,o]=R(``),c=In(n,e),l=B(Object.values(n.players)).filter(t=>t.id!==e&&![...In(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`correct.join`)}</button>
${r&&L`<${X} title=${k(`correct.join-this`,{name:t})} what="joining" yes=${k(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${k(`correct.for-good`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>te(`#/player/${a}`,{replace:!0})}>
<p>${k(`correct.join-text`,{name:t})}</p>
<${s} label=${k(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:k(`people.choose-player`)},...u]} />
<//>`}`}function In({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Ln={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Rn={name:200,id_number:40,label:40,league_number:40},zn={player:`id_number`,team:`name`,official:`league_number`};function Bn({kind:e,one:t,state:n}){let r=Un(e,t),[a,o]=R({}),[s,c]=R(!1),l={...r,...a},u=Ln[e].filter(e=>l[e].trim()!==r[e]),d=u.filter(e=>e!==`team`&&!l[e].trim());return L`<form class="card" onSubmit=${e=>{e.preventDefault(),c(u.length>0&&d.length===0)}}>
${Ln[e].map(t=>{let r=e=>o({...a,[t]:e});return t===`team`?L`<${Vn} key=${t} state=${n} value=${l.team} onChange=${r} />`:L`<${i} key=${t} label=${k(`correct.field.${t}`)} value=${l[t]} onInput=${r}
maxlength=${Rn[t]} hint=${n.season&&t===zn[e]?k(`correct.season`):void 0}
wrong=${d.includes(t)?k(`correct.empty`):void 0} />`})}
${u.length>0&&L`<button class="button main">${k(`correct.look`)}</button>`}
${s&&L`<${Hn} kind=${e} one=${t} state=${n} changed=${u} stored=${r} values=${l} onClose=${()=>c(!1)} onDone=${()=>o({})} />`}
</form>`}function Vn({state:e,value:t,onChange:n}){let r=B(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:k(`correct.no-team`)},...r];return L`<${s} label=${k(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&L`<a class="reach" href=${`#/correct/team/${t}`}>${k(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Hn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||k(`correct.none`);return L`<${X} title=${k(`correct.title`)} what="correction" yes=${k(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>L`<div key=${e}>
<dt>${k(`correct.field.${e}`)}</dt>
<dd><${sn} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Un(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Ln[e].map(e=>[e,n[e]??``]))}function Wn({kind:e,one:t,name:n}){let[r,i]=R(!1);return L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`correct.remove`)}</button>
${r&&L`<${X} title=${k(`correct.remove-this`,{name:n})} what="removal" yes=${k(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>ce(`#/tables`)}>
<p>${k(`correct.remove-text`)}</p>
<//>`}`}function Gn({one:e,name:t,state:n}){let[r,i]=R(!1);return L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`correct.remove`)}</button>
${r&&L`<${Kn} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function Kn({one:e,name:t,state:n,onClose:r}){let[i,a]=R(`game`),o=Object.values(n.hanchans).filter(({round:t})=>t===e.round),s=i===`round`?o.map(({id:e})=>e):[e.id],c=[{value:`game`,text:k(`correct.scope.game`)},{value:`round`,text:k(`correct.scope.round`,{count:o.length})}],l=k(`correct.remove-this`,{name:i===`round`?k(`hall-round`,{round:e.round}):t});return L`<${X} title=${l} what="removal" yes=${k(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:s}}} onClose=${r} onDone=${()=>ce(`#/tables`)}>
<p>${k(`correct.remove-game`)}</p>
${o.length>1&&L`<${g} label=${k(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function qn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=R(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return L`${n&&L`<p class="note warn">${k(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`correct.${o}`)}</button>
${r&&L`<${X} title=${k(`correct.${o}-this`,{name:t})} what=${o} yes=${k(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&L`<p>${k(`correct.withdraw-text`)}</p>`}
<//>`}`}function Jn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=I(),a=k(`correct.title`);if(!n||!r)return L`<${z} title=${a} />`;if(!N(i,[`director`]))return L`<${C} title=${a} up="#/tables"><p class="note warn">${k(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Yn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return L`<${v} title=${a} text=${k(`correct.nothing`)} up="#/people" />`;let c=Xn(r,s);return L`<${C} title=${k(`correct.this`,{name:c})} up=${Zn(e,s)}>
${Yn[e].map(t=>L`<${t} key=${s.id} kind=${e} one=${s} name=${c} state=${r} />`)}
<//>`}const Yn={player:[Bn,qn,Fn,Wn],team:[Bn,Wn],table:[Bn,Wn],official:[Bn],hanchan:[On,bn,An,Gn]};function Xn(e,{name:t,label:n,round:r,table:i}){let a=k(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&k(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Zn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Qn({hanchan:e,end:t,label:n,onDone:i}){let{state:a}=I(),[o,s]=R(null),c=Object.values(a.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),l=t??c.sort((e,t)=>r(t,e)||(e.id<t.id?1:-1))[0];if(!l&&!o)return null;let{id:u,hand:d,how:f}=o??l,p=[ae(d),k(`hall-how.${f}`)].filter(Boolean).join(` · `);return L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(l)}>${n??k(`correct.hand-end`)}</button>
${o&&L`<${X} title=${k(`correct.hand-end-title`)} what="hand-end" yes=${k(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${u}/withdrawal`,body:{}}} onDone=${i} onClose=${()=>s(null)}>
<p><strong>${p}</strong></p>
<p>${k(`correct.hand-end-text`)}</p>
<//>`}`}function $n({state:e,account:t,onClose:n}){let{book:r}=I(),a=r?.content.unit?`pts`:`P`,o=[a,e.settings.currency],[s,c]=R(a),[l,u]=R(`take`),[d,f]=R(``),p=J(),m=er(s,d),h={account:t,unit:s,amount:l===`give`?-(m??0):m,waives:!1},_=m?{method:`PUT`,path:`ledger/decisions/${p(h)}`,body:h}:null,v=d&&!m?k(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=V(e,t),b=l===`give`?`give`:Gt(s)?`take`:`fine`,x=o.map(e=>({value:e,text:k(Gt(e)?`fines.points`:`fines.money`,{unit:e})}));return L`<${X} title=${k(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${k(`fines.do.${b}`,{amount:q(s,m??0)})}
request=${_} onClose=${n}>
<${g} label=${k(`fines.what`)} value=${s} options=${x} onChange=${c} />
<${g} label=${k(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:k(`fines.way.${e}`)}))} onChange=${u} />
<${i} label=${k(`fines.amount`,{unit:s===`pts`?k(`fines.table-points`):s})} value=${d} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${f} />
<//>`}function er(e,t){if(!Gt(e))return Ke(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function tr({state:e,balance:{account:t,unit:n,amount:r},onClose:a}){let o=-r,[s,c]=R(()=>q(n,o).slice(n.length+1)),[l,u]=R(`cash`),[d]=R(()=>new Date(m.now()).toISOString()),f=J(),p=V(e,t),h=Ke(n,s),_=!h||h>o?k(`fines.between`,{most:q(n,o)}):void 0,v={account:t,unit:n,amount:h,method:l,paid_at:d},y=_?null:{method:`PUT`,path:`refunds/${f(v)}`,body:v},b=q(n,h??0);return L`<${X} title=${k(`fines.refund-to`,{name:p})} what="refund" yes=${k(`fines.refund-yes`,{amount:b})}
request=${y} done=${k(`fines.refunded`,{name:p,amount:b})} onClose=${a}>
<${i} label=${k(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${g} label=${k(`fines.how`)} value=${l} options=${lt.map(e=>({value:e,text:k(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function nr({state:e,account:t}){let{official:n}=I(),[r,i]=R(null);if(Et(n,t.id))return null;let a=Fe(e,t.id).filter(({unit:e})=>!Gt(e)),o=n?.roles?.includes(`director`),s=[...Lt(n)?a.flatMap(ar):[],...o?[ir(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return L`<div class="doing">
${s.map(({id:e,given:t})=>L`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${k(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&L`<${rr[r.id]} state=${e} ...${r.given} onTaken=${(t,n)=>or(e,r.given.balance,n)} onClose=${()=>i(null)} />`}
</div>`}const rr={pay:Le,refund:tr,decide:$n};function ir(e,t){return{id:e,given:t}}function ar(e){return e.amount===0?[]:[ir(e.amount>0?`pay`:`refund`,{balance:e})]}function or(e,{account:t,unit:n},r){E(k(`fines.taken`,{name:V(e,t),amount:q(n,r)}))}function sr({state:e,account:t,line:n,onClose:r}){return L`<${X} title=${k(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${k(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${k(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${V(e,t)} · ${dt(n)}</strong></p>
<//>`}function cr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function lr({state:e,balance:{account:t,unit:n},fine:r,most:a,onClose:o}){let[s,c]=R(()=>q(n,a).slice(n.length+1)),l=J(),u=Ke(n,s),d=!u||u>a?k(`fines.between`,{most:q(n,a)}):void 0,f={account:t,unit:n,amount:-(u??0),waives:!0,fine:r},p=d?null:{method:`PUT`,path:`ledger/decisions/${l(f)}`,body:f},m={name:V(e,t),amount:q(n,u??0)};return L`<${X} title=${k(`fines.waive-of`,m)} what="waiver" yes=${k(`fines.waive-yes`,m)}
request=${p} done=${k(`fines.waived`,m)} onClose=${o}>
<${i} label=${k(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${d} onInput=${c} />
<//>`}function ur({state:e,line:t,balance:n}){let{official:r}=I(),[i,a]=R(!1);if(t.unsent||!r?.roles?.includes(`director`)||Et(r,n.account.id))return null;let o=dr(n,t);if(!o&&!fr(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return L`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${k(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&L`<${o?lr:sr} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function dr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return Gt(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:cr(t).get(n.cause_id)??0}function fr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function pr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return L`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&L`<p class="soft">${r}</p>`}
${i.length===0&&L`<p class="soft">${k(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>L`<li key=${e.key}><${mr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&L`<${f} title=${k(`dashboard.numbers`)}>${()=>L`<${gr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function mr({row:{name:e,value:t,part:n=0,href:r},most:i}){return L`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${W(t)}</strong>
<${hr} value=${t} part=${n} most=${i} />
${n>0&&L`<small>${k(`dashboard.part`,{count:W(n)})}</small>`}
</a>`}function hr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return L`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&L`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function gr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return L`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${k(`hall-rulings`)}</th>
${r&&L`<th scope="col">${k(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>L`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${W(n)}</td>
${r&&L`<td>${W(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function _r(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:k(`hall-round`,{round:e})}));return[{value:``,text:k(`hall-any`)},...n]}function vr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function yr({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=xr(t,i.size>1?e=>Cr(e,r):Sr);return t.length===0?null:L`<section class="card" aria-labelledby="spread">
<h2 id="spread">${k(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${k(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>L`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>L`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>L`<td key=${t.key}><${br} count=${s.get(e+t.key)} most=${c} href=${wr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function br({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return L`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${W(e)}</strong>
</a>`}function xr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Sr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Cr(e,t){let n=e.slice(0,10),r=he(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function wr(e,t,{from:n,until:r}){return vr(e,{table:t,from:n,until:r})}function Tr({state:e,changes:t}){return L`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${k(`dashboard.recharged`)}</h2>
<p class="soft">${k(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>L`<li key=${[t,r.id,i].join()}>
<span class="who">${V(e,r)}</span> ${q(i,a)} → <strong>${q(i,o)}</strong>
<br /><small class="soft">${[P(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Er({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:k(e>1?`dashboard.from`:`dashboard.until`,{from:se(e),until:se(t)}),value:n,href:vr(r,{took:`${e}-${t}`})})),a=e?k(`dashboard.median`,{time:se(t),count:e}):k(`dashboard.untimed`);return L`<${pr} id="taking" title=${k(`dashboard.taking`)} what=${k(`dashboard.time`)}
about=${`${a} ${k(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Dr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(h(n)).map(([t,n])=>[d(e,t),l(e,t,n)]);return[...r,...i]}function Or({cases:e}){return L`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${k(`dashboard.unlike`)}</h2>
<p class="soft">${k(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>L`<${kr} key=${t} one=${e} />`)}
</section>`}function kr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=O(),o=i[0].rulings.length,s=Dr(a,t,n);return L`<article class="stack case">
<h3>${F(a,e)}</h3>
${s.length>0&&L`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&L`<p class="note info">${k(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>L`<${Ar} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Ar({outcome:{penalties:e,rulings:t},most:n}){let r=O(),{state:i}=I(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=L`<span class="body outcome"><span>${M(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${W(t.length)}</strong><${hr} value=${t.length} most=${n} /></span>`;return L`<${f} title=${o}>${()=>L`<${re} rulings=${a} place empty=${k(`hall-none-found`)} />`}<//>`}function jr(){let{tournament:e,state:t,official:n}=I();return!e||!t?L`<${z} title=${k(`dashboard.title`)} />`:me(n)?L`<${Mr} state=${t} />`:L`<${C} title=${k(`dashboard.title`)} up="#/log"><p class="note warn">${k(`dashboard.whose`)}</p><//>`}function Mr({state:e}){let[t,n]=R({day:``,round:``});return L`<${C} title=${k(`dashboard.title`)} up="#/log">
<div class="asked">
<${i} type="date" label=${k(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${s} label=${k(`dashboard.round`)} value=${t.round} options=${_r(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Nr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Nr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=qt(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return L`<${Ir} seen=${r} zone=${e.settings.time_zone} />
${i&&L`<${Pr} state=${e} body=${i} asked=${t} />`}`}function Pr({state:e,body:t,asked:n}){let r=O(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>vr(n,e),l=e=>({key:e.foul,name:F(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return L`<p role="status">${k(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${pr} id="fouls" title=${k(`dashboard.fouls`)} what=${k(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${pr} id="referees" title=${k(`dashboard.referees`)} what=${k(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${yr} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${pr} id="otherwise" title=${k(`dashboard.otherwise`)} about=${k(`dashboard.otherwise-about`)} what=${k(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Or} cases=${t.differently} />
<${Tr} state=${e} changes=${t.recharged??[]} />
<${pr} id="escalations" title=${k(`dashboard.escalations`)} what=${k(`dashboard.status`)}
rows=${s.map(e=>Fr(e,c))} />
<${Er} taking=${t.time_to_rule} asked=${n} />
</div>`}function Fr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>ve(`hall-escalation.${e}`)?k(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Ir({seen:{answer:e,fresh:t,trouble:n},zone:r}){yt();let i=e&&P(e.at,r);return!e&&!n?L`<${o} />`:n?L`<p class="note warn" role="status">${wt(n)} ${k(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:L`<p class="soft">${k(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Lr=[`photo`,`note`];function Rr({state:e,escalation:t,ruling:n}){let r=I(),{outbox:i}=r,[a,o]=R(null);if(A(()=>void m.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!Lr.includes(n)&&ue(r)))return L`<p class="note bad">${k(`esc.stuck`)} <a href="#/outbox">${k(`hall-resolve`)}</a></p>`;let s=We(r,t,n);return L`
${s===`decide`&&L`<${Hr} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&L`<button class="button main" type="button" onClick=${()=>o(zr)}>${k(`esc.do.appeal`)}</button>`}
${s===`reopen`&&L`<button class="button" type="button" onClick=${()=>o(Br)}>${k(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&L`<p class="note warn">${k(`esc.${s}`)}</p>`}
${s===``&&L`<p class="soft">${k(`esc.wait.${t.status}`)}</p>`}
${a&&L`<${je} what=${a.name} title=${k(`esc.do.${a.name}`)} text=${k(`esc.means.${a.name}`)} yes=${k(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await m.send(n,t.id,{reason:e,...i}),pe(),E(k(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const zr={kind:`appeal`,name:`appeal`},Br={kind:`reopening`,name:`reopening`},Vr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Hr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>L`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${k(`esc.do.${e.name}`)}</button>`;return L`
${u&&f(Vr(`amended`,`confirmed`),`main`)}
${f(Vr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${k(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Vr(`overturned`),`danger`)}
`}function Ur({ruling:e,rulings:t}){let n=O(),{state:r}=I(),[i,a]=[!0,!1].map(n=>t.filter(t=>Kr(t,e)===n)),o=[...i,...a].slice(0,12);return L`<section class="stack">
<h2>${k(`esc.same-foul`)}</h2>
${t.length===0&&L`<p class="soft">${k(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>L`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${oe(t.kind)}`}>${M(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,P(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&L`<span class="badge info">${k(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&L`<span class="badge warn">${k(`esc.other-revision`)}</span>`}
<${ye} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&L`<a class="reach" href=${`#/log?foul=${e.foul}`}>${k(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Wr(e,t,{offender:n}){return Jr(e,t,e=>e.offender.id===n.id)}function Gr(e,t,{foul:n}){return Jr(e,t,e=>e.foul===n)}function Kr(e,t){return fe(qr(e))===fe(qr(t))}function qr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Jr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return _e(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Yr({state:e,foul:t,escalation:n}){let r=qt(`precedents?limit=20&foul=${t}`);return L`<section class="stack">
<h2>${k(`esc.precedents`)}</h2>
<${Ce} seen=${r} what="precedents" />
${r.answer&&L`<${Zr} state=${e} items=${Xr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${k(`esc.search-precedents`)}</a>
</section>`}function Xr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Zr({state:e,items:t}){let n=O();return t.length===0?L`<p class="soft">${k(`esc.no-precedents`)}</p>`:L`<ul class="rows below precedents">
${t.map(t=>L`<li key=${t.ruling.id}><${Qr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Qr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return L`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${oe(n.kind)}`}>${M(t,n)}</strong>
<span>${F(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>L`<small key=${e}>${e}</small>`)}
${l.map(e=>L`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,P(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&L`<span class="badge">${k(`hall-status.${n.status}`)}</span>`}
${c&&L`<span class="badge warn">${k(`esc.revision-changed`)}</span>`}
${r.map(e=>L`<span class="badge" key=${e}>${k(`esc.why.${e}`)}</span>`)}
${s&&L`<span class="badge info">${ke(s)}</span>`}
</span>
</span>
</a>`}function $r({args:[e]}){let{tournament:t,state:n}=I();if(!t||!n)return L`<${z} title=${k(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?L`<${v} title=${k(`esc.one`)} text=${k(`esc.missing`)} up="#/escalations" />`:L`<${ei} state=${n} escalation=${r} ruling=${i} />`}function ei({state:e,escalation:t,ruling:n}){let r=O(),i=ct([n])[n.revision],a=T(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;zt(s);let c=L`<${Rr} state=${e} escalation=${t} ruling=${n} />`;return L`<${C} title=${F(r,n.foul)} up="#/escalations" actions=${c}>
<${Be} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Pe(t)}</span> ${s&&L`<span class="soft">${He(t.escalated_at)}</span>`}</p>
<//>
<${Ue} state=${e} escalation=${t} />
<section class="stack">
<h2>${k(`esc.so-far`)}</h2>
<${Xe} state=${e} events=${Oe(e,t)} />
</section>
<${Qt} ruling=${n} />
${a?L`<${en} ruling=${n} spoken=${a} />`:L`<p class="soft">${k(`hall-no-book`)}</p>`}
<${vt} state=${e} ruling=${n} />
<${Me} state=${e} ruling=${n} />
<${$e} state=${e} ruling=${n} />
<section class="stack">
<h2>${k(`esc.on-offender`,{name:n.offender.name})}</h2>
<${re} rulings=${Wr(e,t,n)} place empty=${k(`esc.nothing-else`)} />
</section>
<${Ut} state=${e} id=${n.offender.id} />
<${Ur} ruling=${n} rulings=${Gr(e,t,n)} />
<${Yr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ti(){let{tournament:e,state:t}=I();return!e||!t?L`<${z} title=${k(`hall-escalations`)} />`:L`<${ni} state=${t} />`}function ni({state:e}){let n=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=n.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),a=r.filter(({status:e})=>e!==`open`).reverse();return zt(i.length>0),L`<${C} title=${k(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${k(`esc.precedents`)}</a></p>
${n.length===0&&L`<${t} text=${k(`esc.none`)}><a class="button" href="#/log">${k(`hall-log`)}</a><//>`}
<${ri} state=${e} title=${k(`esc.waiting`,{count:i.length})} escalations=${i} />
<${ri} state=${e} title=${k(`esc.decided-ones`)} escalations=${a} />
<//>`}function ri({state:e,title:t,escalations:n}){return n.length===0?null:L`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>L`<li key=${t.id}><${ii} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ii({state:e,escalation:t}){let n=O(),r=e.rulings[t.id],i=t.status===`open`,a=[k(`hall-table`,{label:r.table.label}),Ve(e,t),He(t.escalated_at)];return L`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${F(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${M(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Pe(t)}</span>
${!i&&L`<span class="badge info">${ke(t)}</span>`}
${t.unsent&&L`<span class="badge info">${k(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function ai({query:e}){let{tournament:t,state:n}=I();return!t||!n?L`<${z} title=${k(`esc.precedents`)} />`:L`<${oi} state=${n} begun=${e.get(`foul`)??``} />`}function oi({state:e,begun:t}){let n=O(),[r,a]=R(t in n.catalogue.fouls?t:``),[o,c]=R({}),[l,u]=R(``),[d,f]=R(``),p=e=>{a(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=qt(ui(r,o,d)),g=h.answer?.body;return L`<${C} title=${k(`esc.precedents`)} up="#/escalations">
<p class="soft">${k(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${s} label=${k(`hall-filter.foul`)} value=${r} options=${[{value:``,text:k(`esc.any`)},...li(n)]} onChange=${p} />
${r&&L`<${si} words=${n} foul=${r} facts=${o} onFacts=${c} />`}
<${i} type="search" label=${k(`esc.words`)} hint=${k(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${k(`esc.search`)}</button>
</form>
<${Ce} seen=${h} what="precedents" />
${g&&L`<${Zr} state=${e} items=${g.items} />`}
${g?.next&&L`<p class="note">${k(`esc.more`,{count:50})}</p>`}
<//>`}function si({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=I();return i?i.table(t).used.map(t=>{let i=ci(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&L`<${s} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:k(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function ci({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function li(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ui(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function di({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return L`<${v} title=${k(`fines.title`)} text=${k(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=Fe(e,r.id).length===0;return L`<${C} title=${r.name} up="#/fines">
<p class="soft">${fi(e,t,r)}</p>
${a&&L`<p class="soft">${k(`fines.no-lines`)}</p>`}
${t===`player`&&L`<${At} state=${e} player=${r.id} />`}
<${ht} state=${e} id=${r.id} />
<${nr} state=${e} account=${i} />
${t===`player`&&L`<a class="button quiet" href=${`#/player/${r.id}`}>${k(`fines.to-player`)}</a>`}
<//>`}function fi(e,t,n){return t===`player`?[n.id_number&&k(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):k(`fines.kind.${t}`)}function pi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Yt(r).map(([e,t])=>q(e,t));return L`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${k(`fines.owing`)}</h2>
${r.length===0&&L`<p class="soft">${k(`fines.none`)}</p>`}
${r.length>0&&L`<p>${k(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>L`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&L`<p class="soft">${k(`fines.pays-first`)}</p>`}
</section>`}function mi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:L`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${k(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>L`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&L`<p class="soft">${k(`fines.gives-back`)}</p>`}
</section>`}function hi({account:e,unit:t}){return e.id+t}function gi({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=Se(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&k(`fines.since`,{time:P(o,e.settings.time_zone)}),c>0&&k(`fines.part-paid`,{amount:q(i,c)})],u=L`<span class="body who">${V(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${q(i,Math.abs(a))}</strong>`;return n?L`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:L`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function _i({args:[e,t]}){let{tournament:n,state:r}=I();return!n||!r?L`<${z} title=${k(`fines.title`)} />`:e===`cash`?L`<${Vt} state=${r} />`:t?L`<${di} key=${t} state=${r} kind=${e} id=${t} />`:L`<${vi} state=${r} />`}function vi({state:e}){let{official:t}=I(),[n,r]=R(null),[i,a]=R(null),[o,s]=R(``);A(()=>void m.lookAround(),[]);let c=xe(()=>st(e),[e.ledger]),l=Lt(t);return L`<${C} title=${k(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&L`<${yi} state=${e} payment=${e.payments[o]} />`}</div>
<${pi} state=${e} balances=${c} onPay=${l&&r} />
<${mi} state=${e} balances=${c} onRefund=${l&&a} />
<${xt} state=${e} />
<${Zt} state=${e} />
<${Ft} state=${e} official=${t} />
${l&&L`<a class="button" href="#/fines/cash">${k(`cash.title`)}</a><a class="button" href="#/reports">${k(`reports.link`)}</a>`}
${n&&L`<${Le} state=${e} balance=${n} onTaken=${s} onClose=${()=>r(null)} />`}
${i&&L`<${tr} state=${e} balance=${i} onClose=${()=>a(null)} />`}
<//>`}function yi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=V(e,{kind:n,id:r});return L`<p class="note info row">
<span class="body">${k(`fines.taken`,{name:o,amount:q(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${k(`fines.to-receipt`)}</a>
</p>`}function bi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:P(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return L`<p class="note bad" role="status"><strong>${k(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function xi({state:e,payment:t}){let{official:n}=I(),[r,i]=R(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Et(n,e.merged[s]??s);if(d||f||p||!Lt(n))return null;let m=k(u?`fines.withdraw-refund`:`fines.withdraw`);return L`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&L`<${X} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${k(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${k(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${V(e,{kind:o,id:s})} · ${q(c,l)}</strong></p>
<p>${k(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function Si({args:[e]}){let{tournament:t,state:n,official:r}=I();if(!t||!n)return L`<${z} title=${k(`fines.payment`)} />`;let i=n.payments[e];if(!i)return L`<${v} title=${k(`fines.payment`)} text=${k(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?k(`fines.payment`):Ct(i);return L`<${C} title=${a} up="#/fines">
<${bi} state=${n} payment=${i} />
<${Ci} state=${n} payment=${i} />
${i.unsent&&L`<p class="note info" role="status">${k(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&L`<${wi} hash=${i.hash} />`}
${!i.unsent&&Lt(r)&&L`<${Ti} payment=${i} />`}
<${xi} state=${n} payment=${i} />
<//>`}function Ci({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[k(l?`fines.paid-back-to`:`fines.payer`),V(e,{kind:n,id:r})],[k(`fines.amount-paid`),q(i,a)],[k(`fines.how`),k(`fines.method.${o}`)],[k(`fines.when`),P(s,e.settings.time_zone)],...c?[[k(l?`fines.why`:`fines.note-paid`),c]]:[]];return L`<dl class="facts">
${u.map(([e,t])=>L`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function wi({hash:e}){let t=Qe();return L`<figure class="big-code">
<${$t} text=${`${t}/#/receipt/${e}`} label=${k(`fines.code`)} />
<figcaption>${k(`fines.photograph`)}</figcaption>
</figure>`}function Ti({payment:{id:e,receipt:t}}){let{live:n}=I(),{lang:r}=de(),[i,a]=R(0),{blob:o,url:s,failed:c}=nt(()=>m.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);A(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return L`<p class="note warn" role="status">${k(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${k(`try-again`)}</button>`;if(!s||!o)return L`<p class="soft" role="status">${k(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return L`<div class="doing">
<a class="button main" href=${s} target="_blank">${k(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${k(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&L`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${k(`fines.share-page`)}</button>`}
</div>`}function Ei(){let{tournament:e,state:t}=I();if(!e||!t)return L`<${z} title=${k(`hall-cards`)} />`;let n=L`<button class="button main" onClick=${()=>print()}>${k(`hall-print`)}</button>`;return L`<${C} title=${k(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${k(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${k(`reports.link`)}</a>
<ul class="codes">
${ne(t).map(e=>L`<li key=${e.id}><${Di} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Di({table:e,name:t}){let{url:n,failed:r}=nt(()=>m.tableCode(e.id),e.id),i=k(`hall-table`,{label:e.label});return L`<figure>
${n&&L`<img src=${n} alt=${k(`hall-code`,{label:e.label})} />`}
${r&&L`<p class="note warn">${k(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Oi(e,t,n){let{kind:r,body:i}=n,a=ki[r]??ki[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const ki={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...ji(r),r.number,Z(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Mi(t,n),...ji(n)],phone:(e,t,{body:n})=>[Mi(t,n)],token:(e,t,{body:n})=>[n.name,Mi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Ai(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[k(`journal.joined`,{name:Z(t,n)??`?`})]:Ai(r,r.name??Z(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Ai(r,k(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Pi(t,n),...b.map(e=>Z(t,r[`${e}_id`])),r.scheduled_at&&P(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Ni(e,n),photo:(e,t,{body:n})=>Ni(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Ni(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&k(`journal.outcome.${r.outcome}`),...Ni(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Fi(t,i)]},hand:(e,t,{subject:n,body:r})=>[k(`hall-how.${r.how}`),...Fi(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[k(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>V(t,e)),n.foul&&F(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&k(`help.over.${r.ended_how}`),...Fi(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[k(`journal.what.${n.what}`),n.person_id&&V(t,{kind:n.person_kind,id:n.person_id}),Pi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${se(Math.abs(n.seconds))}`,Pi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&k(`journal.what.${r}`),Z(t,i),Pi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>Z(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ii(t,e)),fine:(e,t,{kind:n,body:r})=>[Ii(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),k(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ii(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),k(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,k(`fines.method.${r}`),k(`cash.counted`,{amount:q(i,a)}),It(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>Z(t,e)),result:(e,t,{body:n})=>[Pi(t,n.hanchan_id),...b.map(t=>`${e.phrase(`seat-${t}`)} ${W(n.points[t])}`)]};function Ai({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&k(`journal.was`,{was:i}),t&&k(`journal.withdrawn`),n&&k(`journal.removed`)]}function ji({roles:e}){return(e??[]).map(e=>k(`hall-role.${e}`))}function Z(e,t){return e.players[e.merged[t]??t]?.name}function Mi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??Z(e,n)}function Ni(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[F(e,n),r.name,k(`hall-table`,{label:i.label}),M(e,t)]}function Pi(e,t){let n=e.hanchans[t??``];return n&&Ae(e,n)}function Fi(e,{table:t,hand:n}={}){return[e.tables[t]&&k(`hall-table`,{label:e.tables[t].label}),ae(n)]}function Ii(e,{account_kind:t,account_id:n,...r}){return`${V(e,{kind:t,id:n})} ${dt(r)}`}const Li=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Ri(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Gi(e,t);if(n.startsWith(`ruling.`))return Bi(e,t);let[i]=await Ji(t,zi(t));if(!i)return null;if(n===`result.corrected`)return{before:Hi(e,i.body),after:Hi(e,r)};let a=n===`hanchan.scheduled`?Ui:Wi;return{before:a(i.body),after:a(r)}}function zi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Bi(e,t){let{kind:n,body:r}=t,[i]=await Ji(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Vi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Dr(e,t,n))}}}let[o]=await Ji(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Vi(e,o)}:null}function Vi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Li.filter(e=>(o[e]??null)!==null),c=Dr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Hi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=b.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Ui({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Wi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Gi(e,t){let n=await Ji(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ki(e,r),after:Ki(e,{...r,...t.body})}}function Ki(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[k(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>qi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[k(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function qi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Ji({seq:e},t,n=1){return(await(await m.audit()).older(e,n,t)).entries}const Yi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Xi={ruling:`rulings`,player:`players`,table:`tables`};function Zi({state:e,entry:t,onSubject:n}){let r=O(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??k(`hall-unknown`):k(`journal.nobody`),l=Oi(r,e,t),u=[k(`journal.number`,{seq:i}),P(a,e.settings.time_zone),c],d=L`<div class="body">
<h3>${$i(s)}</h3>
${l.length>0&&L`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return L`<${f} class="entry" title=${d}>
${()=>L`<${Qi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Qi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Xi).find(([,t])=>o in e[t])??[];return L`<div class="stack">
<p class="pair">
${c&&L`<a class="button" href=${`#/${c}/${o}`}>${k(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${k(`journal.all-of-it`)}</button>
</p>
${(Yi.includes(a)||s.what===`corrected`)&&L`<${ea} state=${e} entry=${t} />`}
<h4>${k(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${k(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function $i(e){return ve(`journal.kind.${e}`)?k(`journal.kind.${e}`):e}function ea({state:e,entry:t}){let n=O(),[r,i]=R(void 0);return A(()=>void Ri(n,t).then(i,()=>i(null)),[]),r===void 0?L`<${o} />`:r===null?L`<p class="soft">${k(`journal.no-before`)}</p>`:L`<${_t} caption=${k(`journal.changes`)} heads=${[k(`journal.before`),k(`journal.after`)]}
before=${r.before} after=${r.after} />`}const ta=`shinpan.alarm.`;function na({inCall:e}){let{alarms:t,tournament:n}=I(),r=t?.at(-1);return r&&n&&L`<${ra} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ra({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=R(()=>!n&&be(ta+t)!==r.at);return A(()=>{ia(r)||_(220),pe(600)},[]),L`<div role="alert">
<button class=${ia(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${aa} alarm=${r} /><span>${k(`alarm.${r.what}`)}</span><strong>${k(`alarm.open`)}</strong>
</button>
</div>
${i&&L`<${oa} alarms=${e} onClose=${()=>{ie(ta+t,r.at),a(!1)}} />`}`}function ia({what:e}){return e===`restored`}function aa({alarm:e}){return L`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(ia(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function oa({alarms:e,onClose:t}){let{official:n}=I(),r=D(null);A(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return L`<dialog class=${ia(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${aa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${k(`alarm.${o}`)}</h2><p>${k(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ca} alarm=${i} />
<section><h3>${k(`alarm.meaning`)}</h3><p>${k(ia(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${k(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>L`<li key=${e}>${k(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fa}>${k(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${k(`alarm.close`)}</button>
${a.map(e=>L`<${sa} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sa({alarm:e}){let{what:t,seq:n}=e;return L`<section class="stack">
<h3>${k(`alarm.earlier`)} ${k(`alarm.${t}`)}</h3>
<p>${k(`alarm.${t}.said`,{seq:n})}</p>
<${ca} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ca({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=I();return L`${e&&L`<${la} mine=${e} theirs=${t} heads=${[k(`alarm.mine`),k(r)]} />`}
<p class="soft">${k(`alarm.found`,{time:P(n,i?.time_zone)})}</p>`}function la({mine:e,theirs:t,heads:n}){let r=O(),{state:i}=I(),a=Oi(r,i,e),o=t&&Oi(r,i,t);return L`<div class="slips">
<${da} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${da} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&L`<${_t} caption=${k(`journal.changes`)} heads=${n} before=${ua(e)} after=${ua(t)} />`}`}function ua({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function da({title:e,entry:t,parts:n,others:r}){let{state:i}=I();return L`<section class="slip">
<h3>${e}</h3>
${t?L`<p><strong>${$i(t.kind)}</strong></p>
<ul>${n.map((e,t)=>L`<li key=${t}>${!r||r.includes(e)?e:L`<mark>${e}</mark>`}</li>`)}</ul>
<small>${k(`journal.number`,{seq:t.seq})} · ${P(t.at,i.settings.time_zone)}</small>`:L`<p><mark>${k(`alarm.nothing`)}</mark></p>`}
</section>`}async function fa(){let e=await m.evidence().catch(()=>null);if(!e)return E(k(`journal.unread`));let t=JSON.stringify(e,null,1);ft(new Blob([t],{type:`application/json`}),`${m.snapshot.tournament?.slug}-log-evidence.json`)}function pa({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:ma(x(`journal.kind.`).map(e=>({value:e.slice(13),text:k(e)}))),person:ma(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ne(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:k(`journal.this`)}]}};return L`<details class="fold" open=${!!t.subject}>
<summary>${k(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>L`<${s} key=${e} label=${k(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:k(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&L`<button class="button" type="button" onClick=${()=>n({})}>${k(`journal.clear`)}</button>`}
</div>
</details>`}function ma(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ha=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function ga(e,{kind:t,person:n,table:r,subject:i}){let a=va(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_a(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _a({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ha)??[]]}function va({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ya({result:{browser:e,server:t}}){return L`<div class="stack" role="status">
<${xa} name=${k(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>k(`journal.found.${t}`,{seq:e})} />
${t&&L`<${xa} name=${k(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ba} />`}
</div>`}function ba({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?k(`hall-player`):ve(`hall-role.${e}`)?k(`hall-role.${e}`):e);return ve(`finding.${t}`)?k(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):L`<span lang="en">${r}</span>`}function xa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return L`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=I().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?L`<p class="note bad"><strong>${e}</strong> ${k(`journal.another`,{seq:i.seq})} ${k(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?L`<p class="note"><strong>${e}</strong> ${k(a,{seq:i.seq})}</p>`:L`<div class="note bad stack">
<p><strong>${e}</strong> ${k(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>L`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&L`<p>${k(`journal.more`,{count:r-50})}</p>`}
</div>`}function Sa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ca({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];ft(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wa({onHead:e,onClose:t}){let n=D(null),[r,i]=R(``);return A(()=>{let t=new AbortController;return Mt(n.current,t.signal,t=>Sa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),L`<${u} title=${k(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${k(`hall-viewfinder`)}></video>
${r&&L`<p class="note warn" role="status">${k(`journal.scan.${r}`)}</p>`}
<//>`}function Ta({state:e}){return L`<section class="card" aria-labelledby="proof">
<h2 id="proof">${k(`journal.proof`)}</h2>
<p class="unprinted">${k(`journal.proof-about`)}</p>
<${Ea} />
<${f} title=${k(`journal.head`)}>${()=>L`<${Oa} state=${e} />`}<//>
</section>`}function Ea(){let{official:e}=I(),[t,n]=R(``),[r,a]=R(null),[o,s]=R(null),c=D(null);A(()=>()=>c.current?.abort(),[]);let[l,u]=R(!1),d=e=>{n(e),u(!1)},f=Sa(t),p=t.trim()&&!f?k(`journal.no-head`):``;return L`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Da({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${i} label=${k(`journal.noted`)} hint=${k(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${k(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${k(`journal.verify`)}</button>
</form>
${o&&L`<div class="stack" role="status">
<progress aria-label=${k(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${k(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${k(`journal.stop`)}</button>
</div>`}
${r&&L`<${ya} result=${r} />`}
${l&&L`<${wa} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Da(e,t){let{prove:n}=await m.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?k(`journal.stopped`):wt(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(m.ask(`audit${o}`,{timeout:12e4}))}}function Oa({state:e}){let[t,n]=R(null),[r,i]=R(``),{online:a}=I();if(A(()=>{m.ask(`journal/head`).then(n,e=>i(wt(e)))},[e.seq,a]),!t)return L`<p class=${r?`note warn`:`soft`} role="status">${r||k(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,l=`${t.seq}:${t.hash}`;return L`<div class="stack head">
<p>${k(`journal.head-about`)}</p>
<figure><${$t} text=${l} label=${k(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${ee} rows=${[[k(`journal.number-of`),t.seq],[k(`journal.time`),t.at&&P(t.at,c)],[k(`journal.hash`),L`<code>${l}</code>`],[k(`journal.command`),L`<code>shinpan audit verify ${o} --head ${l}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ca(e.settings,t)}>${k(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${k(`hall-print`)}</button>
</p>
</div>`}const ka=5e3;function Aa({state:e}){let{online:t}=I(),[n,r]=R(null),[i,a]=R(``),[o,s]=R(null);return A(()=>{let e=()=>ja().then(r,e=>a(wt(e))),t=()=>m.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,ka),i=setInterval(t,ka);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),L`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${k(`witness.title`)}</h2>
${o&&L`<p class="note warn" role="status">${k(`witness.unchecked`,{time:P(o,e.settings.time_zone)})}</p>`}
${n?L`<${Ma} state=${e} answer=${n} />`:L`<p class="soft" role="status">${i||k(`loading`)}</p>`}
</section>`}async function ja(){let e=await m.ask(`journal/witnesses`);return{...e,...await m.behindHead(e)}}function Ma({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return L`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>L`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pa(e,t.official_id)}</span>`)}
</p>
<p><strong>${k(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${k(`witness.about`)}</p>
${o.length>0&&L`<ul class="bullets">${o.map(t=>L`<li key=${t.key_id}>${Na(e,t,i)}</li>`)}</ul>`}
</div>`}function Na(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??k(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return k(s,{...o,time:P(i,e.settings.time_zone)})}function Pa(e,t){return[...e.officials[t]?.name??`?`][0]}function Fa({query:e}){let{tournament:t,state:n}=I();if(!t||!n)return L`<${z} title=${k(`journal.title`)} />`;let r=Object.fromEntries(e);return L`<${Ia} key=${e.toString()} state=${n} asked=${r} />`}function Ia({state:e,asked:t}){let[n,r]=R(t),[i,a]=R(e.seq),o=JSON.stringify([n,i]);return L`<${C} title=${k(`journal.title`)} up="#/log">
<${Ta} state=${e} />
<${Aa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${k(`journal.entries`)}</h2>
<p class="soft">${k(`journal.kept`,{seq:e.seq})}</p>
<${pa} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&L`<button class="button" type="button" onClick=${()=>a(e.seq)}>${k(`journal.newer`,{count:e.seq-i})}</button>`}
<${La} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function La({state:e,from:t,chosen:n,onSubject:r}){let i=xe(()=>ga(e,n),[]),[a,s]=R([]),[c,l]=R(t+1),[u,d]=R(!1),f=D(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await m.audit()).older(c,30,i);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return A(()=>void p(),[]),u?L`<p class="note bad" role="alert">${k(`journal.unread`)}</p>`:c===t+1?L`<${o} />`:L`<ul class="entries">
${a.map(t=>L`<li key=${t.seq}><${Zi} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&L`<p class="soft" role="status">${k(`hall-none-found`)}</p>`}
${c!==null&&L`<button class="button" type="button" onClick=${p}>${k(`journal.older`)}</button>`}`}function Ra({state:e}){let t=H(`invitations`),n=L`<a class="button main" href="#/people/invite">${k(`people.invite`)}</a>`;return L`<${C} title=${k(`people.links`)} up="#/people" actions=${n}>
<${jt} of=${t}>
${t=>L`<${za} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function za({links:e,state:n}){let r=n.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return L`${i.length===0&&L`<${t} text=${k(`people.no-links`)} />`}
<${Ba} links=${i} zone=${r} state=${n} />
${a.length>0&&L`<${f} title=${k(`people.closed-count`,{count:a.length})}>
${()=>L`<${Ba} links=${a} zone=${r} state=${n} />`}
<//>`}`}function Ba({links:e,zone:t,state:n}){return e.length===0?null:L`<ul class="rows">
${e.map(e=>L`<${Ha} key=${e.id} link=${e} zone=${t} whom=${n?Va(n,e):k(`people.open-link`)} />`)}
</ul>`}function Va(e,{official:t,player:n,roles:r,label:i}){return t?k(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?k(`people.for-player`,{name:e.players[n]?.name??`?`}):[G(r),i].filter(Boolean).join(` · `)}function Ha({link:e,zone:t,whom:n}){let[r,i]=R(!1),{ask:a,asking:o,wrong:s}=U();return L`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Ua(e,t)}</small></span>
${!e.closed&&L`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${k(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${k(`people.withdraw`)}</button>`}
</div>
${s}
${r&&L`<${tt} title=${k(`people.withdraw-ask`)} text=${k(`people.withdraw-text`)} yes=${k(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>m.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Ua({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?k(`people.any-number`):k(`people.uses-left`,{left:t,uses:e});return r?[k(`people.closed.${r}`),a].join(` · `):[a,n?k(`people.until`,{time:P(n,i)}):k(`people.no-end`)].join(` · `)}function Wa({made:e,state:t,up:n,onMore:r}){let[i,a]=R(e.link),o=e.limits??Ua(e,t.settings.time_zone),s=L`<button class="button" type="button" onClick=${r}>${k(`people.another`)}</button>
<a class="button main" href=${n}>${k(`people.done`)}</a>`;return L`<${C} title=${k(`people.link-made`)} up=${n} actions=${s}>
<${nn} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ga(t,e)}</strong></p>
<figure class="big-code"><${$t} text=${i} label=${k(`people.code`)} /></figure>
<${Je} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Ka} made=${e} />
<${Rt} label=${k(`people.link`)} text=${i} />
<p class="note warn">${k(`people.link-once`)}</p>
<//>`}function Ga(e,{official:t,player:n,roles:r,name:i}){return n?k(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?k(`people.becomes-named`,{name:i,roles:G(r)}):t?k(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):k(`people.becomes`,{roles:G(r)})}function Ka({made:e}){let{items:t}=H(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return L`<p role="status">${n>0&&L`<span class="badge">${k(`people.arrived`,{count:n})}</span>`}</p>`}const qa=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ja({state:e,query:t}){let[n,r]=R(null),i=async e=>r({...e,addresses:await Ee()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=k(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?L`<${Wa} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:L`<${C} title=${c} up=${s}>
${a?L`<${Qa} official=${e.officials[a]} onMade=${i} />`:o?L`<${$a} player=${e.players[o]} onMade=${i} />`:L`<${Ya} onMade=${i} />`}
<//>`}function Ya({onMade:e}){let[t,n]=R(`name`),r=[`name`,`role`].map(e=>({value:e,text:k(`people.by.${e}`)}));return L`<${g} label=${k(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?L`<${Xa} onMade=${e} />`:L`<${Za} onMade=${e} />`}`}function Xa({onMade:e}){let[t,n]=R(``),[r,a]=R([]),o=J();return L`<${eo} lacks=${e=>({name:e&&!t.trim()?k(`people.name-missing`):``,roles:e&&r.length===0?k(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await m.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),a={official:i.id,label:i.name};await e({link:(i.join?i:await K(`invitations`,o(a),a,`join`)).link,official:i.id,name:i.name,roles:i.roles,limits:k(`people.one-phone`)})}}>
${e=>L`<${i} label=${k(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Tt} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${k(`people.by-name-text`)}</p>`}
<//>`}function Za({onMade:e}){let[t,n]=R([]),[r,a]=R(`5`),[o,s]=R(240),[c,l]=R(``),u=J();return L`<${eo} lacks=${e=>({roles:e&&t.length===0?k(`people.role-missing`):``,uses:e&&!(Q(r)>=1&&Q(r)<=500)?k(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:Q(r),minutes:o,label:c.trim()};await e(await K(`invitations`,u(n),n,`join`))}}>
${e=>L`<${Tt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${i} label=${k(`people.uses`)} value=${r} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${to} value=${o} onChange=${s} />
<${i} label=${k(`people.label`)} hint=${k(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${k(`people.by-role-text`)}</p>`}
<//>`}function Qa({official:e,onMade:t}){let[n,r]=R(60),i=J();return e?L`<${eo} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await K(`invitations`,i(r),r,`join`))}}>
${()=>L`<p>${k(`people.becomes-phone`,{name:e.name})}</p><${to} value=${n} onChange=${r} />`}
<//>`:L`<p class="note warn">${k(`people.nobody`)}</p>`}function $a({player:e,onMade:t}){let n=J();return e?L`<${eo} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await K(`invitations`,n(r),r,`join`))}}>${()=>L`<p>${k(`people.own-text`,{name:e.name})}</p>`}<//>`:L`<p class="note warn">${k(`people.nobody`)}</p>`}function eo({make:e,lacks:t=()=>({}),children:n}){let[r,i]=R(!1),{ask:a,asking:o,wrong:s}=U();return L`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${k(`people.make-link`)}</button>
</form>`}function to({value:e,onChange:t}){let n=qa.map(([e,t,n])=>({value:n,text:he(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return L`<${s} label=${k(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function Q(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const no=`referee`;function ro({state:e}){let[t,n]=R(null),r=H(`phones`);return t?L`<${oo} made=${t} name=${e.settings.name} />`:L`<${C} title=${k(`people.sheet`)} up="#/people">
<${jt} of=${r}>${t=>L`<${io} there=${uo(e)} away=${co(e,t)} onMade=${n} />`}<//>
<//>`}function io({there:e,away:t,onMade:n}){let[r,a]=R(``),[s,c]=R({}),{ask:l,asking:u,wrong:d}=U(),f=J(),p=e.map(({name:e})=>e),[m,h]=[!0,!1].map(e=>lo(r).filter(t=>p.includes(t)===e)),g=[...h.map(e=>({name:e,roles:[s[e]??no]})),...t];return L`<${i} long label=${k(`people.sheet-names`)} hint=${k(`people.sheet-hint`)} value=${r} onInput=${a} autocomplete="off" />
${g.length>0&&L`<ul class="rows" aria-label=${k(`people.sheet-who`)}>
${h.map(e=>L`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${ao} name=${e} value=${s[e]??no} onChange=${t=>c({...s,[e]:t})} /></li>`)}
${t.map(e=>L`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${G(e.roles)} · ${k(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${m.length>0&&L`<p class="note warn" role="status">${k(`people.sheet-known`,{names:j(m)})}</p>`}
${d} ${u&&L`<${o} text=${k(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${u||g.length===0} onClick=${()=>l(async()=>{let e=await Ee(),t=[];for(let e of g)t.push({...e,link:await so(e,f)});n({codes:t,found:e})})}>${k(`people.sheet-make`,{count:g.length})}</button>`}function ao({name:e,value:t,onChange:n}){let r=we.map(e=>({value:e,text:k(`hall-role.${e}`)}));return L`<${s} label=${k(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function oo({made:{codes:e,found:t},name:n}){let[r,i]=R(()=>new URL(e[0].link).origin),a=e=>e.replace(new URL(e).origin,r),o=L`<button class="button main" type="button" onClick=${()=>print()}>${k(`hall-print`)}</button>`;return L`<${C} title=${k(`people.sheet`)} up="#/people" actions=${o}>
<div class="unprinted stack">
<${nn} link=${a(e[0].link)} cure=${t?.cure} />
<p class="note warn">${k(`people.sheet-once`)}</p>
<${Je} link=${a(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>L`<li key=${e.link}>
<figure>
<${$t} text=${a(e.link)} label=${k(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${G(e.roles)}</span><small>${n} · ${k(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function so({name:e,roles:t,official:n},r){let i={name:e,roles:t},a=n?null:await m.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(a?.join)return a.link;let o={official:n??a.id,minutes:10080,label:e};return(await K(`invitations`,r(o),o,`join`)).link}function co(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return uo(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function lo(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function uo(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const fo={name:200,id_number:40};function po({state:e}){return L`<${ho} kind="player" title=${k(`people.new`)} state=${e} />`}function mo({state:e}){return L`<${ho} kind="team" title=${k(`people.new-team`)} state=${e} />`}function ho({kind:e,title:t,state:n}){let[r,a]=R({name:``,id_number:``,team:``}),[o,c]=R(!1),l=J(),{ask:u,asking:d,wrong:f}=U(),p=B(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),h=e===`player`,g=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),i=Object.fromEntries(n.filter(([,e])=>e)),o=t.currentTarget.querySelector(`input`);if(c(!i.name),!i.name)return o.focus();u(async()=>{await m.ask(`${e}s/${l(i)}`,{method:`PUT`,body:i}),l.forget(i),E(k(`people.added`,{name:i.name})),a({...r,name:``,id_number:``}),o.focus()})},_=(e,t)=>L`<${i} label=${k(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${fo[e]}
onInput=${t=>a({...r,[e]:t})} ...${t} />`;return L`<${C} title=${t} up="#/people/players">
<form class="stack" onSubmit=${g} novalidate>
${_(`name`,{wrong:o&&!r.name.trim()?k(`people.name-missing`):void 0})}
${h&&_(`id_number`,{hint:k(`people.number-hint`)})}
${h&&p.length>0&&L`<${s} label=${k(`correct.field.team`)} value=${r.team} options=${[{value:``,text:k(`correct.no-team`)},...p]}
onChange=${e=>a({...r,team:e})} />`}
${f}
<button class="button main" disabled=${d}>${k(`people.add`)}</button>
</form>
<//>`}function go({whom:e,name:t,zone:n}){let r=H(`phones`),i=H(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return L`<section class="stack">
<h2>${k(`people.phones`)}</h2>
<${jt} of=${r}>
${e=>L`<${_o} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&L`<${Ba} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${k(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function _o({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>L`<ul class="rows">
${e.map(e=>L`<${vo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return L`${i.length?a(i):L`<p class="soft">${k(`people.no-phone`)}</p>`}
${r.length>0&&L`<${f} title=${k(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function vo({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=R(!1),{ask:d,asking:f,wrong:p}=U(),h=c?k(`people.by-account`):xo(i??``),g=()=>{u(!1),d(async()=>{await m.ask(`phones/${r}/cut-off`,{method:`PUT`}),E(k(`people.cut-off-done`))})},_=[k(`people.since`,{time:P(a,n)}),o&&!s&&k(`people.seen`,{day:he(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&k(`people.cut-off-at`,{time:P(s,n)})];return L`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!s&&L`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${k(`people.cut-off-this`,{phone:h})} onClick=${()=>u(!0)}>${k(`people.cut-off`)}</button>`}
</div>
${p}
${l&&L`<${tt} title=${k(`people.cut-off-ask`,{name:t,phone:h})} text=${k(`people.cut-off-text`,{name:t})}
yes=${k(`people.cut-off`)} danger onYes=${g} onClose=${()=>u(!1)} />`}
</li>`}const yo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],bo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function xo(e){return[yo,bo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function So({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:c,conflicts:l},u]=R(o),d=D(o),f=D(null),{ask:p,asking:h,wrong:g}=U(),_=e=>u(d.current=e);A(()=>{h||!g&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,_(o))},[i,a.join(),!!g]);let v=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??o};await m.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}E(k(`people.saved`))},y=e=>{_({...d.current,...e}),p(v)},b=B(Object.values(e.players));return L`<section class="card">
<h2>${k(`people.partial`)}</h2>
<p class="soft">${k(`people.partial-text`)}</p>
<${s} label=${k(`people.plays-as`,{name:r})} value=${c??``} options=${wo(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Co} players=${b.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Co({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return L`${r.length>0&&L`<ul class="rows">
${r.map(({id:e,name:t})=>L`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${k(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${k(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${s} key=${t.join()} label=${k(`people.conflict-add`)} value="" options=${wo(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function wo(e,t){return[{value:``,text:k(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function To({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return L`<${v} title=${k(`people.title`)} text=${k(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?L`<${C} title=${i} up=${r}>
<p>${G(a)}</p>
<p class="note warn">${k(`people.revoked-at`,{time:P(o,e.settings.time_zone)})}</p>
<//>`:L`<${C} title=${i} up=${r}>
<p>${G(a)}</p>
<${go} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${k(`correct.link`)}</a>
<${Eo} key=${a.join()} official=${n} />
<${So} state=${e} official=${n} />
<${Do} official=${n} />
<//>`}function Eo({official:{id:e,roles:t}}){let[n,r]=R(t),[i,a]=R(``),{ask:o,asking:s,wrong:c}=U(),l=[...n].sort().join()===[...t].sort().join();return L`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:k(`people.role-missing`)),n.length&&o(async()=>{await m.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),E(k(`people.saved`))})}}>
<h2>${k(`people.roles-change`)}</h2>
<p class="soft">${k(`people.roles-late`)}</p>
<${Tt} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&L`<button class="button main" disabled=${s}>${k(`people.save`)}</button>`}
</form>`}function Do({official:{id:e,name:t}}){let[n,r]=R(!1),{ask:i,asking:a,wrong:o}=U();return L`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${k(`people.revoke-this`,{name:t})}
</button>
${n&&L`<${tt} title=${k(`people.revoke-ask`,{name:t})} text=${k(`people.revoke-text`)} yes=${k(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>m.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Oo({state:e}){let[n,r]=R(``),{items:a}=H(`invitations`),o=n.trim().toLocaleLowerCase(),s=B(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(o)),c=new Set((a??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return L`<${C} title=${k(`people.players`)} up="#/people">
<p>${k(`people.players-text`)}</p>
<${i} type="search" label=${k(`people.find`)} value=${n} onInput=${r} />
${s.length===0&&(o?L`<${t} text=${k(`people.nobody`)} />`:L`<${t} text=${k(`people.no-players`)}><${Dt} /><//>`)}
<ul class="rows">
${s.map(({id:e,name:t,withdrawn_at:n})=>L`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&L`<span class="badge warn">${k(`standings.withdrawn`)}</span>`}
${c.has(e)&&L`<span class="badge">${k(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${k(`people.new`)}</a>
${!o&&L`<${ko} state=${e} />`}
<//>`}function ko({state:e}){let t=B(Object.values(e.teams));return t.length===0?null:L`<section class="stack">
<h2>${k(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>L`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Ao({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?L`<${C} title=${n.name} up=${r}>
<p>${k(`people.own-text`,{name:n.name})}</p>
<${go} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${k(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${k(`people.erase`)}</a>
<//>`:L`<${v} title=${k(`people.players`)} text=${k(`people.nobody`)} up=${r} />`}function jo({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return L`<${v} title=${k(`erasing.title`)} text=${k(`people.nobody`)} up="#/people/players" />`;let a=r?k(`erasing.title-one`,{name:r.name}):k(`erasing.title`);return L`<${C} title=${a} up=${i}>
<p>${k(`erasing.text`)}</p>
${e.season&&L`<p class="note warn">${k(`erasing.season`)}</p>`}
<p class="soft">${k(`erasing.other-places`)}</p>
<${No} player=${n} names=${Mo(r?[r]:B(Object.values(e.players)))} />
<${Po} zone=${e.settings.time_zone} />
<//>`}function Mo(e){let t=j(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?k(`erasing.and-more`,{names:t,count:n}):t}function No({player:e,names:t}){let[n,r]=R(!1),[i,a]=R(!1),[o,s]=R(!1),{ask:c,asking:l,wrong:u}=U(),d=J();return L`<div class="stack">
${!e&&L`<${y} label=${k(`erasing.texts`)} hint=${k(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${y} label=${k(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${k(`erasing.erase`)}
</button>
${o&&L`<${tt} title=${k(`erasing.ask`)} text=${k(`erasing.ask-text`,{names:t})} yes=${k(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await m.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),E(k(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function Po({zone:e}){let{items:t}=H(`erasures`);if(!t?.length)return null;let n=he(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return L`<section class="stack">
<h2>${k(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>L`<li key=${e} class="row">
<span class="body">
<strong>${t?k(`erasing.some`,{count:t.length}):k(`erasing.everybody`)}</strong>
<small>${[k(`erasing.names`),r&&k(`erasing.texts`),i&&k(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Fo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Io({state:e}){let t=H(`api-tokens`),[n,r]=R(!1),i=!n&&L`<button class="button main" type="button" onClick=${()=>r(!0)}>${k(`people.token-new`)}</button>`;return L`<${C} title=${k(`people.tokens`)} up="#/people" actions=${i}>
<p>${k(`people.tokens-text`)}</p>
${n&&L`<${Bo} state=${e} onDone=${()=>r(!1)} />`}
<${jt} of=${t}>${t=>L`<${Lo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Lo({tokens:e,state:n}){let r=e.filter(Ro),i=e.filter(e=>!Ro(e)),a=e=>L`<ul class="rows">
${e.map(e=>L`<${zo} key=${e.id} token=${e} state=${n} />`)}
</ul>`;return L`${i.length?a(i):L`<${t} text=${k(`people.no-tokens`)} />`}
${r.length>0&&L`<${f} title=${k(`people.closed-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Ro({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=m.now()}function zo({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=R(!1),{ask:u,asking:d,wrong:f}=U(),p=()=>{l(!1),u(()=>m.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=P(s??o,t.settings.time_zone);return L`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${k(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${j(a.map(e=>k(`people.scope.${e}`)))}</small>
<small>${k(s?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Ro(e)&&L`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${k(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${k(`people.revoke`)}</button>`}
</div>
${f}
${c&&L`<${tt} title=${k(`people.token-ask`,{name:r})} text=${k(`people.token-revoke-text`)} yes=${k(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Bo({state:e,onDone:t}){let n=I().official.id,[r,a]=R({name:``,official:n,scopes:[`read`],days:`30`}),[o,c]=R(!1),[l,u]=R(``),d=J(),{ask:f,asking:p,wrong:m}=U(),h=Vo(r),g=e=>t=>a({...r,[e]:t}),_=e=>{e.preventDefault(),c(!0);let t={...r,name:r.name.trim(),days:Q(r.days)};Object.values(h).some(Boolean)||f(async()=>u((await K(`api-tokens`,d(t),t,`token`)).token))};if(l)return L`<${Ho} token=${l} name=${r.name} onDone=${t} />`;let v=B(Object.values(e.officials).filter(({revoked_at:e})=>!e));return L`<form class="card stack" onSubmit=${_} novalidate>
<h2>${k(`people.token-new`)}</h2>
<${i} label=${k(`people.token-name`)} hint=${k(`people.token-name-hint`)} value=${r.name} wrong=${o?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${s} label=${k(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Jt} label=${k(`people.scopes`)} names=${Fo} chosen=${r.scopes} wrong=${o?h.scopes:``}
said=${e=>L`${k(`people.scope.${e}`)}<br /><small class="soft">${k(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${i} label=${k(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${o?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${k(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${k(`cancel`)}</button>
</div>
</form>`}function Vo({name:e,scopes:t,days:n}){return{name:e.trim()?``:k(`people.token-name-missing`),scopes:t.length?``:k(`people.scope-missing`),days:Q(n)>=1&&Q(n)<=366?``:k(`people.days-wrong`,{most:366})}}function Ho({token:e,name:t,onDone:n}){return L`<section class="card stack" role="status">
<h2>${k(`people.token-made`,{name:t})}</h2>
<${Rt} label=${k(`people.token`)} text=${e} />
<p class="note warn">${k(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${k(`people.done`)}</button>
</section>`}const Uo={erase:jo,invite:Ja,links:Ra,more:Wt,new:po,"new-team":mo,players:Oo,player:Ao,sheet:ro,teams:Oo,tokens:Io};function Wo({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=I();if(!r||!i)return L`<${z} title=${k(`people.title`)} />`;if(!N(a,[`director`]))return L`<${C} title=${k(`people.title`)} up="#/tables"><p class="note warn">${k(`people.directors`)}</p><//>`;let o=e===``?pt:Object.hasOwn(Uo,e)?Uo[e]:To;return L`<${o} state=${i} id=${t||e} query=${n} /><${Ne} />`}const $=[`director`,`head-referee`,`referee`,`arbiter`],Go=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...$,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...$,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...$,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:$}],Ko=[{id:`standings`,path:`printables/standings.pdf`,roles:[...$,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],qo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Jo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Yo={pantheon:`jsonl`,calendar:`ics`},Xo=[`xlsx`,`csv`];function Zo(){let{tournament:e,state:t,official:n}=I();if(!e||!t)return L`<${z} title=${k(`reports.title`)} />`;let r=as(n,qo);return L`<${C} title=${k(`reports.title`)} up="#/tables">
<${Qo} title=${k(`reports.before`)} papers=${as(n,Go)}>${N(n,$)&&L`<${$o} />`}<//>
<${Qo} title=${k(`reports.after`)} papers=${as(n,Ko)} />
${r.length>0&&L`<${ts} sheets=${r} />`}
${N(n,[`director`,`finance`])&&L`<${rs} />`}
${N(n,[`director`])&&L`<${is} />`}
<//>`}function Qo({title:e,papers:t,children:n}){let r=qe();return L`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>L`<${it} key=${e} name=${k(`reports.paper.${e}`)} hint=${k(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function $o(){let{state:e}=I(),t=qe(),[n,r]=R(``),i=es(e),a=[{value:``,text:k(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return L`<${it} name=${k(`reports.paper.slips`)} hint=${k(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&L`<${g} label=${k(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function es({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function ts({sheets:e}){let t=qe(),[n,r]=R(`xlsx`);return L`<section class="stack">
<h2>${k(`reports.sheets`)}</h2>
<${g} label=${k(`reports.form`)} value=${n} onChange=${r}
options=${Xo.map(e=>({value:e,text:k(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>L`<${it} key=${e} name=${k(`reports.sheet.${e}`)} path=${ns(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function ns(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function rs(){let e=qe(),t=[...Jo.map(e=>({id:e,form:`csv`})),...Object.entries(Yo).map(([e,t])=>({id:e,form:t}))];return L`<section class="stack">
<h2>${k(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>L`<${it} key=${t} name=${k(`reports.tool.${t}`)} hint=${k(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function is(){let e=qe();return L`<section class="stack">
<h2>${k(`reports.journal`)}</h2>
<ul class="rows">
<${it} name=${k(`reports.journal-whole`)} hint=${k(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function as(e,t){return t.filter(({roles:t})=>N(e,t))}const os={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function ss({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:k(`enrol.passed-over`)},...os[e].map(e=>({value:e,text:k(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return L`<div class="stack">
${t.map(({heading:e,column:t},n)=>L`<${s} key=${n} label=${e||k(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const cs={wrong:`bad`,changed:`warn`,new:`info`,known:``};function ls({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(cs).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&L`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>L`<li class="item" key=${t}><${us} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function us({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return L`<p><strong>${k(`import.row`,{number:r})}</strong> <span class=${`badge ${cs[i]}`}>${k(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>L`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ds} mistake=${e} /></p>`)}`}function ds({mistake:{kind:e,values:t,message:n,cure:r}}){let i=O();if(!ve(`mistake.${e}`))return L`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?W(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return k(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function fs({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return L`<${ms} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?hs(n[e]):L`${hs(r[e]||k(`correct.none`))} → <strong>${hs(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return L`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>L`${t>0&&` · `}${e}`)}</p>
${i.length>0&&L`<p class="note warn">${k(`enrol.similar`,{names:j(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function ps({players:e}){return L`<p class="soft">${k(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>L`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function ms({state:e,cells:t}){let n=O(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[k(`hall-round`,{round:t.round}),k(`hall-table`,{label:t.table}),t.scheduled_at];return L`<p><strong>${a.filter(Boolean).map(hs).join(` · `)}</strong></p>
<p class="soft">${b.map(e=>hs(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function hs(e){return e.length>80?`${e.slice(0,80)}…`:e}function gs({state:e,row:{hanchan:t,points:n}}){let r=O(),i=e.hanchans[t];return L`${i&&L`<p><a class="reach" href=${`#/result/${t}`}>${Ae(e,i)}</a></p>`}
${n&&L`<p class="soft">${b.map(e=>`${r.phrase(`seat-${e}`)} ${W(n[e])}`).join(` · `)}</p>`}`}function _s(e,t){let[n,r]=R(()=>be(e)??``),[i,a]=R(null),[o,s]=R({}),[c,l]=R({}),[u,d]=R(``),[f,p]=R(null),h=()=>{l({}),p(null)},g=t=>{r(t.text??``),a(t.file??null),s({}),h(),ie(e,t.text||null)},_=async(r,a={},c=o)=>{d(r),p(null),s(c);try{let o=r===`look`,s={...i?{file:await Ss(i)}:{csv:n},...c,...a},u=await m.ask(t[r],{method:`POST`,body:s,timeout:9e4});l(o?{looked:u}:{done:u}),!o&&u.wrong===0&&ie(e,null)}catch(e){p(e),e.status===422&&l({})}finally{d(``)}},v=e=>_(`look`,{},{...o,...e});return{text:n,file:i,isGiven:i!==null||n.trim()!==``,give:g,chosen:o,setChosen:s,...c,busy:u,wrong:f,setWrong:p,forget:h,ask:_,look:v}}function vs({wrong:e}){if(e.problem)return L`<div role="alert">
<${Kt} problem=${e.problem} />
</div>`;let t=e.tooLarge?k(`import.too-large`):`${k(navigator.onLine?`live.unreached`:`no-network`)}. ${k(`import.again`)}`;return L`<p class="note bad" role="alert">${t}</p>`}function ys({sheet:{text:e,file:t,give:n,setWrong:r},hint:o}){return t?L`<button
class="row card"
type="button"
aria-label=${k(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${k(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${a} name="close" />
</button>`:L`<label class="button photo"
>${k(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await xs(t)),e.value=``}}
/></label>
<${i}
long
label=${k(`import.paste`)}
hint=${o}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const bs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function xs(e){let t=new Uint8Array(await e.arrayBuffer()),n=bs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ss(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Cs=[`number`,`name`,`order`],ws=[`columns`,`no-headings`];function Ts({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&k(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&k(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>k(`read.counted.${e}`)),t.named_by&&k(`read.named-by.${t.named_by}`),c>0&&k(`read.dropped`,{count:c})].filter(Boolean),u=ws.includes(t.format)&&r.length>0;return L`<div class="note info">
<p>
<strong
>${k(`read.as`,{format:k(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&L`<p class="soft">${l.join(` · `)}</p>`}
</div>
${o.length>0&&L`<p class="note warn">${k(`read.not-four`,{rows:j(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&L`<${f} title=${k(`read.otherwise`)}
>${()=>L`<div class="stack">
${t.alternatives.length>0&&L`<${s}
label=${k(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:k(`read.format.${e}`)}))}
/>`}
${t.named_by&&L`<${s}
label=${k(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Cs.map(e=>({value:e,text:k(`read.named-by.${e}`)}))}
/>`}
${u&&L`<${ss} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Es({names:e,sheet:t}){return L`<fieldset>
<legend>${k(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>L`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const Ds=[`players`,`seating`];function Os({kind:e}){let{tournament:t,state:n,official:r}=I(),i=k(`enrol.title.${e}`);return!t||!n?L`<${z} title=${i} />`:N(r,[`director`])?L`<${ks} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:L`<${C} title=${i} up="#/tables"><p class="note warn">${k(`enrol.not-you`)}</p><//>`}function ks({kind:e,title:t,state:n,place:r}){yt();let i=_s(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:s,done:c,busy:l,wrong:u,ask:d,forget:p,chosen:m}=i,[h,g]=R(null),[_,v]=R(!1),{reason:y,field:b}=Ie(`correction`),x=s??c,{lacking:S,worksheets:w,headings:ee}=u?.problem??{},T=h??x?.columns??ee??[],E=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},D={...i,give:e=>(g(null),i.give(e))},te=()=>{let e=s.changed>0;v(e&&!y),(!e||y)&&d(`bring`,e?{reason:y}:{})},O=Ds.find(t=>t!==e);return L`<${C} title=${t} up="#/tables">
<${ys} sheet=${D} hint=${k(`enrol.hint.${e}`)} />
${S&&L`<p class="note bad" role="alert">${k(`enrol.lacking`,{names:j(S.map(As))})}</p>`}
${w&&L`<${Es} names=${w} sheet=${i} />`}
${u&&!S&&!w&&L`<${vs} wrong=${u} />`}
${!x&&T.length>0&&L`<${ss} kind=${e} columns=${T} onChoose=${E} />`}
${x&&L`<${Ts} kind=${e} found=${x} sheet=${i} columns=${T} onColumns=${E} isDone=${!!c} />`}
${l&&L`<${o} text=${k(`enrol.busy.${l}`)} />`}
${c&&L`<p class="note info" role="status">${k(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!x&&!w&&L`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>d(`look`)}>${k(`import.look`)}</button>`}
${x?.made.length>0&&L`<p class="note info">${k(`enrol.made.${e}`,{names:j(x.made)})}</p>`}
${x&&L`<${ls} found=${x} named=${As} title=${js(c)} about=${t=>L`<${fs} kind=${e} state=${n} row=${t} />`} />`}
${x?.missing?.length>0&&L`<${f} title=${k(`enrol.missing`,{count:x.missing.length})}>${()=>L`<${ps} players=${x.missing} />`}<//>`}
${s?.wrong>0&&L`<p class="note warn">${k(`enrol.whole`)}</p>`}
${s?.changed>0&&b(_)}
${s&&L`<button class="button main" type="button" disabled=${s.wrong>0||s.new+s.changed===0||l} onClick=${te}>${k(s.changed?`enrol.bring-changes`:`enrol.bring`,{...s,count:s.new})}</button>`}
<a class="button" href=${`#/import/${O}`}>${k(`enrol.title.${O}`)}</a>
<//>`}function As(e){return k(`enrol.field.${e}`)}function js(e){return(t,n)=>k(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ms={look:`results/preview`,bring:`results`};function Ns({args:[e]}){return Ds.includes(e)?L`<${Os} key=${e} kind=${e} />`:L`<${Ps} />`}function Ps(){let{tournament:e,state:t,official:n}=I();return!e||!t?L`<${z} title=${k(`import.title`)} />`:le(n)?L`<${Is} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:L`<${C} title=${k(`import.title`)} up="#/standings"><p class="note warn">${k(`import.not-you`)}</p><//>`}function Fs(e){return e===`points`||e===`row`?k(`import.field.${e}`):e}function Is({state:e,place:t}){yt();let n=_s(t,Ms),{isGiven:r,looked:i,done:a,busy:s,wrong:c,ask:l}=n,u=c?.problem?.worksheets,[d,f]=R(!1),p=i&&i.new>0&&(i.wrong===0||d);return L`<${C} title=${k(`import.title`)} up="#/standings">
<${ys} sheet=${n} hint=${k(`import.columns`)} />
${u&&L`<${Es} names=${u} sheet=${n} />`}
${c&&!u&&L`<${vs} wrong=${c} />`}
${s&&L`<${o} text=${k(`import.busy.${s}`)} />`}
${a&&L`<p class="note info" role="status">${k(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${k(`hall-standings`)}</a></p>`}
${!i&&!a&&!u&&L`<button class="button main" type="button" disabled=${!r||s} onClick=${()=>l(`look`)}>${k(`import.look`)}</button>`}
${(i||a)&&L`<${ls} found=${i??a} title=${(e,t)=>k(`import.rows.${e}`,{count:t})} named=${Fs}
about=${t=>L`<${gs} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&L`<${y} label=${k(`import.only-good`)} hint=${k(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${i&&L`<button class="button main" type="button" disabled=${!p||s} onClick=${()=>l(`bring`,{only_good:d})}>${k(`import.bring`,{count:i.new})}</button>`}
<//>`}function Ls({hanchan:{id:e},result:{number:t}}){let[n,r]=R(!1);return L`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${k(`result.withdraw`)}</button>
${n&&L`<${X} title=${k(`result.withdraw`)} what="result" yes=${k(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${k(`result.withdraw-text`)}</p>
<//>`}`}function Rs(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=R(()=>r?Bs(r):zs(i,a)??Bs(n)),c=e=>{let t={...o,...e};ie(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=ut(e,t),h=Object.fromEntries(b.map(e=>[e,rt(l[e])])),g=b.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:b.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:rt(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>ie(i,null)}}function zs(e,t){let n=be(e);return n?.number===t?n:null}function Bs(e){return{texts:Object.fromEntries(b.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Vs({label:e,text:t,wrong:n,onText:r}){let a=/^[−-]/.test(t.trim());return L`<div class="sheet-seat">
<${i} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?k(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${k(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Hs({seats:e,winless:t,onNobody:n}){return L`<fieldset>
<legend>${k(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>L`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${k(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function Us({seats:e}){return L`<fieldset>
<legend>${k(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>L`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&L` <small>${k(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ws({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=I(),{numbers:l,complete:u}=Ge(e,c),d=Rs(e,t,n,a),f=O(),h=b.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:g,wrong:_}=p(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},x=ot(Object.values(y.points),y.deposits,l.starting_points),S=n&&!n.withdrawn&&Gs(y,n),C=!(l.yakitori>0)||y.winless,w=u&&x===0&&C&&!S&&(!n||v);return L`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&g(async()=>{await m.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),pe(),E(k(`result.sent`)),o(y)})}}>
${!c&&L`<p class="note warn" role="alert">${k(`result.no-book`)}</p>`}
${c&&!u&&L`<p class="note warn" role="alert">${k(`result.no-scoring`)} <a class="reach" href="#/standings">${k(`hall-standings`)}</a></p>`}
${n&&L`<p class="note">${k(`result.corrects`)}</p>`}
<div class="sheet">${h.map(e=>L`<${Vs} key=${e.seat} ...${e} />`)}</div>
<${Ks} left=${x} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${i} label=${k(`result.deposits`)} hint=${k(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?k(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&L`<${Hs} seats=${h} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Us} seats=${h} />
${n&&L`<${i} long label=${k(`hall-reason`)} hint=${k(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${S&&L`<p class="soft" role="status">${k(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!w}>${k(n?`result.correct`:`result.enter`)}</button>
${s&&L`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${k(`cancel`)}</button>`}
</div>
</form>`}function Gs({points:e,deposits:t,unranked:n,winless:r=null},i){let a=b.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Ks({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=W(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return L`<div class=${`note stack ${i}`}>
<p role="status">${qs(e,r)}</p>
${a&&L`<button class="button" type="button" onClick=${()=>n(e)}>${k(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function qs(e,t){return e===null?k(`result.sum`,{all:t}):e===0?k(`result.fits`,{all:t}):k(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function Js({state:e,hanchan:t,result:r,onCorrect:i}){let a=Ys(r);return L`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${k(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&L`<span class="badge info">${k(`hall-unsent`)}</span>`}</h2>
<${Xs} state=${e} hanchan=${t} result=${r} />
<${n} id=${r.item}
otherwise=${i&&L`<button class="button" type="button" onClick=${i}>${k(`result.correct`)}</button>`} />
</section>
${a.length>0&&L`<${f} title=${k(`result.earlier`,{count:a.length})}>
${()=>L`<div class="stack">${a.map(n=>L`<${Xs} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ys({before:e}){return e?[e,...Ys(e)]:[]}function Xs({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=O(),u=e.officials[o]?.name??k(`hall-unknown`);return L`<div class="card">
<dl class="facts">
${b.map(r=>L`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&L`<small>${k(`result.substitute`)}</small>`}${a?.includes(r)&&L`<small>${k(`result.won-nothing`)}</small>`}</dt>
<dd>${W(n[r])}</dd>
</div>`)}
${r>0&&L`<div><dt>${k(`result.deposits`)}</dt><dd>${W(r)}</dd></div>`}
</dl>
<p class="soft">${[u,P(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Zs({args:[e],query:t}){let{tournament:n,state:r}=I(),i=r?.hanchans[e];return!n||!r?L`<${z} title=${k(`hall-result`)} />`:i?L`<${Qs} state=${r} hanchan=${i} again=${t.has(`again`)} />`:L`<${v} title=${k(`hall-result`)} text=${k(`result.no-hanchan`)} up="#/tables" />`}function Qs({state:n,hanchan:r,again:i}){let{outbox:a,official:o}=I(),s=n.results[r.id]??null,c=n.withdrawnResults[r.id]??null,l=a.find(({kind:t,subject:n,state:i})=>t===`result`&&n===r.id&&e(i)),[u,d]=R(!s||i),[f,p]=R(null),m=!s&&!c&&!r.status&&Nt(n,r).length>0,h=le(o)&&!r.status&&!m,g=u||!s&&!l;A(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{p(e),d(!1)},v=n.tables[r.table]?.label??`?`;return L`<${C} title=${k(`result.title`,{label:v,round:r.round})} up=${`#/table/${r.table}`}>
${l&&L`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${k(`result.refused`)}</h2>
<${Kt} problem=${l.problem} />
${!g&&L`<button class="button" type="button" onClick=${()=>d(!0)}>${k(`hall-change`)}</button>`}
</section>`}
${r.status&&L`<p class="note warn">${k(`over.${r.status}`)}</p>`}
${c&&L`<p class="note warn">${k(`result.was-withdrawn`,{reason:c.withdrawn})}</p>`}
${m&&L`<${Pt} state=${n} hanchan=${r} />`}
${h&&g&&L`<${Ws} state=${n} hanchan=${r} result=${s??c} refused=${l} first=${l?.body??(s?null:f)} onSent=${_}
onClose=${s&&(()=>d(!1))} />`}
${!h&&!s&&!m&&!r.status&&L`<${t} text=${k(`result.none`)} />`}
${s&&!(h&&g)&&L`<${Js} state=${n} hanchan=${r} result=${s} onCorrect=${h&&(()=>d(!0))} />`}
${s&&!s.unsent&&le(o)&&!g&&L`<${Ls} hanchan=${r} result=${s} />`}
${N(o,[`director`])&&L`<a class="button quiet" href=${`#/correct/hanchan/${r.id}`}>${k(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${k(`hall-standings`)}</a>
<//>`}async function $s(e,t,n){for(let r of ec(e,t)){let e={label:r};await m.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function ec(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function tc({proposal:e,hasTeams:t}){return L`<ul class="achieved" aria-label=${k(`rounds.achieved`)}>
${nc(e,t).map(({key:e,good:t,values:n,cure:r})=>L`<li key=${e} class=${t?`good`:`short`}>
${t?L`<${a} name="check" />`:L`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${k(`rounds.got.${e}`,n)}${r&&L`<small>${k(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function nc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function rc({proposal:e,state:t}){let[n,r]=R(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return L`<${tc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&L`<${g} label=${k(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>L`<li class="card" key=${e}>
<h3>${k(`hall-table`,{label:t})}</h3>
<ol>
${b.map(e=>L`<li key=${e}><${ge} wind=${e} /><span class="unseen">${k(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&L`<p>${k(`rounds.out`,{names:j(i.sitting_out.map(o))})}</p>`}`}const ic=9e5;function ac(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function oc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${ac(e,t)}Z`)-e;return n-r(n-r(n))}function sc(e){return Math.ceil((e+ic)/ic)*ic}const cc={minutes:90,pause:15};function lc(e,t,n){return{isSet:!0,start:ac(sc(e),t),minutes:String(n??cc.minutes),pause:String(cc.pause)}}function uc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function dc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(oc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function fc({value:e,rounds:t,zone:n,onChange:r,isFixed:a=!1}){let o=t=>r({...e,...t}),s=(t,n)=>L`<${De} type="number" inputmode="numeric" min=${n} label=${k(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>o({[t]:e})}
onStep=${r=>o({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return L`${!a&&L`<${y} label=${k(`rounds.with-times`)} hint=${k(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>o({isSet:e})} />`}
${e.isSet&&L`<${i} type="datetime-local" label=${k(`rounds.start`)} value=${e.start} onInput=${e=>o({start:e})} />
<div class="halves">${s(`minutes`,5)} ${t>1&&s(`pause`,0)}</div>
${t>1&&uc(e)&&L`<${pc} value=${e} rounds=${t} zone=${n} />`}`}`}function pc({value:e,rounds:t,zone:n}){let r=he(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=dc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return L`<ol class="starts" aria-label=${k(`rounds.starts`)}>${i.map((e,t)=>L`<li key=${t}>${e}</li>`)}</ol>`}function mc({state:e,round:n}){let r=e.settings.time_zone,i=gc(e),[a,o]=R(()=>i.some(({round:e})=>e===n)?n??``:``),s=i.filter(({round:e})=>a===``||e===a),c=[{value:``,text:k(`rounds.all`)},...i.map(({round:e})=>({value:e,text:e}))];return i.length===0?L`<${C} title=${k(`rounds.times`)} up="#/setup"><${t} text=${k(`rounds.none-open`)}><a class="button" href="#/rounds">${k(`rounds.title`)}</a><//><//>`:L`<${C} title=${k(`rounds.times`)} up="#/setup">
${i.length>1&&L`<${g} label=${k(`rounds.which`)} value=${a} options=${c} onChange=${o} />`}
<${hc} key=${a} state=${e} affected=${s} zone=${r} isSeries=${a===``} />
<section class="stack">
<h2>${k(`rounds.set-so-far`)}</h2>
<dl class="facts">${i.map(({round:e,starts:t})=>L`<div key=${e}><dt>${k(`hall-round`,{round:e})}</dt><dd>${bc(t,r)}</dd></div>`)}</dl>
</section>
<//>`}function hc({state:e,affected:t,zone:n,isSeries:r}){let[i,a]=R(()=>_c(t,n)??lc(m.now(),n)),[o,s]=R(null),{reason:c,field:l}=Ie(`schedule`),{ask:u,asking:d,wrong:f}=U(),[p]=R(t),h=p.flatMap(e=>e.hanchans),g=h.some(t=>Te(e,t)),_=async e=>{await m.ask(`schedules`,{method:`PUT`,body:e}),s(null),E(k(`rounds.times-set`)),ce(`#/setup`)};return L`<section class="stack">
<${fc} value=${i} rounds=${t.length} zone=${n} onChange=${a} isFixed />
${g&&L`<p class="note warn">${k(`charged.changes`)}</p>${l(!1)}`}
${f}
<button class="button main" type="button" disabled=${d||!uc(i)||g&&!c} onClick=${()=>{let e=h.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...r?vc(i,n):{rounds:yc(p,i,n)},replaces:e};if(g)return s({...t,reason:c});u(()=>_(t))}}>${k(g?`charged.look`:`rounds.set`)}</button>
${o&&L`<${tn} path="schedules" body=${o} onApprove=${e=>_({...o,preview:e})} onClose=${()=>s(null)} />`}
</section>`}function gc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Bt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function _c(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:ac(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function vc(e,t){let[n]=dc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function yc(e,t,n){let r=dc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function bc(e,t){return e.map(e=>e?P(e,t):k(`rounds.no-time`)).join(` · `)}function xc({args:[e],query:t}){let{tournament:n,state:r,official:i}=I();return!n||!r?L`<${z} title=${k(`rounds.title`)} />`:N(i,[`director`])?L`<${e===`times`?mc:Sc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Ne} />`:L`<${C} title=${k(`rounds.title`)} up="#/tables"><p class="note warn">${k(`rounds.directors`)}</p><//>`}function Sc({state:e}){let n=e.settings.time_zone,r=B(Object.values(e.players).filter(e=>!e.withdrawn_at)),[i,a]=R(()=>Cc(e,r)),s=r.length-i.length,[l,u]=R(Object.keys(e.hanchans).length>0?1:4),[d,p]=R(!0),[h,g]=R(()=>lc(Math.max(m.now(),Ec(e)),n,Tc(e))),[_,v]=R(1),[b,x]=R(null),{ask:S,asking:w,wrong:ee}=U(),T=J(),D=Math.floor(s/4),te=Math.max(0,D-Object.keys(e.tables).length),O=Object.keys(e.teams).length>1,ne=t=>S(async()=>{await $s(e,te,T);let n={rounds:l,keep_teams_apart:d,byes:`rotate`,seed:t,substitutes:i};x(await m.ask(`seating/proposal`,{method:`POST`,body:n})),v(t)}),re=b?L`<button class="button" type="button" disabled=${w} onClick=${()=>ne(_+1)}>${k(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${w||!uc(h)} onClick=${()=>S(async()=>{let e=dc(h,b.rounds.length,n),t={rounds:b.rounds.map((t,n)=>wc(t,e[n]))};await m.ask(`seatings/${T(t)}`,{method:`PUT`,body:t}),E(k(`rounds.done`,{count:b.rounds.length})),ce(`#/setup`)})}>${k(`rounds.seat`,{count:b.rounds.length})}</button>`:s>=4&&L`<button class="button main" type="button" disabled=${w||!uc(h)} onClick=${()=>ne(_)}>${k(`rounds.propose`)}</button>`;return s<4?L`<${C} title=${k(`rounds.title`)} up="#/setup"><${t} text=${k(`rounds.too-few`)}><${Dt} /><//><//>`:L`<${C} title=${k(`rounds.title`)} up="#/setup" actions=${re}>
<section class="stack rounds-asked">
<${c} label=${k(`rounds.count`)} value=${l} min=${1} max=${50} less=${k(`rounds.fewer`)} more=${k(`rounds.more`)}
onChange=${e=>(u(e),x(null))} />
<p class="soft">${k(`rounds.of`,{players:s,tables:D})}${s%4>0&&` ${k(`rounds.by-turns`,{count:s%4})}`}${te>0&&` ${k(`rounds.lacking`,{count:te})}`}</p>
${O&&L`<${y} label=${k(`rounds.apart`)} checked=${d} onChange=${e=>(p(e),x(null))} />`}
<${f} title=${k(`rounds.substitutes`,{count:i.length})}>
${()=>L`<${Jt} label=${k(`rounds.substitutes-who`)} names=${r.map(({id:e})=>e)} said=${t=>e.players[t].name} chosen=${i}
onChange=${e=>(a(e),x(null))} />`}
<//>
<${fc} value=${h} rounds=${l} zone=${n} onChange=${g} />
<a class="button quiet" href="#/import/seating">${k(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${k(`rounds.proposal`)}>
${ee}
${w&&L`<${o} text=${k(b?`rounds.seating`:`rounds.proposing`)} />`}
${b&&L`<${rc} key=${_} proposal=${b} state=${e} />`}
</section>
<//>`}function Cc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function wc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Tc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Ec(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Dc({settings:e}){let[t,n]=R(!1);return L`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${k(`setup.details`)}</button>
${t&&L`<${Oc} settings=${e} onClose=${()=>n(!1)} />`}`}function Oc({settings:e,onClose:t}){let[n]=R(e),[r,a]=R(n.name),[o,c]=R(n.currency),[l,d]=R(n.time_zone),{ask:f,asking:p,wrong:h}=U(),g={name:r.trim(),currency:o,time_zone:l},_=Object.fromEntries(Object.entries(g).filter(([e,t])=>t!==n[e]));return L`<${u} title=${k(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),Object.keys(_).length===0)return t();f(async()=>{await m.ask(``,{method:`PATCH`,match:`"${n.version}"`,body:_}),t()})}}>
<${i} label=${k(`account.found-name`)} value=${r} onInput=${a} maxlength="200" autocomplete="off" />
<${s} label=${k(`account.found-currency`)} value=${o} options=${Xt()} onChange=${c} />
<${s} label=${k(`account.found-zone`)} value=${l} options=${St(l)} onChange=${d} />
${h}
<button class="button main" disabled=${p||!g.name}>${k(`setup.save`)}</button>
</form>
<//>`}function kc({rulebook:e}){return{options:{},readings:{},...e}}const Ac=Ye(({rules:e})=>{let{tournament:t}=I();return L`<p><strong>${mt(e,kt(e.library,kc(t)))}</strong></p>`}),jc=Ye(({rules:e,state:t})=>{let{tournament:n}=I(),[r,i]=R(!1),[a,o]=R(null),{ask:s,asking:c,wrong:l}=U();return L`<button class="button" type="button" disabled=${c} aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`setup.rules`)}</button>
${l}
${r&&L`<${Ot} rules=${e} value=${kc(n)} onUse=${e=>{i(!1);let n={method:`PATCH`,path:``,match:`"${t.settings.version}"`,body:{rulebook:e}};if(Object.keys({...t.results,...t.rulings}).length>0)return o(n);s(()=>m.ask(``,n))}} onClose=${()=>i(!1)} />`}
${a&&L`<${X} title=${k(`setup.rules`)} what="rules" request=${a} yes=${k(`setup.rules-yes`)} onClose=${()=>o(null)}>
<p>${k(`setup.rules-played`,{name:mt(e,kt(e.library,a.body.rulebook))})}</p>
<//>`}`}),Mc=[`referee`,`head-referee`];function Nc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Fc(e,r),Ic(r,i),Lc(e,i),Rc(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Pc(e){return e.every(({stand:e})=>e!==`left`)}function Fc(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Ic(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Lc({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function Rc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>N(e,Mc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const zc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function Bc(){let{tournament:e,state:t,official:n}=I();return!e||!t?L`<${z} title=${k(`setup.title`)} />`:N(n,[`director`])?L`<${Vc} key=${e.id} state=${t} /><${Ne} />`:L`<${C} title=${k(`setup.title`)} up="#/tables"><p class="note warn">${k(`setup.directors`)}</p><//>`}function Vc({state:e}){let{items:t}=H(`phones`),[n,r]=R(null);A(()=>void Ee().then(r),[]);let i=Nc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),a=Pc(i),o=i.find(({stand:e})=>e===`left`)?.id,s=i.filter(({stand:e})=>e!==`extra`),c=s.filter(({stand:e})=>e===`done`).length;return L`<${C} title=${e.settings.name} up="#/tables"
actions=${a&&L`<a class="button main" href="#/tables">${k(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${a?`ready`:``}`}>
<p role="status"><strong>${k(a?`setup.ready`:`setup.left`,{count:s.length-c})}</strong></p>
<progress max=${s.length} value=${c} aria-label=${k(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>L`<${Hc} key=${t.id} step=${t} state=${e} isNext=${t.id===o} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&L`<${nn} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Hc({step:e,state:t,isNext:n,link:r,children:i}){let{id:o,stand:s,facts:c,lacks:l=[]}=e,u=zc[o]??[];return L`<li class=${`card setup-step ${s}`}>
<span class="setup-mark">${s===`done`?L`<${a} name="check" /><span class="unseen">${k(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${k(`setup.step.${o}`)}</h2>
${o===`rules`&&L`<${Ac} />`}
<p>${Uc(e,t,r)}</p>
${o===`rules`&&Object.keys(t.rulings).length>0&&L`<p class="soft">${k(`setup.rules-from-now`)}</p>`}
${l.map(e=>L`<p class="warn" key=${e}>${k(`setup.lacks.${e}`,{count:c[e]})}</p>`)}
${i}
</div>
${o===`rules`&&L`<div class="setup-acts"><${jc} state=${t} /><${Dc} settings=${t.settings} /></div>`}
${u.length>0&&L`<p class="setup-acts">${u.map(({href:e,key:t},r)=>L`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${k(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Uc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return k(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:k(`setup.says.address`);if(e===`papers`)return k(`setup.says.papers`);if(e===`times`&&t.first>0){let e=k(`setup.says.times`,{time:P(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${k(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?k(`setup.none.${e}`):e===`players`&&t.teams===0?k(`setup.says.players-alone`,{count:t.count}):k(`setup.says.${e}`,t)}function Wc({state:e,id:t}){let n=qt(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??k(`hall-unknown`);return L`<${C} title=${i} up="#/standings">
<${Ce} seen=${n} />
<${et} />
${r&&L`<${Gc} state=${e} body=${r} />`}
${e.players[t]&&L`<a class="button" href=${`#/player/${t}`}>${k(`standings.player`)}</a>`}
<//>`}function Gc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=k(i?`standings.disqualified`:`standings.unranked`);return L`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:k(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${k(`standings.scored`,{count:t.hanchans})}</dt><dd>${Y(s)}</dd></div>
<div><dt>${k(`standings.taken`)}</dt><dd>${Y(-10*c-l/100)}</dd></div>
<div><dt><strong>${k(`standings.total`)}</strong></dt><dd>${Y(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${k(`standings.games`)}</h2>
${a.length===0&&L`<p class="soft">${k(`standings.no-games`)}</p>`}
${a.map(t=>L`<${qc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${k(`standings.taken`)}</h2>
${o.length===0&&L`<p class="soft">${k(`standings.nothing-taken`)}</p>`}
${o.length>0&&L`<${Kc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Kc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return L`<dl class="card facts">
${t.map(t=>L`<div key=${t.id}>
<dt>${r&&L`<span class="who">${i(t.account)}</span> · `}<${at} state=${e} line=${t} /></dt>
<dd>${bt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>L`<div key=${e}><dt><strong>${k(`standings.sum`)}</strong></dt><dd>${bt(e,t)}</dd></div>`)}
</dl>`}function qc({state:e,game:t,named:n}){let r=O(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[k(`hall-round`,{round:o}),k(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=k(`standings.delta`,{points:W(p),goal:W(p-h*100)});return L`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&L`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&L`<p class="soft">${k(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&L`<p class="soft">${k(`standings.counted`,{counted:W(f),points:W(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${Y(h,!0)}</dd></div>
<div><dt>${k(`standings.uma`,{place:m})}</dt><dd>${Y(g,!0)}</dd></div>
<div><dt>${k(`standings.oka`)}</dt><dd>${Y(_,!0)}</dd></div>
${v>0&&L`<div><dt>${k(`standings.by.yakitori`)}</dt><dd>${Y(-v,!0)}</dd></div>`}
<div><dt><strong>${k(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Y(y,!0)}</dd></div>
</dl>
${d.map(e=>L`<p class="note warn" key=${e}>${k(`standings.flag.${e}`)}</p>`)}
</article>`}function Jc({args:[e]}){let{tournament:t,state:n}=I();return!t||!n?L`<${z} title=${k(`hall-standings`)} />`:e&&e!==`teams`?L`<${Wc} state=${n} id=${e} />`:L`<${Yc} state=${n} first=${e??`players`} />`}function Yc({state:e,first:t}){let{official:n}=I(),r=qt(`standings`),[i,a]=R(t),{body:o}=r.answer??{},s=le(n)&&L`<a class="button" href="#/import">${k(`standings.import`)}</a>`;return L`<${C} title=${k(`hall-standings`)} up="#/tables" actions=${s}>
<${Ce} seen=${r} />
<${et} />
${e.others.id&&L`<a class="button" href=${`#/season/${e.others.id}`}>${k(`season.of`,{name:e.others.season})}</a>`}
${o?.teams.length>0&&L`<${g} label=${k(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:k(`standings.of.${e}`)}))} />`}
${o&&L`<${Xc} state=${e} found=${o[i]} />`}
${o&&L`<${Ht} of=${i} />`}
<${Ze} state=${e} />
<${Re} state=${e} />
<//>`}function Xc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?L`<${Zc} state=${e} />`:L`<ul class="rows" aria-label=${k(`hall-standings`)}>
${t.map(t=>L`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Qc(e,t,n).join(` · `)}</small></span>
<strong>${Y(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Zc({state:e}){let{official:n}=I(),[r]=ze(e);return L`<${t} text=${k(r?`standings.none`:`standings.no-hanchans`)}>
${r&&le(n)&&L`<a class="button" href=${`#/result/${r.id}`}>${k(`standings.enter`,{name:r.name})}</a>`}
${!r&&L`<${Dt} />`}
<//>`}function Qc(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&k(`standings.disqualified`),c&&k(`standings.withdrawn`),!s&&t===null&&k(`standings.unranked`),u&&k(`standings.shared`),r>0&&k(`standings.hanchans`,{count:r}),a!==0&&k(`standings.less`,{score:Y(i),p:`${W(a)}P`}),o!==0&&k(`standings.less`,{score:Y(i),p:W(o)})].filter(Boolean)}export{nr as AccountActs,na as Alarm,Ei as Cards,Jn as Correct,jr as Dashboard,$r as Escalation,ti as Escalations,_i as Fines,Qn as HandEndWithdrawal,Ns as Import,Fa as Journal,ur as LineAct,Le as NewPayment,Si as Payment,Wo as People,ai as Precedents,Zo as Reports,Zs as Result,xc as Rounds,Bc as Setup,Jc as Standings};