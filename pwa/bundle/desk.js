import{$t as e,D as t,En as n,Ft as r,Gn as i,Ht as a,It as o,Kt as s,Lt as c,M as l,Mn as u,Mr as d,N as f,Nr as p,Nt as m,O as h,Or as g,P as _,Pt as v,Qt as y,R as b,Rt as x,Sn as S,Tn as C,Ut as w,V as T,Vt as E,Wt as D,X as ee,_i as O,_n as te,a as ne,an as k,b as re,bi as A,ci as ie,ct as j,dn as M,ft as ae,h as oe,in as se,kn as N,lt as ce,m as P,ni as le,nn as F,on as I,p as ue,rn as L,sn as de,t as fe,u as pe,un as me,ut as R,vn as he,vt as z,w as ge,wr as B,x as _e,xi as ve,xn as ye,yi as V,z as H,zt as be}from"./app.js";import{$ as xe,$n as Se,$t as Ce,Ar as we,Bn as Te,Br as Ee,Bt as De,Cr as Oe,Ct as ke,Dn as Ae,Fr as je,Gn as Me,Hn as Ne,In as Pe,Ir as Fe,It as Ie,Jn as Le,Jr as Re,Jt as ze,K as Be,Kn as Ve,Kr as He,Ln as Ue,Lr as We,Lt as Ge,Nr as Ke,On as qe,Or as Je,Ot as Ye,Pr as Xe,Q as Ze,Qn as Qe,Qr as $e,Qt as et,Rr as tt,Rt as nt,Sr as rt,St as it,Tn as at,Un as ot,Vn as st,Vr as ct,Wn as U,Wt as lt,X as ut,Xn as dt,Xr as ft,Xt as pt,Y as mt,Yn as ht,Yr as gt,Yt as _t,Z as vt,Zn as yt,Zt as bt,_r as xt,_t as St,an as Ct,at as wt,bi as Tt,bt as Et,cn as W,ct as Dt,di as Ot,dn as kt,dt as At,en as jt,er as Mt,fi as Nt,fn as Pt,fr as G,ft as Ft,gr as It,gt as Lt,hr as Rt,in as zt,jt as Bt,kr as Vt,kt as Ht,li as Ut,ln as K,mr as q,mt as Wt,nn as J,on as Gt,pi as Kt,pr as qt,pt as Jt,q as Yt,qn as Y,qr as Xt,qt as Zt,rn as Qt,rr as $t,rt as en,sn as X,st as tn,tn as nn,ui as rn,vr as an,vt as on,xi as sn,xt as cn,zr as ln,zt as un}from"./shared.js";function dn({seen:e,state:t}){let n=z(),r=[[`standings`,e.standings.map(pn)],[`balances`,e.balances.map(hn)],[`offences`,e.offences.map(e=>gn(n,e))],[`debts`,e.debts.map(hn)],[`seats`,e.seats.flatMap(e=>vn(n,t,e))],[`rulings`,e.rulings.map(e=>_n(n,e))]].filter(([,e])=>e.length>0);return r.length===0?M`<p class="soft" role="status">${I(`correct.nothing-else`)}</p>`:M`<section class="stack" role="status" aria-label=${I(`correct.follows`)}>
<h3>${I(`correct.follows`)}</h3>
${r.map(([e,t])=>M`<${fn} key=${e} name=${e} changes=${t} />`)}
</section>`}function fn({name:e,changes:t}){let n=t.length-12;return M`<div>
<h4>${I(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>M`<div>
<dt><span class="who">${e}</span>${t&&M`<small>${t}</small>`}</dt>
<dd><${mn} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&M`<p class="soft">${I(`correct.more`,{count:n})}</p>`}
</div>`}function pn({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:I(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?G(e.total):I(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function mn({before:e,after:t}){return e===t?t:M`<span class="soft">${e} →</span> ${t}`}function hn({account:e,unit:t,before:n,after:r}){return{who:e.name,before:U(t,n),after:U(t,r)}}function gn(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[j(e,n),r&&I(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function _n(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?I(`correct.waits-again`):R(e,{penalties:i,effects:[]});return{who:t,about:j(e,n),before:a,after:a}}function vn(e,t,{before:n,after:r}){let i=yn(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??I(`correct.none`),o=B.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=yn(t,n)===i?[]:[{who:yn(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:bn(n),after:bn(r)}];return[...s,...c,...o]}function yn(e,{round:t,table:n}){return[I(`hall-round`,{round:t}),I(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function bn({status:e}){return I(e?`hall-is.${e}`:`correct.in-play`)}function Z({title:e,what:t,request:n,yes:r,danger:i,note:a,done:o,onDone:s,onClose:c,children:l}){let[u,d]=A(!1),{reason:f,field:p}=Ke(t),{ask:h,asking:g,wrong:_}=K(I(`correct.needs-network`)),{seen:v,trouble:b}=xn(n);return M`<${m} title=${e} onClose=${c}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),d(!f),f&&n&&h(async()=>{await N.ask(n.path,{method:n.method,match:n.match,body:{...n.body,reason:f}}),y(o??I(`correct.done`)),c(),s?.()})}}>
${l}
${n&&M`<${Sn} seen=${v} trouble=${b} note=${a} added=${n.body.players} />`}
${v&&p(u)}
${_}
${v&&M`<button class=${`button ${i?`danger`:`main`}`} disabled=${g}>${r}</button>`}
</form>
<//>`}function xn(e){let[t,n]=A({}),r=JSON.stringify(e);return O(()=>{if(!e)return;let t=!1,{path:i,method:a,match:o,body:s}=e,c={method:a,match:o,body:{...s,reason:`preview`}};return N.sendHeld().then(()=>N.ask(`${i}?preview=true`,c)).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function Sn({seen:e,trouble:t,note:n,added:r=[]}){let{state:i}=F(),a={...i,players:{...i.players,...Object.fromEntries(r.map(e=>[e.id,e]))}};return t?M`<${Ct} error=${t} needs=${I(`correct.needs-network`)} />`:e?M`<${dn} seen=${e} state=${a} />${n&&M`<p class="note warn">${n}</p>`}`:M`<${w} />`}function Cn(e,t){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n})),...t&&{players:t}}}}function wn({changes:e,players:t,children:n,...r}){return M`<${Z} request=${e&&Cn(e,t)} ...${r}>${n}<//>`}function Tn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function En(e,t,n,r){return[I(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function Dn({one:e,state:t}){let[n,r]=A(!1);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`correct.move`)}</button>
${n&&M`<${On} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function On({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=A(e),[o,s]=A({table:i,round:a}),l=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:r,new:u(o),seen:u({table:i,round:a})}]:null,f=ne(t).map(e=>({value:e.id,text:I(`hall-table`,{label:e.label})})),p=kt(t).map(e=>({value:e,text:I(`hall-round`,{round:e})}));return M`<${wn} title=${I(`correct.move`)} what="seats" yes=${I(`correct.move-yes`)} changes=${d} onClose=${n}>
<${c} label=${I(`correct.field.label`)} value=${o.table} options=${f} onChange=${e=>s({...o,table:e})} />
<${c} label=${I(`correct.round`)} value=${o.round} options=${p} onChange=${e=>s({...o,round:e})} />
<//>`}function kn({state:e,hanchan:t,options:n,onChosen:r,onNew:a}){let[s,c]=A(``),l=s.trim(),u=l?Object.values(e.players).filter(e=>jt(e.name)===jt(l)):[],d=e=>n.some(({value:t})=>t===e.id);return M`<${o} label=${I(`correct.by-name`)} value=${s} maxlength="200" onInput=${c} />
${u.map(n=>d(n)?M`<button key=${n.id} class="button main" type="button" onClick=${()=>r(n.id)}>${I(`correct.known-name`,{name:n.name,number:n.id_number})}</button>`:M`<${An} key=${n.id} one=${n} state=${e} hanchan=${t} />`)}
${l&&M`<button class="button" type="button" onClick=${()=>a({id:i(N.now()),name:l})}>${I(u.length>0?`correct.same-name`:`correct.add-name`,{name:l})}</button>`}`}function An({one:{id:e,name:t,withdrawn_at:n},state:r,hanchan:i}){let a=z(),o=Tn(r,i.round).find(({seats:t})=>Object.values(t).includes(e)),s=o&&B.find(t=>o.seats[t]===e),c=s?I(`correct.known-sits`,{name:t,place:En(r,o,s,a)}):n&&I(`correct.known-withdrawn`,{name:t});return c?M`<p class="note warn">${c}</p>`:null}function jn({state:e,hanchan:t,seat:n,onClose:i}){let a=z(),o=t.substitutes?.[n],[s,l]=A(o?`back`:`substitute`),[u,d]=A(``),[f,p]=A(null),m=e.players[t.seats[n]]?.name??`?`,h=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:I(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),g=s===`other-table`?Pn(e,t,a):Nn(e,t),_=s===`substitute`&&f,v=_?[{value:f.id,text:I(`correct.new-name`,f)},...g]:g,y=e=>(p(e),d(e.id));return M`<${wn} title=${I(`correct.somebody-else`,{name:m})} what=${s===`substitute`?`substitute`:`seats`}
yes=${I(`correct.seat-yes`)} changes=${Mn(e,t,n,s,u)} players=${_&&u===f.id?[f]:void 0} onClose=${i}>
<${r} label=${I(`correct.seat-how`)} value=${s} options=${h} onChange=${e=>(l(e),d(``))} />
${s!==`back`&&M`<${c} label=${I(`correct.seat-who`)} value=${u} options=${[{value:``,text:I(`people.choose-player`)},...v]} onChange=${d} />`}
${s===`substitute`&&!u&&M`<${kn} state=${e} hanchan=${t} options=${g} onChosen=${d} onNew=${y} />`}
${s===`substitute`&&M`<p class="soft">${I(`correct.substitute-text`)}</p>`}
<//>`}function Mn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Nn(e,t){let n=new Set([t,...Tn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return J(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Pn(e,{id:t,round:n},r){return Tn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>B.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${En(e,t,n,r)}`})))}const Fn=[`bottom`,`right`,`top`,`left`];function In({one:e,state:t}){let n=z(),[r,i]=A(null),[a,o]=A(null),[s,c]=A(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return M`<section class="around stack" aria-label=${I(`hall-seats`)}>
<p class="soft" role="status">${I(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${B.map((i,a)=>M`<li key=${i} class=${`at-${Fn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${pe} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&M`<span class="marks"><span class="badge info">${I(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${I(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&M`<${wn} title=${I(`correct.swap`)} what="seats" yes=${I(`correct.swap-yes`)} changes=${[Ln(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&M`<${jn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function Ln({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function Rn({one:e,state:t}){let[n,r]=A(void 0),i=e.status?[`back`]:[Hn(t,e)&&`cancelled`,`void`].filter(Boolean);return M`${e.status&&M`<p class="note warn">${I(`over.${e.status}`)}</p>`}
${i.map(e=>M`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${I(`correct.status.${e}`)}</button>`)}
${n&&M`<${zn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function zn({one:e,state:t,way:n,onClose:i}){let[a,o]=A(`game`),s=n===`back`?null:n,c=n=>Bn(t,e,n).filter(n=>Vn(t,n,e,s)),l=[`game`,`round`,`day`].filter(e=>e===`game`||c(e).length>1).map(e=>({value:e,text:I(`correct.scope.${e}`,{count:c(e).length})})),u=c(a).map(({id:e,status:t=null})=>({id:e,new:{status:s},seen:{status:t}}));return M`<${wn} title=${I(`correct.status-title.${n}`)} what=${s?`status`:`status-back`} yes=${I(`correct.status-yes.${n}`)} danger=${!!s} changes=${u} onClose=${i}>
<p>${I(`correct.status-text.${n}`)}</p>
${l.length>1&&M`<${r} label=${I(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function Bn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=({scheduled_at:t})=>t&&u(Date.parse(t),e.settings.time_zone);return n===`day`&&t.scheduled_at?r.filter(e=>i(e)===i(t)):[t]}function Vn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Hn(e,t):!1}function Hn(e,t){return!e.results[t.id]&&!T(e,t).begun}function Un({one:{id:e,name:t},state:n}){let[r,i]=A(!1),[a,o]=A(``),s=Wn(n,e),l=J(Object.values(n.players)).filter(t=>t.id!==e&&![...Wn(n,t.id)].some(e=>s.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${I(`correct.join`)}</button>
${r&&M`<${Z} title=${I(`correct.join-this`,{name:t})} what="joining" yes=${I(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${I(`correct.for-good`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>he(`#/player/${a}`,{replace:!0})}>
<p>${I(`correct.join-text`,{name:t})}</p>
<${c} label=${I(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:I(`people.choose-player`)},...u]} />
<//>`}`}function Wn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Gn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Kn={name:200,id_number:40,label:40,league_number:40},qn={player:`id_number`,team:`name`,official:`league_number`};function Jn({kind:e,one:t,state:n}){let r=Zn(e,t),[i,a]=A({}),[s,c]=A(!1),l={...r,...i},u=Gn[e].filter(e=>l[e].trim()!==r[e]),d=u.filter(e=>e!==`team`&&!l[e].trim());return M`<form class="card" onSubmit=${e=>{e.preventDefault(),c(u.length>0&&d.length===0)}}>
${Gn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?M`<${Yn} key=${t} state=${n} value=${l.team} onChange=${r} />`:M`<${o} key=${t} label=${I(`correct.field.${t}`)} value=${l[t]} onInput=${r}
maxlength=${Kn[t]} hint=${n.season&&t===qn[e]?I(`correct.season`):void 0}
wrong=${d.includes(t)?I(`correct.empty`):void 0} />`})}
${u.length>0&&M`<button class="button main">${I(`correct.look`)}</button>`}
${s&&M`<${Xn} kind=${e} one=${t} state=${n} changed=${u} stored=${r} values=${l} onClose=${()=>c(!1)} onDone=${()=>a({})} />`}
</form>`}function Yn({state:e,value:t,onChange:n}){let r=J(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:I(`correct.no-team`)},...r];return M`<${c} label=${I(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&M`<a class="reach" href=${`#/correct/team/${t}`}>${I(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Xn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||I(`correct.none`);return M`<${Z} title=${I(`correct.title`)} what="correction" yes=${I(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>M`<div key=${e}>
<dt>${I(`correct.field.${e}`)}</dt>
<dd><${mn} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Zn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Gn[e].map(e=>[e,n[e]??``]))}function Qn({kind:e,one:t,name:n}){let[r,i]=A(!1);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${I(`correct.remove`)}</button>
${r&&M`<${Z} title=${I(`correct.remove-this`,{name:n})} what="removal" yes=${I(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>he(e===`table`?`#/tables`:`#/people/players`,{replace:!0})}>
<p>${I(`correct.remove-text`)}</p>
<//>`}`}function $n({one:e,name:t,state:n}){let[r,i]=A(!1);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${I(`correct.remove`)}</button>
${r&&M`<${er} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function er({one:e,name:t,state:n,onClose:i}){let[a,o]=A(`game`),s=Object.values(n.hanchans).filter(({round:t})=>t===e.round),c=a===`round`?s.map(({id:e})=>e):[e.id],l=[{value:`game`,text:I(`correct.scope.game`)},{value:`round`,text:I(`correct.scope.round`,{count:s.length})}],u=I(`correct.remove-this`,{name:a===`round`?I(`hall-round`,{round:e.round}):t});return M`<${Z} title=${u} what="removal" yes=${I(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:c}}} onClose=${i} onDone=${()=>te(`#/tables`)}>
<p>${I(`correct.remove-game`)}</p>
${s.length>1&&M`<${r} label=${I(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function tr(e,t){return Object.values(e.hanchans).filter(({id:t,status:n})=>!n&&!e.results[t]).flatMap(e=>B.filter(n=>e.seats[n]===t).map(t=>({hanchan:e,seat:t}))).sort((e,t)=>e.hanchan.round.localeCompare(t.hanchan.round,void 0,{numeric:!0}))}function nr({state:e,at:{hanchan:t,seat:n}}){let r=z();return M`${I(`hall-round`,{round:t.round})} · ${En(e,t,n,r)}`}function rr({state:e,left:t}){let[n,r]=A(null);return M`<ul class="rows" aria-label=${I(`correct.seats-left`)}>
${t.map(t=>M`<li key=${t.hanchan.id}>
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>r(t)}>
<span class="body"><${nr} state=${e} at=${t} /></span><span class="badge info">${I(`correct.somebody`)}</span>
</button>
</li>`)}
</ul>
${n&&M`<${jn} state=${e} hanchan=${n.hanchan} seat=${n.seat} onClose=${()=>r(null)} />`}`}function ir({one:{id:e,name:t,withdrawn_at:n},state:r}){let[i,a]=A(!1),o=!n,s=o?`withdraw`:`return`,c={withdrawn:o,replaces:{withdrawn:!o}},l=tr(r,e);return M`${n&&M`<p class="note warn">${I(l.length>0?`correct.is-seated-still`:`correct.is-withdrawn`,{name:t})}</p>`}
${n&&l.length>0&&M`<${rr} state=${r} left=${l} />`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${I(`correct.${s}`)}</button>
${i&&M`<${Z} title=${I(`correct.${s}-this`,{name:t})} what=${s} yes=${I(`correct.${s}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:c}} onClose=${()=>a(!1)}>
${o&&M`<p>${I(`correct.withdraw-text`)}</p>`}
${o&&l.length>0&&M`<div class="note warn">
<p>${I(`correct.stays-seated`)}</p>
<ul>${l.map(e=>M`<li key=${e.hanchan.id}><${nr} state=${r} at=${e} /></li>`)}</ul>
</div>`}
<//>`}`}function ar({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=F(),a=I(`correct.title`);if(!n||!r)return M`<${H} title=${a} />`;if(!P(i,[`director`]))return M`<${D} title=${a} up="#/tables"><p class="note warn">${I(`correct.directors`)}</p><//>`;let o=Object.hasOwn(or,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return M`<${b} title=${a} text=${I(`correct.nothing`)} up="#/people" />`;let c=sr(r,s);return M`<${D} title=${I(`correct.this`,{name:c})} up=${cr(e,s)}>
${or[e].map(t=>M`<${t} key=${s.id} kind=${e} one=${s} name=${c} state=${r} />`)}
<//>`}const or={player:[Jn,ir,Un,Qn],team:[Jn,Qn],table:[Jn,Qn],official:[Jn],hanchan:[In,Dn,Rn,$n]};function sr(e,{name:t,label:n,round:r,table:i}){let a=I(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&I(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function cr(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function lr({hanchan:e,end:t,label:n,onDone:r}){let{state:i}=F(),[a,o]=A(null),s=Object.values(i.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),c=t??s.sort((e,t)=>g(t,e)||(e.id<t.id?1:-1))[0];if(!c&&!a)return null;let{id:l,hand:u,how:d}=a??c,f=[ce(u),I(`hall-how.${d}`)].filter(Boolean).join(` · `);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c)}>${n??I(`correct.hand-end`)}</button>
${a&&M`<${Z} title=${I(`correct.hand-end-title`)} what="hand-end" yes=${I(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${l}/withdrawal`,body:{}}} onDone=${r} onClose=${()=>o(null)}>
<p><strong>${f}</strong></p>
<p>${I(`correct.hand-end-text`)}</p>
<//>`}`}function ur({state:e,account:t,onClose:n}){let{book:i}=F(),a=i?.content.unit?`pts`:`P`,s=[a,e.settings.currency],[c,l]=A(a),[u,d]=A(`take`),[f,p]=A(``),m=X(),h=dr(c,f),g={account:t,unit:c,amount:u===`give`?-(h??0):h,waives:!1},_=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,v=f&&!h?I(c===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=Y(e,t),b=u===`give`?`give`:Mt(c)?`take`:`fine`,x=s.map(e=>({value:e,text:I(Mt(e)?`fines.points`:`fines.money`,{unit:e})}));return M`<${Z} title=${I(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${I(`fines.do.${b}`,{amount:U(c,h??0)})}
request=${_} onClose=${n}>
<${r} label=${I(`fines.what`)} value=${c} options=${x} onChange=${l} />
<${r} label=${I(`fines.way`)} value=${u} options=${[`take`,`give`].map(e=>({value:e,text:I(`fines.way.${e}`)}))} onChange=${d} />
<${o} label=${I(`fines.amount`,{unit:c===`pts`?I(`fines.table-points`):c})} value=${f} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${p} />
<//>`}function dr(e,t){if(!Mt(e))return ht(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function fr({state:e,balance:{account:t,unit:n,amount:i},onClose:a}){let s=-i,[c,l]=A(()=>U(n,s).slice(n.length+1)),[u,d]=A(`cash`),[f]=A(()=>new Date(N.now()).toISOString()),p=X(),m=Y(e,t),h=ht(n,c),g=!h||h>s?I(`fines.between`,{most:U(n,s)}):void 0,_={account:t,unit:n,amount:h,method:u,paid_at:f},v=g?null:{method:`PUT`,path:`refunds/${p(_)}`,body:_},y=U(n,h??0);return M`<${Z} title=${I(`fines.refund-to`,{name:m})} what="refund" yes=${I(`fines.refund-yes`,{amount:y})}
request=${v} done=${I(`fines.refunded`,{name:m,amount:y})} onClose=${a}>
<${o} label=${I(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${g} onInput=${l} />
<${r} label=${I(`fines.how`)} value=${u} options=${et.map(e=>({value:e,text:I(`fines.method.${e}`)}))} onChange=${d} />
<//>`}function pr({state:e,account:t}){let{official:n}=F(),[r,i]=A(null);if(yt(n,t.id))return null;let a=Me(e,t.id).filter(({unit:e})=>!Mt(e)),o=n?.roles?.includes(`director`),s=[...Se(n)?a.flatMap(gr):[],...o?[hr(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return M`<div class="doing">
${s.map(({id:e,given:t})=>M`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${I(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&M`<${mr[r.id]} state=${e} ...${r.given} onTaken=${(t,n)=>_r(e,r.given.balance,n)} onClose=${()=>i(null)} />`}
</div>`}const mr={pay:bt,refund:fr,decide:ur};function hr(e,t){return{id:e,given:t}}function gr(e){return e.amount===0?[]:[hr(e.amount>0?`pay`:`refund`,{balance:e})]}function _r(e,{account:t,unit:n},r){y(I(`fines.taken`,{name:Y(e,t),amount:U(n,r)}))}function vr({state:e,account:t,line:n,onClose:r}){return M`<${Z} title=${I(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${I(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${I(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${Y(e,t)} · ${Le(n)}</strong></p>
<//>`}function yr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function br({state:e,balance:{account:t,unit:n},fine:r,most:i,onClose:a}){let[s,c]=A(()=>U(n,i).slice(n.length+1)),l=X(),u=ht(n,s),d=!u||u>i?I(`fines.between`,{most:U(n,i)}):void 0,f={account:t,unit:n,amount:-(u??0),waives:!0,fine:r},p=d?null:{method:`PUT`,path:`ledger/decisions/${l(f)}`,body:f},m={name:Y(e,t),amount:U(n,u??0)};return M`<${Z} title=${I(`fines.waive-of`,m)} what="waiver" yes=${I(`fines.waive-yes`,m)}
request=${p} done=${I(`fines.waived`,m)} onClose=${a}>
<${o} label=${I(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${d} onInput=${c} />
<//>`}function xr({state:e,line:t,balance:n}){let{official:r}=F(),[i,a]=A(!1);if(t.unsent||!r?.roles?.includes(`director`)||yt(r,n.account.id))return null;let o=Sr(n,t);if(!o&&!Cr(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return M`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${I(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&M`<${o?br:vr} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function Sr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return Mt(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:yr(t).get(n.cause_id)??0}function Cr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function wr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return M`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&M`<p class="soft">${r}</p>`}
${i.length===0&&M`<p class="soft">${I(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>M`<li key=${e.key}><${Tr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&M`<${v} title=${I(`dashboard.numbers`)}>${()=>M`<${Dr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function Tr({row:{name:e,value:t,part:n=0,href:r},most:i}){return M`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${q(t)}</strong>
<${Er} value=${t} part=${n} most=${i} />
${n>0&&M`<small>${I(`dashboard.part`,{count:q(n)})}</small>`}
</a>`}function Er({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return M`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&M`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function Dr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return M`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${I(`hall-rulings`)}</th>
${r&&M`<th scope="col">${I(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>M`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${q(n)}</td>
${r&&M`<td>${q(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function Or(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:I(`hall-round`,{round:e})}));return[{value:``,text:I(`hall-any`)},...n]}function kr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function Ar({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=Mr(t,i.size>1?e=>Pr(e,r):Nr);return t.length===0?null:M`<section class="card" aria-labelledby="spread">
<h2 id="spread">${I(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${I(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>M`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>M`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>M`<td key=${t.key}><${jr} count=${s.get(e+t.key)} most=${c} href=${Fr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function jr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return M`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${q(e)}</strong>
</a>`}function Mr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Nr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Pr(e,t){let n=e.slice(0,10),r=se(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Fr(e,t,{from:n,until:r}){return kr(e,{table:t,from:n,until:r})}function Ir({state:e,changes:t}){return M`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${I(`dashboard.recharged`)}</h2>
<p class="soft">${I(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>M`<li key=${[t,r.id,i].join()}>
<span class="who">${Y(e,r)}</span> ${U(i,a)} → <strong>${U(i,o)}</strong>
<br /><small class="soft">${[L(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Lr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:I(e>1?`dashboard.from`:`dashboard.until`,{from:le(e),until:le(t)}),value:n,href:kr(r,{took:`${e}-${t}`})})),a=e?I(`dashboard.median`,{time:le(t),count:e}):I(`dashboard.untimed`);return M`<${wr} id="taking" title=${I(`dashboard.taking`)} what=${I(`dashboard.time`)}
about=${`${a} ${I(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Rr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(_(n)).map(([t,n])=>[f(e,t),l(e,t,n)]);return[...r,...i]}function zr({cases:e}){return M`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${I(`dashboard.unlike`)}</h2>
<p class="soft">${I(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>M`<${Br} key=${t} one=${e} />`)}
</section>`}function Br({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=z(),o=i[0].rulings.length,s=Rr(a,t,n);return M`<article class="stack case">
<h3>${j(a,e)}</h3>
${s.length>0&&M`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&M`<p class="note info">${I(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>M`<${Vr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Vr({outcome:{penalties:e,rulings:t},most:n}){let r=z(),{state:i}=F(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=M`<span class="body outcome"><span>${R(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${q(t.length)}</strong><${Er} value=${t.length} most=${n} /></span>`;return M`<${v} title=${o}>${()=>M`<${re} rulings=${a} place empty=${I(`hall-none-found`)} />`}<//>`}function Hr(){let{tournament:e,state:t,official:n}=F();return!e||!t?M`<${H} title=${I(`dashboard.title`)} />`:ue(n)?M`<${Ur} state=${t} />`:M`<${D} title=${I(`dashboard.title`)} up="#/log"><p class="note warn">${I(`dashboard.whose`)}</p><//>`}function Ur({state:e}){let[t,n]=A({day:``,round:``});return M`<${D} title=${I(`dashboard.title`)} up="#/log">
<div class="asked">
<${o} type="date" label=${I(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${c} label=${I(`dashboard.round`)} value=${t.round} options=${Or(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Wr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Wr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=Ee(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return M`<${qr} seen=${r} zone=${e.settings.time_zone} />
${i&&M`<${Gr} state=${e} body=${i} asked=${t} />`}`}function Gr({state:e,body:t,asked:n}){let r=z(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>kr(n,e),l=e=>({key:e.foul,name:j(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return M`<p role="status">${I(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${wr} id="fouls" title=${I(`dashboard.fouls`)} what=${I(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${wr} id="referees" title=${I(`dashboard.referees`)} what=${I(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${Ar} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${wr} id="otherwise" title=${I(`dashboard.otherwise`)} about=${I(`dashboard.otherwise-about`)} what=${I(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${zr} cases=${t.differently} />
<${Ir} state=${e} changes=${t.recharged??[]} />
<${wr} id="escalations" title=${I(`dashboard.escalations`)} what=${I(`dashboard.status`)}
rows=${s.map(e=>Kr(e,c))} />
<${Lr} taking=${t.time_to_rule} asked=${n} />
</div>`}function Kr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>C(`hall-escalation.${e}`)?I(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function qr({seen:{answer:e,fresh:t,trouble:n},zone:r}){sn();let i=e&&L(e.at,r);return!e&&!n?M`<${w} />`:n?M`<p class="note warn" role="status">${ln(n)} ${I(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:M`<p class="soft">${I(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Jr=[`photo`,`note`];function Yr({state:e,escalation:t,ruling:n}){let r=F(),{outbox:i}=r,a=z(),[o,s]=A(null);if(O(()=>void N.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!Jr.includes(n)&&p(r)))return M`<p class="note bad">${I(`esc.stuck`)} <a href="#/outbox">${I(`hall-resolve`)}</a></p>`;let c=Ge(r,t,n);return M`
${c===`decide`&&M`<${$r} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&M`<button class="button main" type="button" onClick=${()=>s(Xr)}>${I(`esc.do.appeal`)}</button>`}
${c===`reopen`&&M`<button class="button" type="button" onClick=${()=>s(Zr)}>${I(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&M`<p class="note warn">${I(`esc.${c}`)}</p>`}
${c===``&&M`<p class="soft">${I(`esc.wait.${t.status}`)}</p>`}
${o&&M`<${we} what=${o.name} title=${I(`esc.do.${o.name}`)} text=${`${(({name:r})=>{let i=r!==`upheld`&&e.rulings[t.standing_id]||n;return`${R(a,i)} · ${i.offender.name}.`})(o)} ${I(`esc.means.${o.name}`)}`} yes=${I(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...i}=o;await N.send(n,t.id,{reason:e,...i}),de(),y(I(`esc.done.${n}`)),s(null),scrollTo({top:0})}} onClose=${()=>s(null)} />`}
`}const Xr={kind:`appeal`,name:`appeal`},Zr={kind:`reopening`,name:`reopening`},Qr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function $r({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>M`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${I(`esc.do.${e.name}`)}</button>`;return M`
${u&&f(Qr(`amended`,`confirmed`),`main`)}
${f(Qr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${I(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Qr(`overturned`),`danger`)}
`}function ei({ruling:e,rulings:t}){let n=z(),{state:r}=F(),[i,a]=[!0,!1].map(n=>t.filter(t=>ri(t,e)===n)),o=[...i,...a].slice(0,12);return M`<section class="stack">
<h2>${I(`esc.same-foul`)}</h2>
${t.length===0&&M`<p class="soft">${I(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${R(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,L(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&M`<span class="badge info">${I(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&M`<span class="badge warn">${I(`esc.other-revision`)}</span>`}
<${_e} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&M`<a class="reach" href=${`#/log?foul=${e.foul}`}>${I(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function ti(e,t,{offender:n}){return ai(e,t,e=>e.offender.id===n.id)}function ni(e,t,{foul:n}){return ai(e,t,e=>e.foul===n)}function ri(e,t){return ie(ii(e))===ie(ii(t))}function ii({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function ai(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ge(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function oi({state:e,foul:t,escalation:n}){let r=Ee(`precedents?limit=20&foul=${t}`);return M`<section class="stack">
<h2>${I(`esc.precedents`)}</h2>
<${tt} seen=${r} what="precedents" />
${r.answer&&M`<${ci} state=${e} items=${si(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${I(`esc.search-precedents`)}</a>
</section>`}function si(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function ci({state:e,items:t}){let n=z();return t.length===0?M`<p class="soft">${I(`esc.no-precedents`)}</p>`:M`<ul class="rows below precedents">
${t.map(t=>M`<li key=${t.ruling.id}><${li} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function li({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return M`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${R(t,n)}</strong>
<span>${j(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>M`<small key=${e}>${e}</small>`)}
${l.map(e=>M`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,L(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&M`<span class="badge">${I(`hall-status.${n.status}`)}</span>`}
${c&&M`<span class="badge warn">${I(`esc.revision-changed`)}</span>`}
${r.map(e=>M`<span class="badge" key=${e}>${I(`esc.why.${e}`)}</span>`)}
${s&&M`<span class="badge info">${nt(s)}</span>`}
</span>
</span>
</a>`}function ui({args:[e]}){let{tournament:t,state:n}=F();if(!t||!n)return M`<${H} title=${I(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?M`<${b} title=${I(`esc.one`)} text=${I(`esc.missing`)} up="#/escalations" />`:M`<${di} state=${n} escalation=${r} ruling=${i} />`}function di({state:e,escalation:t,ruling:n}){let r=z(),i=Xe([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;$t(s);let c=M`<${Yr} state=${e} escalation=${t} ruling=${n} />`;return M`<${D} title=${j(r,n.foul)} up="#/escalations" actions=${c}>
<${_t} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${un(t)}</span> ${s&&M`<span class="soft">${Ie(t.escalated_at)}</span>`}</p>
<//>
<${Bt} state=${e} escalation=${t} />
<section class="stack">
<h2>${I(`esc.so-far`)}</h2>
<${Ye} state=${e} events=${Ht(e,t)} />
</section>
<${cn} ruling=${n} />
${a?M`<${it} ruling=${n} spoken=${a} />`:M`<p class="soft">${I(`hall-no-book`)}</p>`}
<${ke} state=${e} ruling=${n} />
<${ze} state=${e} ruling=${n} />
<${lt} state=${e} ruling=${n} />
<section class="stack">
<h2>${I(`esc.on-offender`,{name:n.offender.name})}</h2>
<${re} rulings=${ti(e,t,n)} place empty=${I(`esc.nothing-else`)} />
</section>
<${pt} state=${e} id=${n.offender.id} />
<${ei} ruling=${n} rulings=${ni(e,t,n)} />
<${oi} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function fi(){let{tournament:e,state:t}=F();return!e||!t?M`<${H} title=${I(`hall-escalations`)} />`:M`<${pi} state=${t} />`}function pi({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return $t(r.length>0),M`<${D} title=${I(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${I(`esc.precedents`)}</a></p>
${t.length===0&&M`<${E} text=${I(`esc.none`)}><a class="button" href="#/log">${I(`hall-log`)}</a><//>`}
<${mi} state=${e} title=${I(`esc.waiting`,{count:r.length})} escalations=${r} />
<${mi} state=${e} title=${I(`esc.decided-ones`)} escalations=${i} />
<//>`}function mi({state:e,title:t,escalations:n}){return n.length===0?null:M`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>M`<li key=${t.id}><${hi} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function hi({state:e,escalation:t}){let n=z(),r=e.rulings[t.id],i=t.status===`open`,a=[I(`hall-table`,{label:r.table.label}),De(e,t),Ie(t.escalated_at)];return M`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${j(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${R(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${un(t)}</span>
${!i&&M`<span class="badge info">${nt(t)}</span>`}
${t.unsent&&M`<span class="badge info">${I(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function gi({query:e}){let{tournament:t,state:n}=F();return!t||!n?M`<${H} title=${I(`esc.precedents`)} />`:M`<${_i} state=${n} begun=${e.get(`foul`)??``} />`}function _i({state:e,begun:t}){let n=z(),[r,i]=A(t in n.catalogue.fouls?t:``),[a,s]=A({}),[l,u]=A(``),[d,f]=A(``),p=e=>{i(e),s({})},m=e=>{e.preventDefault(),f(l.trim())},h=Ee(xi(r,a,d)),g=h.answer?.body;return M`<${D} title=${I(`esc.precedents`)} up="#/escalations">
<p class="soft">${I(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${c} label=${I(`hall-filter.foul`)} value=${r} options=${[{value:``,text:I(`esc.any`)},...bi(n)]} onChange=${p} />
${r&&M`<${vi} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${o} type="search" label=${I(`esc.words`)} hint=${I(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${I(`esc.search`)}</button>
</form>
<${tt} seen=${h} what="precedents" />
${g&&M`<${ci} state=${e} items=${g.items} />`}
${g?.next&&M`<p class="note">${I(`esc.more`,{count:50})}</p>`}
<//>`}function vi({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=F();return i?i.table(t).used.map(t=>{let i=yi(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&M`<${c} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:I(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function yi({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function bi(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function xi(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function Si({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return M`<${b} title=${I(`fines.title`)} text=${I(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=Me(e,r.id).length===0;return M`<${D} title=${r.name} up="#/fines">
<p class="soft">${Ci(e,t,r)}</p>
${a&&M`<p class="soft">${I(`fines.no-lines`)}</p>`}
${t===`player`&&M`<${on} state=${e} player=${r.id} />`}
<${Et} state=${e} id=${r.id} />
<${pr} state=${e} account=${i} />
${t===`player`&&M`<a class="button quiet" href=${`#/player/${r.id}`}>${I(`fines.to-player`)}</a>`}
<//>`}function Ci(e,t,n){return t===`player`?[n.id_number&&I(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):I(`fines.kind.${t}`)}function wi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Qe(r).map(([e,t])=>U(e,t));return M`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${I(`fines.owing`)}</h2>
${r.length===0&&M`<p class="soft">${I(`fines.none`)}</p>`}
${r.length>0&&M`<p>${I(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>M`<li key=${Ei(t)}><${Di} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&M`<p class="soft">${I(`fines.pays-first`)}</p>`}
</section>`}function Ti({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:M`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${I(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>M`<li key=${Ei(t)}><${Di} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&M`<p class="soft">${I(`fines.gives-back`)}</p>`}
</section>`}function Ei({account:e,unit:t}){return e.id+t}function Di({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=dt(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&I(`fines.since`,{time:L(o,e.settings.time_zone)}),c>0&&I(`fines.part-paid`,{amount:U(i,c)})],u=M`<span class="body who">${Y(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${U(i,Math.abs(a))}</strong>`;return n?M`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:M`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function Oi({args:[e,t]}){let{tournament:n,state:r}=F();return!n||!r?M`<${H} title=${I(`fines.title`)} />`:e===`cash`?M`<${Lt} state=${r} />`:t?M`<${Si} key=${t} state=${r} kind=${e} id=${t} />`:M`<${ki} state=${r} />`}function ki({state:e}){let{official:t}=F(),[n,r]=A(null),[i,a]=A(null),[o,s]=A(``);O(()=>void N.lookAround(),[]);let c=ve(()=>Ve(e),[e.ledger]),l=Se(t);return M`<${D} title=${I(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&M`<${Ai} state=${e} payment=${e.payments[o]} />`}</div>
<${wi} state=${e} balances=${c} onPay=${l&&r} />
<${Ti} state=${e} balances=${c} onRefund=${l&&a} />
<${At} state=${e} />
<${Jt} state=${e} />
<${Ft} state=${e} official=${t} />
${l&&M`<a class="button" href="#/fines/cash">${I(`cash.title`)}</a><a class="button" href="#/reports">${I(`reports.link`)}</a>`}
${n&&M`<${bt} state=${e} balance=${n} onTaken=${s} onClose=${()=>r(null)} />`}
${i&&M`<${fr} state=${e} balance=${i} onClose=${()=>a(null)} />`}
<//>`}function Ai({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=Y(e,{kind:n,id:r});return M`<p class="note info row">
<span class="body">${I(`fines.taken`,{name:o,amount:U(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${I(`fines.to-receipt`)}</a>
</p>`}function ji({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:L(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return M`<p class="note bad" role="status"><strong>${I(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function Mi({state:e,payment:t}){let{official:n}=F(),[r,i]=A(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=yt(n,e.merged[s]??s);if(d||f||p||!Se(n))return null;let m=I(u?`fines.withdraw-refund`:`fines.withdraw`);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&M`<${Z} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${I(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${I(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${Y(e,{kind:o,id:s})} · ${U(c,l)}</strong></p>
<p>${I(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function Ni({args:[e]}){let{tournament:t,state:n,official:r}=F();if(!t||!n)return M`<${H} title=${I(`fines.payment`)} />`;let i=n.payments[e];if(!i)return M`<${b} title=${I(`fines.payment`)} text=${I(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?I(`fines.payment`):Wt(i);return M`<${D} title=${a} up="#/fines">
<${ji} state=${n} payment=${i} />
<${Pi} state=${n} payment=${i} />
${i.unsent&&M`<p class="note info" role="status">${I(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&M`<${Fi} hash=${i.hash} />`}
${!i.unsent&&Se(r)&&M`<${Ii} payment=${i} />`}
<${Mi} state=${n} payment=${i} />
<//>`}function Pi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[I(l?`fines.paid-back-to`:`fines.payer`),Y(e,{kind:n,id:r})],[I(`fines.amount-paid`),U(i,a)],[I(`fines.how`),I(`fines.method.${o}`)],[I(`fines.when`),L(s,e.settings.time_zone)],...c?[[I(l?`fines.why`:`fines.note-paid`),c]]:[]];return M`<dl class="facts">
${u.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Fi({hash:e}){let t=Nt();return M`<figure class="big-code">
<${$e} text=${`${t}/#/receipt/${e}`} label=${I(`fines.code`)} />
<figcaption>${I(`fines.photograph`)}</figcaption>
</figure>`}function Ii({payment:{id:e,receipt:t}}){let{live:n}=F(),{lang:r}=me(),[i,a]=A(0),{blob:o,url:s,failed:c}=Zt(()=>N.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);O(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return M`<p class="note warn" role="status">${I(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${I(`try-again`)}</button>`;if(!s||!o)return M`<p class="soft" role="status">${I(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return M`<div class="doing">
<a class="button main" href=${s} target="_blank">${I(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${I(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${I(`fines.share-page`)}</button>`}
</div>`}function Li(){let{tournament:e,state:t}=F();if(!e||!t)return M`<${H} title=${I(`hall-cards`)} />`;let n=M`<button class="button main" onClick=${()=>print()}>${I(`hall-print`)}</button>`;return M`<${D} title=${I(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${I(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${I(`reports.link`)}</a>
<ul class="codes">
${ne(t).map(e=>M`<li key=${e.id}><${Ri} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Ri({table:e,name:t}){let{url:n,failed:r}=Zt(()=>N.tableCode(e.id),e.id),i=I(`hall-table`,{label:e.label});return M`<figure>
${n&&M`<img src=${n} alt=${I(`hall-code`,{label:e.label})} />`}
${r&&M`<p class="note warn">${I(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function zi(e,t,n){let{kind:r,body:i}=n,a=Bi[r]??Bi[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Bi={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Hi(r),r.number,Q(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Ui(t,n),...Hi(n)],phone:(e,t,{body:n})=>[Ui(t,n)],token:(e,t,{body:n})=>[n.name,Ui(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Vi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[I(`journal.joined`,{name:Q(t,n)??`?`})]:Vi(r,r.name??Q(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Vi(r,I(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Gi(t,n),...B.map(e=>Q(t,r[`${e}_id`])),r.scheduled_at&&L(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Wi(e,n),photo:(e,t,{body:n})=>Wi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Wi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&I(`journal.outcome.${r.outcome}`),...Wi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ki(t,i)]},hand:(e,t,{subject:n,body:r})=>[I(`hall-how.${r.how}`),...Ki(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[I(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>Y(t,e)),n.foul&&j(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&I(`help.over.${r.ended_how}`),...Ki(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[I(`journal.what.${n.what}`),n.person_id&&Y(t,{kind:n.person_kind,id:n.person_id}),Gi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${le(Math.abs(n.seconds))}`,Gi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&I(`journal.what.${r}`),Q(t,i),Gi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>Q(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>qi(t,e)),fine:(e,t,{kind:n,body:r})=>[qi(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),I(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[qi(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),I(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,I(`fines.method.${r}`),I(`cash.counted`,{amount:U(i,a)}),St(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>Q(t,e)),result:(e,t,{body:n})=>[Gi(t,n.hanchan_id),...B.map(t=>`${e.phrase(`seat-${t}`)} ${q(n.points[t])}`)]};function Vi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&I(`journal.was`,{was:i}),t&&I(`journal.withdrawn`),n&&I(`journal.removed`)]}function Hi({roles:e}){return(e??[]).map(e=>I(`hall-role.${e}`))}function Q(e,t){return e.players[e.merged[t]??t]?.name}function Ui(e,{official_id:t,player_id:n}){return e.officials[t]?.name??Q(e,n)}function Wi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[j(e,n),r.name,I(`hall-table`,{label:i.label}),R(e,t)]}function Gi(e,t){let n=e.hanchans[t??``];return n&&Ne(e,n)}function Ki(e,{table:t,hand:n}={}){return[e.tables[t]&&I(`hall-table`,{label:e.tables[t].label}),ce(n)]}function qi(e,{account_kind:t,account_id:n,...r}){return`${Y(e,{kind:t,id:n})} ${Le(r)}`}const Ji=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Yi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return na(e,t);if(n.startsWith(`ruling.`))return Zi(e,t);let[i]=await aa(t,Xi(t));if(!i)return null;if(n===`result.corrected`)return{before:$i(e,i.body),after:$i(e,r)};let a=n===`hanchan.scheduled`?ea:ta;return{before:a(i.body),after:a(r)}}function Xi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Zi(e,t){let{kind:n,body:r}=t,[i]=await aa(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Qi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=R(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Rr(e,t,n))}}}let[o]=await aa(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Qi(e,o)}:null}function Qi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=R(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Ji.filter(e=>(o[e]??null)!==null),c=Rr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function $i(e,{points:t,deposits:n,unranked:r,winless:i}){let a=B.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function ea({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function ta({arrived_at:e,at:t}){return{arrived_at:e??t}}async function na(e,t){let n=await aa(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:ra(e,r),after:ra(e,{...r,...t.body})}}function ra(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[I(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>ia(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[I(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function ia(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function aa({seq:e},t,n=1){return(await(await N.audit()).older(e,n,t)).entries}const oa=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],sa={ruling:`rulings`,player:`players`,table:`tables`};function ca({state:e,entry:t,onSubject:n}){let r=z(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??I(`hall-unknown`):I(`journal.nobody`),l=zi(r,e,t),u=[I(`journal.number`,{seq:i}),L(a,e.settings.time_zone),c],d=M`<div class="body">
<h3>${ua(s)}</h3>
${l.length>0&&M`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return M`<${v} class="entry" title=${d}>
${()=>M`<${la} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function la({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(sa).find(([,t])=>o in e[t])??[];return M`<div class="stack">
<p class="pair">
${c&&M`<a class="button" href=${`#/${c}/${o}`}>${I(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${I(`journal.all-of-it`)}</button>
</p>
${(oa.includes(a)||s.what===`corrected`)&&M`<${da} state=${e} entry=${t} />`}
<h4>${I(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${I(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function ua(e){return C(`journal.kind.${e}`)?I(`journal.kind.${e}`):e}function da({state:e,entry:t}){let n=z(),[r,i]=A(void 0);return O(()=>void Yi(n,t).then(i,()=>i(null)),[]),r===void 0?M`<${w} />`:r===null?M`<p class="soft">${I(`journal.no-before`)}</p>`:M`<${Dt} caption=${I(`journal.changes`)} heads=${[I(`journal.before`),I(`journal.after`)]}
before=${r.before} after=${r.after} />`}const fa=`shinpan.alarm.`;function pa({inCall:e}){let{alarms:t,tournament:n}=F(),r=t?.at(-1);return r&&n&&M`<${ma} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ma({alarms:t,id:n,inCall:r}){let i=t.at(-1),[a,o]=A(()=>!r&&S(fa+n)!==i.at);return O(()=>{ha(i)||e(220),de(600)},[]),M`<div role="alert">
<button class=${ha(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ga} alarm=${i} /><span>${I(`alarm.${i.what}`)}</span><strong>${I(`alarm.open`)}</strong>
</button>
</div>
${a&&M`<${_a} alarms=${t} onClose=${()=>{ye(fa+n,i.at),o(!1)}} />`}`}function ha({what:e}){return e===`restored`}function ga({alarm:e}){return M`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(ha(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function _a({alarms:e,onClose:t}){let{official:n}=F(),r=V(null);O(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return M`<dialog class=${ha(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ga} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${I(`alarm.${o}`)}</h2><p>${I(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ya} alarm=${i} />
<section><h3>${I(`alarm.meaning`)}</h3><p>${I(ha(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${I(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>M`<li key=${e}>${I(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${Ca}>${I(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${I(`alarm.close`)}</button>
${a.map(e=>M`<${va} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function va({alarm:e}){let{what:t,seq:n}=e;return M`<section class="stack">
<h3>${I(`alarm.earlier`)} ${I(`alarm.${t}`)}</h3>
<p>${I(`alarm.${t}.said`,{seq:n})}</p>
<${ya} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ya({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=F();return M`${e&&M`<${ba} mine=${e} theirs=${t} heads=${[I(`alarm.mine`),I(r)]} />`}
<p class="soft">${I(`alarm.found`,{time:L(n,i?.time_zone)})}</p>`}function ba({mine:e,theirs:t,heads:n}){let r=z(),{state:i}=F(),a=zi(r,i,e),o=t&&zi(r,i,t);return M`<div class="slips">
<${Sa} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${Sa} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&M`<${Dt} caption=${I(`journal.changes`)} heads=${n} before=${xa(e)} after=${xa(t)} />`}`}function xa({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function Sa({title:e,entry:t,parts:n,others:r}){let{state:i}=F();return M`<section class="slip">
<h3>${e}</h3>
${t?M`<p><strong>${ua(t.kind)}</strong></p>
<ul>${n.map((e,t)=>M`<li key=${t}>${!r||r.includes(e)?e:M`<mark>${e}</mark>`}</li>`)}</ul>
<small>${I(`journal.number`,{seq:t.seq})} · ${L(t.at,i.settings.time_zone)}</small>`:M`<p><mark>${I(`alarm.nothing`)}</mark></p>`}
</section>`}async function Ca(){let e=await N.evidence().catch(()=>null);if(!e)return y(I(`journal.unread`));let t=JSON.stringify(e,null,1);Fe(new Blob([t],{type:`application/json`}),`${N.snapshot.tournament?.slug}-log-evidence.json`)}function wa({state:e,chosen:t,onChoose:r}){let i=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:Ta(n(`journal.kind.`).map(e=>({value:e.slice(13),text:I(e)}))),person:Ta(a.map(({id:e,name:t})=>({value:e,text:t}))),table:ne(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:I(`journal.this`)}]}};return M`<details class="fold" open=${!!t.subject}>
<summary>${I(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,n])=>M`<${c} key=${e} label=${I(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:I(`hall-any`)},...n]} onChange=${n=>r({...t,[e]:n})} />`)}
${i>0&&M`<button class="button" type="button" onClick=${()=>r({})}>${I(`journal.clear`)}</button>`}
</div>
</details>`}function Ta(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Ea=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Da(e,{kind:t,person:n,table:r,subject:i}){let a=ka(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=Oa(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function Oa({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Ea)??[]]}function ka({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function Aa({result:{browser:e,server:t}}){return M`<div class="stack" role="status">
<${Ma} name=${I(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>I(`journal.found.${t}`,{seq:e})} />
${t&&M`<${Ma} name=${I(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ja} />`}
</div>`}function ja({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?I(`hall-player`):C(`hall-role.${e}`)?I(`hall-role.${e}`):e);return C(`finding.${t}`)?I(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):M`<span lang="en">${r}</span>`}function Ma({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return M`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=F().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?M`<p class="note bad"><strong>${e}</strong> ${I(`journal.another`,{seq:i.seq})} ${I(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?M`<p class="note"><strong>${e}</strong> ${I(a,{seq:i.seq})}</p>`:M`<div class="note bad stack">
<p><strong>${e}</strong> ${I(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>M`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&M`<p>${I(`journal.more`,{count:r-50})}</p>`}
</div>`}function Na(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Pa({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Fe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Fa({onHead:e,onClose:t}){let n=V(null),[r,i]=A(``);return O(()=>{let t=new AbortController;return tn(n.current,t.signal,t=>Na(t)?(e(t),!0):!1,i),()=>t.abort()},[]),M`<${m} title=${I(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${I(`hall-viewfinder`)}></video>
${r&&M`<p class="note warn" role="status">${I(`journal.scan.${r}`)}</p>`}
<//>`}function Ia({state:e}){return M`<section class="card" aria-labelledby="proof">
<h2 id="proof">${I(`journal.proof`)}</h2>
<p class="unprinted">${I(`journal.proof-about`)}</p>
<${La} />
<${v} title=${I(`journal.head`)}>${()=>M`<${za} state=${e} />`}<//>
</section>`}function La(){let{official:e}=F(),[t,n]=A(``),[r,i]=A(null),[a,s]=A(null),c=V(null);O(()=>()=>c.current?.abort(),[]);let[l,u]=A(!1),d=e=>{n(e),u(!1)},f=Na(t),p=t.trim()&&!f?I(`journal.no-head`):``;return M`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;c.current=new AbortController,i(null),s({done:0,all:0});let{signal:n}=c.current;i(await Ra({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${o} label=${I(`journal.noted`)} hint=${I(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${I(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${I(`journal.verify`)}</button>
</form>
${a&&M`<div class="stack" role="status">
<progress aria-label=${I(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${I(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${I(`journal.stop`)}</button>
</div>`}
${r&&M`<${Aa} result=${r} />`}
${l&&M`<${Fa} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Ra(e,t){let{prove:n}=await N.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?I(`journal.stopped`):ln(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(N.ask(`audit${o}`,{timeout:12e4}))}}function za({state:e}){let[t,n]=A(null),[r,i]=A(``),{online:o}=F();if(O(()=>{N.ask(`journal/head`).then(n,e=>i(ln(e)))},[e.seq,o]),!t)return M`<p class=${r?`note warn`:`soft`} role="status">${r||I(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return M`<div class="stack head">
<p>${I(`journal.head-about`)}</p>
<figure><${$e} text=${u} label=${I(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${a} rows=${[[I(`journal.number-of`),t.seq],[I(`journal.time`),t.at&&L(t.at,l)],[I(`journal.hash`),M`<code>${u}</code>`],[I(`journal.command`),M`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Pa(e.settings,t)}>${I(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${I(`hall-print`)}</button>
</p>
</div>`}const Ba=5e3;function Va({state:e}){let{online:t}=F(),[n,r]=A(null),[i,a]=A(``),[o,s]=A(null);return O(()=>{let e=()=>Ha().then(r,e=>a(ln(e))),t=()=>N.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Ba),i=setInterval(t,Ba);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),M`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${I(`witness.title`)}</h2>
${o&&M`<p class="note warn" role="status">${I(`witness.unchecked`,{time:L(o,e.settings.time_zone)})}</p>`}
${n?M`<${Ua} state=${e} answer=${n} />`:M`<p class="soft" role="status">${i||I(`loading`)}</p>`}
</section>`}async function Ha(){let e=await N.ask(`journal/witnesses`);return{...e,...await N.behindHead(e)}}function Ua({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return M`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>M`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ga(e,t.official_id)}</span>`)}
</p>
<p><strong>${I(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${I(`witness.about`)}</p>
${o.length>0&&M`<ul class="bullets">${o.map(t=>M`<li key=${t.key_id}>${Wa(e,t,i)}</li>`)}</ul>`}
</div>`}function Wa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??I(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return I(s,{...o,time:L(i,e.settings.time_zone)})}function Ga(e,t){return[...e.officials[t]?.name??`?`][0]}function Ka({query:e}){let{tournament:t,state:n}=F();if(!t||!n)return M`<${H} title=${I(`journal.title`)} />`;let r=Object.fromEntries(e);return M`<${qa} key=${e.toString()} state=${n} asked=${r} />`}function qa({state:e,asked:t}){let[n,r]=A(t),[i,a]=A(e.seq),o=JSON.stringify([n,i]);return M`<${D} title=${I(`journal.title`)} up="#/log">
<${Ia} state=${e} />
<${Va} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${I(`journal.entries`)}</h2>
<p class="soft">${I(`journal.kept`,{seq:e.seq})}</p>
<${wa} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&M`<button class="button" type="button" onClick=${()=>a(e.seq)}>${I(`journal.newer`,{count:e.seq-i})}</button>`}
<${Ja} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Ja({state:e,from:t,chosen:n,onSubject:r}){let i=ve(()=>Da(e,n),[]),[a,o]=A([]),[s,c]=A(t+1),[l,u]=A(!1),d=V(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await N.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return O(()=>void f(),[]),l?M`<p class="note bad" role="alert">${I(`journal.unread`)}</p>`:s===t+1?M`<${w} />`:M`<ul class="entries">
${a.map(t=>M`<li key=${t.seq}><${ca} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&M`<p class="soft" role="status">${I(`hall-none-found`)}</p>`}
${s!==null&&M`<button class="button" type="button" onClick=${f}>${I(`journal.older`)}</button>`}`}function Ya({state:e}){let t=W(`invitations`),n=M`<a class="button main" href="#/people/invite">${I(`people.invite`)}</a>`;return M`<${D} title=${I(`people.links`)} up="#/people" actions=${n}>
<${zt} of=${t}>
${t=>M`<${Xa} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Xa({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return M`${r.length===0&&M`<${E} text=${I(`people.no-links`)} />`}
<${Za} links=${r} zone=${n} state=${t} />
${i.length>0&&M`<${v} title=${I(`people.closed-count`,{count:i.length})}>
${()=>M`<${Za} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Za({links:e,zone:t,state:n}){return e.length===0?null:M`<ul class="rows">
${e.map(e=>M`<${$a} key=${e.id} link=${e} zone=${t} whom=${n?Qa(n,e):I(`people.open-link`)} />`)}
</ul>`}function Qa(e,{official:t,player:n,roles:r,label:i}){return t?I(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?I(`people.for-player`,{name:e.players[n]?.name??`?`}):[ft(r),i].filter(Boolean).join(` · `)}function $a({link:e,zone:t,whom:n}){let[r,i]=A(!1),{ask:a,asking:o,wrong:s}=K();return M`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${eo(e,t)}</small></span>
${!e.closed&&M`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${I(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${I(`people.withdraw`)}</button>`}
</div>
${s}
${r&&M`<${Vt} title=${I(`people.withdraw-ask`)} text=${I(`people.withdraw-text`)} yes=${I(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>N.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function eo({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?I(`people.any-number`):I(`people.uses-left`,{left:t,uses:e});return r?[I(`people.closed.${r}`),a].join(` · `):[a,n?I(`people.until`,{time:L(n,i)}):I(`people.no-end`)].join(` · `)}function to({made:e,state:t,up:n,onMore:r}){let[i,a]=A(e.link),o=e.limits??eo(e,t.settings.time_zone),s=M`<button class="button" type="button" onClick=${r}>${I(`people.another`)}</button>
<a class="button main" href=${n}>${I(`people.done`)}</a>`;return M`<${D} title=${I(`people.link-made`)} up=${n} actions=${s}>
<${rn} link=${i} cure=${e.addresses?.cure} />
<p><strong>${no(t,e)}</strong></p>
<figure class="big-code"><${$e} text=${i} label=${I(`people.code`)} /></figure>
<${Ut} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${ro} made=${e} />
<${wt} label=${I(`people.link`)} text=${i} />
<p class="note warn">${I(`people.link-once`)}</p>
<//>`}function no(e,{official:t,player:n,roles:r,name:i}){return n?I(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?I(`people.becomes-named`,{name:i,roles:ft(r)}):t?I(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):I(`people.becomes`,{roles:ft(r)})}function ro({made:e}){let{items:t}=W(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return M`<p role="status">${n>0&&M`<span class="badge">${I(`people.arrived`,{count:n})}</span>`}</p>`}const io=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ao({state:e,query:t}){let[n,r]=A(null),i=async e=>r({...e,addresses:await Ot()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=I(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?M`<${to} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:M`<${D} title=${c} up=${s}>
${a?M`<${lo} official=${e.officials[a]} onMade=${i} />`:o?M`<${uo} player=${e.players[o]} onMade=${i} />`:M`<${oo} onMade=${i} />`}
<//>`}function oo({onMade:e}){let[t,n]=A(`name`),i=[`name`,`role`].map(e=>({value:e,text:I(`people.by.${e}`)}));return M`<${r} label=${I(`people.whom`)} value=${t} options=${i} onChange=${n} />
${t===`name`?M`<${so} onMade=${e} />`:M`<${co} onMade=${e} />`}`}function so({onMade:e}){let[t,n]=A(``),[r,i]=A([]),a=X();return M`<${fo} lacks=${e=>({name:e&&!t.trim()?I(`people.name-missing`):``,roles:e&&r.length===0?I(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await N.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};await e({link:(i.join?i:await Gt(`invitations`,a(o),o,`join`)).link,official:i.id,name:i.name,roles:i.roles,limits:I(`people.one-phone`)})}}>
${e=>M`<${o} label=${I(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Re} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${I(`people.by-name-text`)}</p>`}
<//>`}function co({onMade:e}){let[t,n]=A([]),[r,i]=A(`5`),[a,s]=A(240),[c,l]=A(``),u=X();return M`<${fo} lacks=${e=>({roles:e&&t.length===0?I(`people.role-missing`):``,uses:e&&!(mo(r)>=1&&mo(r)<=500)?I(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:mo(r),minutes:a,label:c.trim()};await e(await Gt(`invitations`,u(n),n,`join`))}}>
${e=>M`<${Re} chosen=${t} wrong=${e.roles} onChange=${n} />
<${o} label=${I(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${po} value=${a} onChange=${s} />
<${o} label=${I(`people.label`)} hint=${I(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${I(`people.by-role-text`)}</p>`}
<//>`}function lo({official:e,onMade:t}){let[n,r]=A(60),i=X();return e?M`<${fo} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Gt(`invitations`,i(r),r,`join`))}}>
${()=>M`<p>${I(`people.becomes-phone`,{name:e.name})}</p><${po} value=${n} onChange=${r} />`}
<//>`:M`<p class="note warn">${I(`people.nobody`)}</p>`}function uo({player:e,onMade:t}){let n=X();return e?M`<${fo} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Gt(`invitations`,n(r),r,`join`))}}>${()=>M`<p>${I(`people.own-text`,{name:e.name})}</p>`}<//>`:M`<p class="note warn">${I(`people.nobody`)}</p>`}function fo({make:e,lacks:t=()=>({}),children:n}){let[r,i]=A(!1),{ask:a,asking:o,wrong:s}=K();return M`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${I(`people.make-link`)}</button>
</form>`}function po({value:e,onChange:t}){let n=io.map(([e,t,n])=>({value:n,text:se(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return M`<${c} label=${I(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function mo(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const ho=`referee`;function go({state:e}){let[t,n]=A(null),r=W(`phones`);return t?M`<${He} ...${t} name=${e.settings.name} title=${I(`people.sheet`)} up="#/people" />`:M`<${D} title=${I(`people.sheet`)} up="#/people">
<${zt} of=${r}>${t=>M`<${_o} there=${So(e)} away=${bo(e,t)} onMade=${n} />`}<//>
<//>`}function _o({there:e,away:t,onMade:n}){let[r,i]=A(``),[a,s]=A({}),{ask:c,asking:l,wrong:u}=K(),d=X(),f=e.map(({name:e})=>e),[p,m]=[!0,!1].map(e=>xo(r).filter(t=>f.includes(t)===e)),h=[...m.map(e=>({name:e,roles:[a[e]??ho]})),...t];return M`<${o} long label=${I(`people.sheet-names`)} hint=${I(`people.sheet-hint`)} value=${r} onInput=${i} autocomplete="off" />
${h.length>0&&M`<ul class="rows" aria-label=${I(`people.sheet-who`)}>
${m.map(e=>M`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${vo} name=${e} value=${a[e]??ho} onChange=${t=>s({...a,[e]:t})} /></li>`)}
${t.map(e=>M`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${ft(e.roles)} · ${I(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${p.length>0&&M`<p class="note warn" role="status">${I(`people.sheet-known`,{names:k(p)})}</p>`}
${u} ${l&&M`<${w} text=${I(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${l||h.length===0} onClick=${()=>c(async()=>{let e=await Ot(),t=[];for(let e of h)t.push({...e,link:await yo(e,d)});n({codes:t,found:e})})}>${I(`people.sheet-make`,{count:h.length})}</button>`}function vo({name:e,value:t,onChange:n}){let r=Xt.map(e=>({value:e,text:I(`hall-role.${e}`)}));return M`<${c} label=${I(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}async function yo({name:e,roles:t,official:n},r){let i={name:e,roles:t},a=n?null:await N.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(a?.join)return a.link;let o={official:n??a.id,minutes:10080,label:e};return(await Gt(`invitations`,r(o),o,`join`)).link}function bo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return So(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function xo(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function So(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const Co={name:200,id_number:40};function wo({state:e}){return M`<${Eo} kind="player" title=${I(`people.new`)} state=${e} />`}function To({state:e}){return M`<${Eo} kind="team" title=${I(`people.new-team`)} state=${e} />`}function Eo({kind:e,title:t,state:n}){let[r,i]=A({name:``,id_number:``,team:``}),[a,s]=A(!1),l=X(),{ask:u,asking:d,wrong:f}=K(),p=J(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),m=e===`player`,h=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),o=t.currentTarget.querySelector(`input`);if(s(!a.name),!a.name)return o.focus();u(async()=>{await N.ask(`${e}s/${l(a)}`,{method:`PUT`,body:a}),l.forget(a),y(I(`people.added`,{name:a.name})),i({...r,name:``,id_number:``}),o.focus()})},g=(e,t)=>M`<${o} label=${I(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${Co[e]}
onInput=${t=>i({...r,[e]:t})} ...${t} />`;return M`<${D} title=${t} up="#/people/players">
<form class="stack" onSubmit=${h} novalidate>
${g(`name`,{wrong:a&&!r.name.trim()?I(`people.name-missing`):void 0})}
${m&&g(`id_number`,{hint:I(`people.number-hint`)})}
${m&&p.length>0&&M`<${c} label=${I(`correct.field.team`)} value=${r.team} options=${[{value:``,text:I(`correct.no-team`)},...p]}
onChange=${e=>i({...r,team:e})} />`}
${f}
<button class="button main" disabled=${d}>${I(`people.add`)}</button>
</form>
<//>`}function Do({whom:e,name:t,zone:n}){let r=W(`phones`),i=W(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return M`<section class="stack">
<h2>${I(`people.phones`)}</h2>
<${zt} of=${r}>
${e=>M`<${Oo} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&M`<${Za} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${I(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Oo({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>M`<ul class="rows">
${e.map(e=>M`<${ko} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return M`${i.length?a(i):M`<p class="soft">${I(`people.no-phone`)}</p>`}
${r.length>0&&M`<${v} title=${I(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function ko({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=A(!1),{ask:d,asking:f,wrong:p}=K(),m=c?I(`people.by-account`):Mo(i??``),h=()=>{u(!1),d(async()=>{await N.ask(`phones/${r}/cut-off`,{method:`PUT`}),y(I(`people.cut-off-done`))})},g=[I(`people.since`,{time:L(a,n)}),o&&!s&&I(`people.seen`,{day:se(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&I(`people.cut-off-at`,{time:L(s,n)})];return M`<li>
<div class="row">
<span class="body"><strong>${m}</strong><small>${g.filter(Boolean).join(` · `)}</small></span>
${!s&&M`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${I(`people.cut-off-this`,{phone:m})} onClick=${()=>u(!0)}>${I(`people.cut-off`)}</button>`}
</div>
${p}
${l&&M`<${Vt} title=${I(`people.cut-off-ask`,{name:t,phone:m})} text=${I(`people.cut-off-text`,{name:t})}
yes=${I(`people.cut-off`)} danger onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}const Ao=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],jo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Mo(e){return[Ao,jo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function No({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:l},u]=A(o),d=V(o),f=V(null),{ask:p,asking:m,wrong:h}=K(),g=e=>u(d.current=e);O(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,g(o))},[i,a.join(),!!h]);let _=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??o};await N.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}y(I(`people.saved`))},v=e=>{g({...d.current,...e}),p(_)},b=J(Object.values(e.players));return M`<section class="card">
<h2>${I(`people.partial`)}</h2>
<p class="soft">${I(`people.partial-text`)}</p>
<${c} label=${I(`people.plays-as`,{name:r})} value=${s??``} options=${Fo(b,`people.plays-not`)}
onChange=${e=>v({player:e||null})} />
<${Po} players=${b.filter(e=>e.id!==s)} declared=${l}
onChange=${e=>v({conflicts:e})} />
${h}
</section>`}function Po({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return M`${r.length>0&&M`<ul class="rows">
${r.map(({id:e,name:t})=>M`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${I(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${I(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${c} key=${t.join()} label=${I(`people.conflict-add`)} value="" options=${Fo(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Fo(e,t){return[{value:``,text:I(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Io({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return M`<${b} title=${I(`people.title`)} text=${I(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?M`<${D} title=${i} up=${r}>
<p>${ft(a)}</p>
<p class="note warn">${I(`people.revoked-at`,{time:L(o,e.settings.time_zone)})}</p>
<//>`:M`<${D} title=${i} up=${r}>
<p>${ft(a)}</p>
<${Do} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${I(`correct.link`)}</a>
<${Lo} key=${a.join()} official=${n} />
<${No} state=${e} official=${n} />
<${Ro} official=${n} />
<//>`}function Lo({official:{id:e,roles:t}}){let[n,r]=A(t),[i,a]=A(``),{ask:o,asking:s,wrong:c}=K(),l=[...n].sort().join()===[...t].sort().join();return M`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:I(`people.role-missing`)),n.length&&o(async()=>{await N.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),y(I(`people.saved`))})}}>
<h2>${I(`people.roles-change`)}</h2>
<p class="soft">${I(`people.roles-late`)}</p>
<${Re} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&M`<button class="button main" disabled=${s}>${I(`people.save`)}</button>`}
</form>`}function Ro({official:{id:e,name:t}}){let[n,r]=A(!1),{ask:i,asking:a,wrong:o}=K();return M`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${I(`people.revoke-this`,{name:t})}
</button>
${n&&M`<${Vt} title=${I(`people.revoke-ask`,{name:t})} text=${I(`people.revoke-text`)} yes=${I(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>N.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function zo({state:e}){let[t,n]=A(``),{items:r}=W(`invitations`),i=t.trim().toLocaleLowerCase(),a=J(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return M`<${D} title=${I(`people.players`)} up="#/people">
<p>${I(`people.players-text`)}</p>
<${o} type="search" label=${I(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?M`<${E} text=${I(`people.nobody`)} />`:M`<${E} text=${I(`people.no-players`)}><${en} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>M`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&M`<span class="badge warn">${I(`standings.withdrawn`)}</span>`}
${s.has(e)&&M`<span class="badge">${I(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${I(`people.new`)}</a>
${!i&&M`<${Bo} state=${e} />`}
<//>`}function Bo({state:e}){let t=J(Object.values(e.teams));return t.length===0?null:M`<section class="stack">
<h2>${I(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>M`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Vo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?M`<${D} title=${n.name} up=${r}>
<p>${I(`people.own-text`,{name:n.name})}</p>
<${Do} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${I(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${I(`people.erase`)}</a>
<//>`:M`<${b} title=${I(`people.players`)} text=${I(`people.nobody`)} up=${r} />`}function Ho({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return M`<${b} title=${I(`erasing.title`)} text=${I(`people.nobody`)} up="#/people/players" />`;let a=r?I(`erasing.title-one`,{name:r.name}):I(`erasing.title`);return M`<${D} title=${a} up=${i}>
<p>${I(`erasing.text`)}</p>
${e.season&&M`<p class="note warn">${I(`erasing.season`)}</p>`}
<p class="soft">${I(`erasing.other-places`)}</p>
<${Wo} player=${n} names=${Uo(r?[r]:J(Object.values(e.players)))} />
<${Go} zone=${e.settings.time_zone} />
<//>`}function Uo(e){let t=k(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?I(`erasing.and-more`,{names:t,count:n}):t}function Wo({player:e,names:t}){let[n,r]=A(!1),[i,a]=A(!1),[o,s]=A(!1),{ask:c,asking:l,wrong:u}=K(),d=X();return M`<div class="stack">
${!e&&M`<${be} label=${I(`erasing.texts`)} hint=${I(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${be} label=${I(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${I(`erasing.erase`)}
</button>
${o&&M`<${Vt} title=${I(`erasing.ask`)} text=${I(`erasing.ask-text`,{names:t})} yes=${I(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await N.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),y(I(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function Go({zone:e}){let{items:t}=W(`erasures`);if(!t?.length)return null;let n=se(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return M`<section class="stack">
<h2>${I(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>M`<li key=${e} class="row">
<span class="body">
<strong>${t?I(`erasing.some`,{count:t.length}):I(`erasing.everybody`)}</strong>
<small>${[I(`erasing.names`),r&&I(`erasing.texts`),i&&I(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ko=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function qo({state:e}){let t=W(`api-tokens`),[n,r]=A(!1),i=!n&&M`<button class="button main" type="button" onClick=${()=>r(!0)}>${I(`people.token-new`)}</button>`;return M`<${D} title=${I(`people.tokens`)} up="#/people" actions=${i}>
<p>${I(`people.tokens-text`)}</p>
${n&&M`<${Zo} state=${e} onDone=${()=>r(!1)} />`}
<${zt} of=${t}>${t=>M`<${Jo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Jo({tokens:e,state:t}){let n=e.filter(Yo),r=e.filter(e=>!Yo(e)),i=e=>M`<ul class="rows">
${e.map(e=>M`<${Xo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return M`${r.length?i(r):M`<${E} text=${I(`people.no-tokens`)} />`}
${n.length>0&&M`<${v} title=${I(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Yo({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=N.now()}function Xo({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=A(!1),{ask:u,asking:d,wrong:f}=K(),p=()=>{l(!1),u(()=>N.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=L(s??o,t.settings.time_zone);return M`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${I(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${k(a.map(e=>I(`people.scope.${e}`)))}</small>
<small>${I(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!Yo(e)&&M`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${I(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${I(`people.revoke`)}</button>`}
</div>
${f}
${c&&M`<${Vt} title=${I(`people.token-ask`,{name:r})} text=${I(`people.token-revoke-text`)} yes=${I(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Zo({state:e,onDone:t}){let n=F().official.id,[r,i]=A({name:``,official:n,scopes:[`read`],days:`30`}),[a,s]=A(!1),[l,u]=A(``),d=X(),{ask:f,asking:p,wrong:m}=K(),h=Qo(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:mo(r.days)};Object.values(h).some(Boolean)||f(async()=>u((await Gt(`api-tokens`,d(t),t,`token`)).token))};if(l)return M`<${$o} token=${l} name=${r.name} onDone=${t} />`;let v=J(Object.values(e.officials).filter(({revoked_at:e})=>!e));return M`<form class="card stack" onSubmit=${_} novalidate>
<h2>${I(`people.token-new`)}</h2>
<${o} label=${I(`people.token-name`)} hint=${I(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${c} label=${I(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${gt} label=${I(`people.scopes`)} names=${Ko} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>M`${I(`people.scope.${e}`)}<br /><small class="soft">${I(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${o} label=${I(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${I(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${I(`cancel`)}</button>
</div>
</form>`}function Qo({name:e,scopes:t,days:n}){return{name:e.trim()?``:I(`people.token-name-missing`),scopes:t.length?``:I(`people.scope-missing`),days:mo(n)>=1&&mo(n)<=366?``:I(`people.days-wrong`,{most:366})}}function $o({token:e,name:t,onDone:n}){return M`<section class="card stack" role="status">
<h2>${I(`people.token-made`,{name:t})}</h2>
<${wt} label=${I(`people.token`)} text=${e} />
<p class="note warn">${I(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${I(`people.done`)}</button>
</section>`}const es={erase:Ho,invite:ao,links:Ya,more:Qt,new:wo,"new-team":To,players:zo,player:Vo,sheet:go,teams:zo,tokens:qo};function ts({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=F();if(!r||!i)return M`<${H} title=${I(`people.title`)} />`;if(!P(a,[`director`]))return M`<${D} title=${I(`people.title`)} up="#/tables"><p class="note warn">${I(`people.directors`)}</p><//>`;let o=e===``?nn:Object.hasOwn(es,e)?es[e]:Io;return M`<${o} state=${i} id=${t||e} query=${n} /><${Kt} />`}const $=[`director`,`head-referee`,`referee`,`arbiter`],ns=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...$,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...$,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...$,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:$}],rs=[{id:`standings`,path:`printables/standings.pdf`,roles:[...$,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],is=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],as=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],os={pantheon:`jsonl`,calendar:`ics`},ss=[`xlsx`,`csv`];function cs(){let{tournament:e,state:t,official:n}=F();if(!e||!t)return M`<${H} title=${I(`reports.title`)} />`;let r=gs(n,is);return M`<${D} title=${I(`reports.title`)} up="#/tables">
<${ls} title=${I(`reports.before`)} papers=${gs(n,ns)}>${P(n,$)&&M`<${us} />`}<//>
<${ls} title=${I(`reports.after`)} papers=${gs(n,rs)} />
${r.length>0&&M`<${fs} sheets=${r} />`}
${P(n,[`director`,`finance`])&&M`<${ms} />`}
${P(n,[`director`])&&M`<${hs} />`}
<//>`}function ls({title:e,papers:t,children:n}){let r=We();return M`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>M`<${je} key=${e} name=${I(`reports.paper.${e}`)} hint=${I(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function us(){let{state:e}=F(),t=We(),[n,i]=A(``),a=ds(e),o=[{value:``,text:I(`reports.all-rounds`)},...a.map(e=>({value:e,text:e}))],s=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return M`<${je} name=${I(`reports.paper.slips`)} hint=${I(`reports.about.slips`)} path=${s} file=${`${t}-score-slips.pdf`}>
${a.length>1&&M`<${r} label=${I(`reports.of-round`)} value=${n} options=${o} onChange=${i} />`}
<//>`}function ds({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function fs({sheets:e}){let t=We(),[n,i]=A(`xlsx`);return M`<section class="stack">
<h2>${I(`reports.sheets`)}</h2>
<${r} label=${I(`reports.form`)} value=${n} onChange=${i}
options=${ss.map(e=>({value:e,text:I(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>M`<${je} key=${e} name=${I(`reports.sheet.${e}`)} path=${ps(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function ps(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function ms(){let e=We(),t=[...as.map(e=>({id:e,form:`csv`})),...Object.entries(os).map(([e,t])=>({id:e,form:t}))];return M`<section class="stack">
<h2>${I(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>M`<${je} key=${t} name=${I(`reports.tool.${t}`)} hint=${I(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function hs(){let e=We();return M`<section class="stack">
<h2>${I(`reports.journal`)}</h2>
<ul class="rows">
<${je} name=${I(`reports.journal-whole`)} hint=${I(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function gs(e,t){return t.filter(({roles:t})=>P(e,t))}const _s={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function vs({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:I(`enrol.passed-over`)},..._s[e].map(e=>({value:e,text:I(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return M`<div class="stack">
${t.map(({heading:e,column:t},n)=>M`<${c} key=${n} label=${e||I(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const ys={wrong:`bad`,changed:`warn`,new:`info`,known:``};function bs({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ys).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&M`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>M`<li class="item" key=${t}><${xs} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function xs({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return M`<p><strong>${I(`import.row`,{number:r})}</strong> <span class=${`badge ${ys[i]}`}>${I(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>M`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${Ss} mistake=${e} /></p>`)}`}function Ss({mistake:{kind:e,values:t,message:n,cure:r}}){let i=z();if(!C(`mistake.${e}`))return M`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?q(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return I(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Cs({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return M`<${Ts} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?Es(n[e]):M`${Es(r[e]||I(`correct.none`))} → <strong>${Es(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return M`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>M`${t>0&&` · `}${e}`)}</p>
${i.length>0&&M`<p class="note warn">${I(`enrol.similar`,{names:k(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function ws({players:e}){return M`<p class="soft">${I(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>M`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function Ts({state:e,cells:t}){let n=z(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[I(`hall-round`,{round:t.round}),I(`hall-table`,{label:t.table}),t.scheduled_at];return M`<p><strong>${a.filter(Boolean).map(Es).join(` · `)}</strong></p>
<p class="soft">${B.map(e=>Es(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Es(e){return e.length>80?`${e.slice(0,80)}…`:e}function Ds({state:e,row:{hanchan:t,points:n}}){let r=z(),i=e.hanchans[t];return M`${i&&M`<p><a class="reach" href=${`#/result/${t}`}>${Ne(e,i)}</a></p>`}
${n&&M`<p class="soft">${B.map(e=>`${r.phrase(`seat-${e}`)} ${q(n[e])}`).join(` · `)}</p>`}`}function Os(e,t){let[n,r]=A(()=>S(e)??``),[i,a]=A(null),[o,s]=A({}),[c,l]=A({}),[u,d]=A(``),[f,p]=A(null),m=()=>{l({}),p(null)},h=t=>{r(t.text??``),a(t.file??null),s({}),m(),ye(e,t.text||null)},g=async(r,a={},c=o)=>{d(r),p(null),s(c);try{let o=r===`look`,s={...i?{file:await Ps(i)}:{csv:n},...c,...a},u=await N.ask(t[r],{method:`POST`,body:s,timeout:9e4});l(o?{looked:u}:{done:u}),!o&&u.wrong===0&&ye(e,null)}catch(e){p(e),e.status===422&&l({})}finally{d(``)}},_=e=>g(`look`,{},{...o,...e});return{text:n,file:i,isGiven:i!==null||n.trim()!==``,give:h,chosen:o,setChosen:s,...c,busy:u,wrong:f,setWrong:p,forget:m,ask:g,look:_}}function ks({wrong:e}){if(e.problem)return M`<div role="alert">
<${Tt} problem=${e.problem} />
</div>`;let t=e.why?I(`import.${e.why}`,e):`${I(navigator.onLine?`live.unreached`:`no-network`)}. ${I(`import.again`)}`;return M`<p class="note bad" role="alert">${t}</p>`}function As({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?M`<button
class="row card"
type="button"
aria-label=${I(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${I(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${s} name="close" />
</button>`:M`<label class="button photo"
>${I(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files,i=t&&(t.size>7e5?{why:`too-large`}:await Ns(t));i?.why?r({...i,name:t.name}):i&&n(i),e.value=``}}
/></label>
<${o}
long
label=${I(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const js=/\.xlsx$/i,Ms={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Ns(e){let t=new Uint8Array(await e.arrayBuffer());if(t.length===0)return{why:`empty-file`};if(js.test(e.name)&&t.slice(0,2).join()!==`80,75`)return{why:`no-workbook`};let n=Ms[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.trim()===``?{why:`empty-file`}:r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ps(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Fs=[`number`,`name`,`order`],Is=[`columns`,`no-headings`];function Ls({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),s=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&I(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&I(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>I(`read.counted.${e}`)),t.named_by&&I(`read.named-by.${t.named_by}`),s>0&&I(`read.dropped`,{count:s})].filter(Boolean),u=Is.includes(t.format)&&r.length>0;return M`<div class="note info">
<p>
<strong
>${I(`read.as`,{format:I(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&M`<p class="soft">${l.join(` · `)}</p>`}
</div>
${o.length>0&&M`<p class="note warn">${I(`read.not-four`,{rows:k(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&M`<${v} title=${I(`read.otherwise`)}
>${()=>M`<div class="stack">
${t.alternatives.length>0&&M`<${c}
label=${I(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:I(`read.format.${e}`)}))}
/>`}
${t.named_by&&M`<${c}
label=${I(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Fs.map(e=>({value:e,text:I(`read.named-by.${e}`)}))}
/>`}
${u&&M`<${vs} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Rs({names:e,sheet:t}){return M`<fieldset>
<legend>${I(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>M`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const zs=[`players`,`seating`];function Bs({kind:e}){let{tournament:t,state:n,official:r}=F(),i=I(`enrol.title.${e}`);return!t||!n?M`<${H} title=${i} />`:P(r,[`director`])?M`<${Vs} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:M`<${D} title=${i} up="#/tables"><p class="note warn">${I(`enrol.not-you`)}</p><//>`}function Vs({kind:e,title:t,state:n,place:r}){sn();let i=Os(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d,chosen:f}=i,[p,m]=A(null),[h,g]=A(!1),{reason:_,field:y}=Ke(`correction`),b=o??s,{lacking:x,worksheets:S,headings:C}=l?.problem??{},T=p??b?.columns??C??[],E=e=>{d(),m(e),i.setChosen({...f,columns:e.map(({column:e})=>e)})},ee={...i,give:e=>(m(null),i.give(e))},O=()=>{let e=o.changed>0;g(e&&!_),(!e||_)&&u(`bring`,e?{reason:_}:{})},te=zs.find(t=>t!==e);return M`<${D} title=${t} up="#/tables" actions=${s&&M`<${Us} kind=${e} />`}>
${s&&M`<${Hs} done=${s} />`}
<${As} sheet=${ee} hint=${I(`enrol.hint.${e}`)} />
${x&&M`<p class="note bad" role="alert">${I(`enrol.lacking`,{names:k(x.map(Ws))})}</p>`}
${S&&M`<${Rs} names=${S} sheet=${i} />`}
${l&&!x&&!S&&M`<${ks} wrong=${l} />`}
${!b&&T.length>0&&M`<${vs} kind=${e} columns=${T} onChoose=${E} />`}
${b&&M`<${Ls} kind=${e} found=${b} sheet=${i} columns=${T} onColumns=${E} isDone=${!!s} />`}
${c&&M`<${w} text=${I(`enrol.busy.${c}`)} />`}
${!b&&!S&&M`<button class="button main" type="button" disabled=${!a||c} onClick=${()=>u(`look`)}>${I(`import.look`)}</button>`}
${b?.made.length>0&&M`<p class="note info">${I(`enrol.made.${e}`,{names:k(b.made)})}</p>`}
${b&&M`<div class="sheet-rows stack"><${bs} found=${b} named=${Ws} title=${Gs(s)} about=${t=>M`<${Cs} kind=${e} state=${n} row=${t} />`} /></div>`}
${b?.missing?.length>0&&M`<${v} title=${I(`enrol.missing`,{count:b.missing.length})}>${()=>M`<${ws} players=${b.missing} />`}<//>`}
${o?.wrong>0&&M`<p class="note warn">${I(`enrol.whole`)}</p>`}
${o?.changed>0&&y(h)}
${o&&M`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||c} onClick=${O}>${I(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
${!s&&M`<a class="button" href=${`#/import/${te}`}>${I(`enrol.title.${te}`)}</a>`}
<//>`}function Hs({done:e}){let t=V(null);O(()=>t.current?.scrollIntoView({block:`center`}),[e]);let n=I(e.changed?`enrol.done-changes`:`enrol.done`,{...e,count:e.new});return M`<p class="note info" role="status" ref=${t}><strong>${n}</strong></p>`}function Us({kind:e}){let[t,n]=e===`players`?[`#/rounds`,`seat`]:[`#/rounds/times`,`set`];return M`<a class="button" href=${t}>${I(`setup.act.${n}`)}</a><a class="button main" href="#/setup">${I(`enrol.next`)}</a>`}function Ws(e){return I(`enrol.field.${e}`)}function Gs(e){return(t,n)=>I(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ks={look:`results/preview`,bring:`results`};function qs({args:[e]}){return zs.includes(e)?M`<${Bs} key=${e} kind=${e} />`:M`<${Js} />`}function Js(){let{tournament:e,state:t,official:n}=F();return!e||!t?M`<${H} title=${I(`import.title`)} />`:oe(n)?M`<${Xs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:M`<${D} title=${I(`import.title`)} up="#/standings"><p class="note warn">${I(`import.not-you`)}</p><//>`}function Ys(e){return e===`points`||e===`row`?I(`import.field.${e}`):e}function Xs({state:e,place:t}){sn();let n=Os(t,Ks),{isGiven:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,l=s?.problem?.worksheets,[u,d]=A(!1),f=i&&i.new>0&&(i.wrong===0||u);return M`<${D} title=${I(`import.title`)} up="#/standings">
<${As} sheet=${n} hint=${I(`import.columns`)} />
${l&&M`<${Rs} names=${l} sheet=${n} />`}
${s&&!l&&M`<${ks} wrong=${s} />`}
${o&&M`<${w} text=${I(`import.busy.${o}`)} />`}
${a&&M`<p class="note info" role="status">${I(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${I(`hall-standings`)}</a></p>`}
${!i&&!a&&!l&&M`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>c(`look`)}>${I(`import.look`)}</button>`}
${(i||a)&&M`<${bs} found=${i??a} title=${(e,t)=>I(`import.rows.${e}`,{count:t})} named=${Ys}
about=${t=>M`<${Ds} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&M`<${be} label=${I(`import.only-good`)} hint=${I(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&M`<button class="button main" type="button" disabled=${!f||o} onClick=${()=>c(`bring`,{only_good:u})}>${I(`import.bring`,{count:i.new})}</button>`}
<//>`}function Zs({hanchan:{id:e},result:{number:t}}){let[n,r]=A(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`result.withdraw`)}</button>
${n&&M`<${Z} title=${I(`result.withdraw`)} what="result" yes=${I(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${I(`result.withdraw-text`)}</p>
<//>`}`}function Qs(e,{id:t,table:n,round:r}){let{open:i,begun:a}=Pt(e);if(a.has(t))return null;let o=kt(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function $s({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return M`<section class="note warn stack">
<p>${I(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${I(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${I(`result.enter-anyway`,{round:n})}</button>
</section>`}function ec({state:e,hanchan:{id:t,round:n}}){let{open:r}=Pt(e),i=xe(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return M`<p class="note info" role="status">${I(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return M`<a class="button main next-game" href=${`#/result/${o.id}`}>${I(`result.next`,{label:s})}</a>`}const tc=`shinpan.result.`;function nc(e,t,n,r,i){let a=tc+t.id,o=n?.number??(r?-r.number:0),[s,c]=A(()=>i?ac(i):ic(a,o)??ac(n)),l=e=>{let t={...s,...e};ye(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p,winless:m}=s,h=vt(e,t),g=Object.fromEntries(B.map(e=>[e,ut(u[e])])),_=B.filter(e=>d.includes(e)||h.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&g[e]===null,substitute:_.includes(e),replaced:h.includes(e),onText:t=>l({texts:{...u,[e]:t}}),winless:!!m?.includes(e),onWinless:t=>l({winless:B.filter(n=>n===e?t:m?.includes(n))}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:g,deposits:ut(f||`0`,0),unranked:_,...m&&{winless:m}},winless:m,deposits:f,reason:p,type:l,forget:()=>ye(a,null)}}const rc=e=>!!S(tc+e.id);function ic(e,t){let n=S(e);return n?.number===t?n:null}function ac(e){return{texts:Object.fromEntries(B.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function oc({seats:e}){return M`<div class="sheet" onKeyDown=${sc}>
${e.map((t,n)=>M`<${cc} key=${t.seat} ...${t} isLast=${n===e.length-1} />`)}
</div>`}function sc(e){let{key:t,target:n,currentTarget:r,isComposing:i}=e;if(t!==`Enter`||i||!n.matches(`input`))return;e.preventDefault();let a=[...r.querySelectorAll(`input`)],o=a[a.indexOf(n)+1];o?.focus(),o?.select(),o||n.form.requestSubmit()}function cc({label:e,text:t,wrong:n,onText:r,isLast:i}){let a=/^[−-]/.test(t.trim());return M`<div class="sheet-seat">
<${o} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint=${i?`done`:`next`}
wrong=${n?I(`result.hundreds`):void 0} onInput=${r} />
${!fe.matches&&M`<button class="button" type="button" aria-pressed=${a} aria-label=${I(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>`}
</div>`}function lc({seats:e,winless:t,onNobody:n}){return M`<fieldset>
<legend>${I(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>M`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${I(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function uc({seats:e}){return M`<fieldset>
<legend>${I(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&M` <small>${I(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function dc({state:e,hanchan:t,result:n,withdrawn:r,refused:i,first:a,onTyped:s,onSent:c,onClose:l}){let{book:u}=F(),{numbers:d,complete:f}=Ze(e,u),p=nc(e,t,n,r,a),m=z(),g=B.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${m.phrase(`seat-${n}`)} · ${r}`,...p.of(n)}}),{does:_,wrong:v}=h(),b=p.reason.trim(),x=n?{number:n.number,reason:b}:r&&{number:r.number,reason:r.withdrawn||I(`result.earlier-withdrawn`)},S={...p.body,...x&&{corrects:x}},C=mt(Object.values(S.points),S.deposits,d.starting_points),w=n&&fc(S,n),T=!(d.yakitori>0)||S.winless,E=f&&C===0&&T&&!w&&(!n||b);return M`<form class="stack" onInput=${s} onSubmit=${e=>{e.preventDefault(),E&&_(async()=>{await N.send(`result`,t.id,S,{hold:!0,replaces:i?.id}),p.forget(),de(),y(I(`result.sent`)),c(S)})}}>
${!u&&M`<p class="note warn" role="alert">${I(`result.no-book`)}</p>`}
${u&&!f&&M`<p class="note warn" role="alert">${I(`result.no-scoring`)} <a class="reach" href="#/standings">${I(`hall-standings`)}</a></p>`}
${n&&M`<p class="note">${I(`result.corrects`)}</p>`}
<${oc} seats=${g} />
<${pc} left=${C} starting=${d.starting_points} onDeposits=${e=>p.type({deposits:String(S.deposits+e)})} />
<${o} label=${I(`result.deposits`)} hint=${I(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${S.deposits===null?I(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
${d.yakitori>0&&M`<${lc} seats=${g} winless=${p.winless} onNobody=${()=>p.type({winless:[]})} />`}
<${uc} seats=${g} />
${n&&M`<${o} long label=${I(`hall-reason`)} hint=${I(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${w&&M`<p class="soft" role="status">${I(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!E}>${I(n?`result.correct`:`result.enter`)}</button>
${l&&M`<button class="button" type="button" onClick=${()=>{p.forget(),l?.()}}>${I(`cancel`)}</button>`}
</div>
</form>`}function fc({points:e,deposits:t,unranked:n,winless:r=null},i){let a=B.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function pc({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=q(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return M`<div class=${`note stack ${i}`}>
<p role="status">${mc(e,r)}</p>
${a&&M`<button class="button" type="button" onClick=${()=>n(e)}>${I(`result.as-deposits`,{points:q(e)})}</button>`}
</div>`}function mc(e,t){return e===null?I(`result.sum`,{all:t}):e===0?I(`result.fits`,{all:t}):I(e>0?`result.lacks`:`result.exceeds`,{points:q(Math.abs(e)),all:t})}function hc({state:e,hanchan:n,result:r,onCorrect:i}){let a=gc(r);return M`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${I(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&M`<span class="badge info">${I(`hall-unsent`)}</span>`}</h2>
<${_c} state=${e} hanchan=${n} result=${r} />
<${t} id=${r.item}
otherwise=${i&&M`<button class="button" type="button" onClick=${i}>${I(`result.correct`)}</button>`} />
</section>
${a.length>0&&M`<${v} title=${I(`result.earlier`,{count:a.length})}>
${()=>M`<div class="stack">${a.map(t=>M`<${_c} key=${t.number} state=${e} hanchan=${n} result=${t} />`)}</div>`}
<//>`}`}function gc({before:e}){return e?[e,...gc(e)]:[]}function _c({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=z(),u=e.officials[o]?.name??I(`hall-unknown`);return M`<div class="card">
<dl class="facts">
${B.map(r=>M`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&M`<small>${I(`result.substitute`)}</small>`}${a?.includes(r)&&M`<small>${I(`result.won-nothing`)}</small>`}</dt>
<dd>${q(n[r])}</dd>
</div>`)}
${r>0&&M`<div><dt>${I(`result.deposits`)}</dt><dd>${q(r)}</dd></div>`}
</dl>
<p class="soft">${[u,L(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function vc({args:[e],query:t}){let{tournament:n,state:r}=F(),i=r?.hanchans[e];return!n||!r?M`<${H} title=${I(`hall-result`)} />`:i?M`<${yc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:M`<${b} title=${I(`hall-result`)} text=${I(`result.no-hanchan`)} up="#/tables" />`}function yc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=F(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&d(r)),[c,l]=A(n||!a&&(!!s||rc(t))),[u,f]=A(n),[p,m]=A(null),h=!a&&!o&&!t.status&&qe(e,t,void 0,!0).length>0,g=oe(i)&&!t.status&&!h,_=g&&!a&&!s&&!u?Qs(e,t):null,v=o?.number!==p?.corrects?.number,y=c||!a&&!s;bc(g&&y&&!a&&!_,[y,u]);let b=e=>{m(e),l(!1)},x=e.tables[t.table]?.label??`?`;return M`<${D} title=${I(`result.title`,{label:x,round:t.round})} up=${`#/table/${t.table}`}>
${s&&M`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${I(`result.refused`)}</h2>
<${Tt} problem=${s.problem} />
${!y&&M`<button class="button" type="button" onClick=${()=>l(!0)}>${I(`hall-change`)}</button>`}
</section>`}
${t.status&&M`<p class="note warn">${I(`over.${t.status}`)}</p>`}
${o&&M`<p class="note warn">${I(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${h&&M`<${Ae} state=${e} hanchan=${t} played />`}
${_&&M`<${$s} state=${e} hanchan=${t} earlier=${_} onThis=${()=>f(!0)} />`}
${g&&y&&!_&&M`<${dc} state=${e} hanchan=${t} result=${a} withdrawn=${o} refused=${s} first=${s?.body??(a||v?null:p)} onTyped=${()=>l(!0)} onSent=${b}
onClose=${a&&(()=>l(!1))} />`}
${!g&&!a&&!h&&!t.status&&M`<${E} text=${I(`result.none`)} />`}
${a&&!(g&&y)&&M`<${hc} state=${e} hanchan=${t} result=${a} onCorrect=${g&&(()=>l(!0))} />`}
${a&&p&&!y&&fe.matches&&M`<${ec} state=${e} hanchan=${t} />`}
${a&&!a.unsent&&oe(i)&&!y&&M`<${Zs} hanchan=${t} result=${a} />`}
${P(i,[`director`])&&M`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${I(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${I(`hall-standings`)}</a>
<//>`}function bc(e,t){O(()=>{let t=e&&fe.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>n.focus({preventScroll:!0})):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}async function xc(e,t,n){for(let r of Sc(e,t)){let e={label:r};await N.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function Sc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function Cc({proposal:e,hasTeams:t}){return M`<ul class="achieved" aria-label=${I(`rounds.achieved`)}>
${wc(e,t).map(({key:e,good:t,values:n,cure:r})=>M`<li key=${e} class=${t?`good`:`short`}>
${t?M`<${s} name="check" />`:M`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${I(`rounds.got.${e}`,n)}${r&&M`<small>${I(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function wc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function Tc({proposal:e,state:t}){let[n,i]=A(e.rounds[0].label),a=e.rounds.find(e=>e.label===n)??e.rounds[0],o=e.rounds.map(e=>({value:e.label,text:e.label})),s=e=>t.players[e]?.name??`?`;return M`<${Cc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${o.length>1&&M`<${r} label=${I(`rounds.round`)} value=${a.label} options=${o} onChange=${i} />`}
<ul class="seated">
${a.tables.map(({table:e,label:t,seats:n})=>M`<li class="card" key=${e}>
<h3>${I(`hall-table`,{label:t})}</h3>
<ol>
${B.map(e=>M`<li key=${e}><${pe} wind=${e} /><span class="unseen">${I(`hall-wind.${e}`)}</span><span class="who">${s(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${a.sitting_out.length>0&&M`<p>${I(`rounds.out`,{names:k(a.sitting_out.map(s))})}</p>`}`}const Ec=9e5;function Dc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function Oc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${Dc(e,t)}Z`)-e;return n-r(n-r(n))}function kc(e){return Math.ceil((e+Ec)/Ec)*Ec}const Ac={minutes:90,pause:15};function jc(e,t,n){return{isSet:!0,start:Dc(kc(e),t),minutes:String(n??Ac.minutes),pause:String(Ac.pause)}}function Mc(e,t){return!e.isSet||Object.keys(Nc(e,t)).length===0}function Nc({start:e,minutes:t,pause:n},r){return{...!e&&{start:I(`correct.empty`)},...!(Number(t)>=1)&&{minutes:I(`rounds.wrong-minutes`)},...r>1&&(!(Number(n)>=0)||n.trim()===``)&&{pause:I(`rounds.wrong-pause`)}}}function Pc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(Oc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function Fc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),s=Nc(e,t),c=(t,n)=>M`<${at} type="number" inputmode="numeric" min=${n} label=${I(`rounds.${t}`)} value=${e[t]} by=${5} wrong=${s[t]}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return M`${!i&&M`<${be} label=${I(`rounds.with-times`)} hint=${I(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&M`<${o} type="datetime-local" label=${I(`rounds.start`)} value=${e.start} wrong=${s.start} onInput=${e=>a({start:e})} />
<div class="halves">${c(`minutes`,5)} ${t>1&&c(`pause`,0)}</div>
${t>1&&Mc(e,t)&&M`<${Ic} value=${e} rounds=${t} zone=${n} />`}`}`}function Ic({value:e,rounds:t,zone:n}){let r=se(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=Pc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return M`<ol class="starts" aria-label=${I(`rounds.starts`)}>${i.map((e,t)=>M`<li key=${t}>${e}</li>`)}</ol>`}function Lc({state:e,round:t}){let n=e.settings.time_zone,i=zc(e),[a,o]=A(()=>i.some(({round:e})=>e===t)?t??``:``),s=i.filter(({round:e})=>a===``||e===a),c=[{value:``,text:I(`rounds.all`)},...i.map(({round:e})=>({value:e,text:e}))];return i.length===0?M`<${D} title=${I(`rounds.times`)} up="#/setup"><${E} text=${I(`rounds.none-open`)}><a class="button" href="#/rounds">${I(`rounds.title`)}</a><//><//>`:M`<${D} title=${I(`rounds.times`)} up="#/setup">
${i.length>1&&M`<${r} label=${I(`rounds.which`)} value=${a} options=${c} onChange=${o} />`}
<${Rc} key=${a} state=${e} affected=${s} zone=${n} isSeries=${a===``} />
<section class="stack">
<h2>${I(`rounds.set-so-far`)}</h2>
<dl class="facts">${i.map(({round:e,starts:t})=>M`<div key=${e}><dt>${I(`hall-round`,{round:e})}</dt><dd>${Uc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function Rc({state:e,affected:t,zone:n,isSeries:r}){let[i,a]=A(()=>Bc(t,n)??jc(N.now(),n)),[o,s]=A(null),{reason:c,field:l}=Ke(`schedule`),{ask:u,asking:d,wrong:f}=K(),[p]=A(t),m=p.flatMap(e=>e.hanchans),h=m.some(t=>Ue(e,t)),g=async e=>{await N.ask(`schedules`,{method:`PUT`,body:e}),s(null),y(I(`rounds.times-set`)),te(`#/setup`)};return M`<section class="stack">
<${Fc} value=${i} rounds=${t.length} zone=${n} onChange=${a} isFixed />
${h&&M`<p class="note warn">${I(`charged.changes`)}</p>${l()}`}
${f}
<button class="button main" type="button" disabled=${d||!Mc(i,t.length)||h&&!c} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...r?Vc(i,n):{rounds:Hc(p,i,n)},replaces:e};if(h)return s({...t,reason:c});u(()=>g(t))}}>${I(h?`charged.look`:`rounds.set`)}</button>
${o&&M`<${Pe} path="schedules" body=${o} onApprove=${e=>g({...o,preview:e})} onClose=${()=>s(null)} />`}
</section>`}function zc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return kt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function Bc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:Dc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Vc(e,t){let[n]=Pc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Hc(e,t,n){let r=Pc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Uc(e,t){return e.map(e=>e?L(e,t):I(`rounds.no-time`)).join(` · `)}function Wc({args:[e],query:t}){let{tournament:n,state:r,official:i}=F();return!n||!r?M`<${H} title=${I(`rounds.title`)} />`:P(i,[`director`])?M`<${e===`times`?Lc:Gc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Kt} />`:M`<${D} title=${I(`rounds.title`)} up="#/tables"><p class="note warn">${I(`rounds.directors`)}</p><//>`}function Gc({state:e}){let t=e.settings.time_zone,n=J(Object.values(e.players).filter(e=>!e.withdrawn_at)),[r,i]=A(()=>qc(e,n)),{playing:a,tables:o,helping:s,out:c}=Kc(n.length-r.length,r.length),[l,u]=A(Object.keys(e.hanchans).length>0?1:4),[d,f]=A(!0),[p,m]=A(()=>jc(Math.max(N.now(),Zc(e)),t,Xc(e))),[h,g]=A(1),[_,b]=A(null),[S,C]=A([]),{ask:T,asking:ee,wrong:O}=K(),ne=X(),re=Math.max(0,o-Object.keys(e.tables).length),ie=Object.keys(e.teams).length>1,j=t=>Mc(p,l)&&T(async()=>{C([]),await xc(e,re,ne);let n={rounds:l,keep_teams_apart:d,byes:`rotate`,seed:t,substitutes:r};b(await N.ask(`seating/proposal`,{method:`POST`,body:n})),g(t)}),ae=_?M`<button class="button" type="button" disabled=${ee} onClick=${()=>j(h+1)}>${I(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${ee} onClick=${()=>Mc(p,l)&&T(async()=>{let e=Pc(p,_.rounds.length,t),n={rounds:_.rounds.map((t,n)=>Jc(t,e[n]))};try{await N.ask(`seatings/${ne(n)}`,{method:`PUT`,body:n})}catch(e){let t=Yc(e,n);if(t.length===0)throw e;return b(null),C(t)}y(I(`rounds.done`,{count:_.rounds.length})),te(`#/setup`)})}>${I(`rounds.seat`,{count:_.rounds.length})}</button>`:o>0&&M`<button class="button main" type="button" disabled=${ee} onClick=${()=>j(h)}>${I(`rounds.propose`)}</button>`;return o===0?M`<${D} title=${I(`rounds.title`)} up="#/setup"><${E} text=${I(`rounds.too-few`)}><${en} /><//><//>`:M`<${D} title=${I(`rounds.title`)} up="#/setup" actions=${ae}>
<section class="stack rounds-asked">
<${x} label=${I(`rounds.count`)} value=${l} min=${1} max=${50} less=${I(`rounds.fewer`)} more=${I(`rounds.more`)}
onChange=${e=>(u(e),b(null))} />
<p class="soft">${I(`rounds.of`,{players:a,tables:o})}${s>0&&` ${I(`rounds.filled`,{count:s})}`}${c>0&&` ${I(`rounds.by-turns`,{count:c})}`}${re>0&&` ${I(`rounds.lacking`,{count:re})}`}</p>
${ie&&M`<${be} label=${I(`rounds.apart`)} checked=${d} onChange=${e=>(f(e),b(null))} />`}
<${v} title=${I(`rounds.substitutes`,{count:r.length})}>
${()=>M`<${gt} label=${I(`rounds.substitutes-who`)} names=${n.map(({id:e})=>e)} said=${t=>e.players[t].name} chosen=${r}
onChange=${e=>(i(e),b(null))} />`}
<//>
<${Fc} value=${p} rounds=${l} zone=${t} onChange=${m} />
<a class="button quiet" href="#/import/seating">${I(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${I(`rounds.proposal`)}>
${S.length>0&&M`<p class="note warn" role="alert">${I(`rounds.taken`,{rounds:k(S)})}</p>`}
${O}
${ee&&M`<${w} text=${I(_?`rounds.seating`:`rounds.proposing`)} />`}
${_&&M`<${Tc} key=${h} proposal=${_} state=${e} />`}
</section>
<//>`}function Kc(e,t){let n=Math.ceil(e/4)*4-e,r=n<=t?n:0,i=Math.floor((e+r)/4);return{playing:e,tables:i,helping:r,out:e+r-i*4}}function qc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function Jc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Yc({problem:e},{rounds:t}){let n=(e?.errors??[]).map(({field:e})=>e);return t.flatMap(({label:e},t)=>n.includes(`rounds.${t}.label`)?[e]:[])}function Xc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Zc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Qc({settings:e}){let[t,n]=A(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${I(`setup.details`)}</button>
${t&&M`<${$c} settings=${e} onClose=${()=>n(!1)} />`}`}const $c=Je(({rules:e,settings:t,onClose:n})=>{let{tournament:r}=F(),i=It(rt(e.library,{options:{},readings:{},...r?.rulebook})),[a]=A(t),[s,l]=A(a.name),[u,d]=A(a.currency),[f,p]=A(a.time_zone),{ask:h,asking:g,wrong:_}=K(),v={name:s.trim(),currency:u,time_zone:f},y=Object.fromEntries(Object.entries(v).filter(([e,t])=>t!==a[e]));return M`<${m} title=${I(`setup.details`)} onClose=${n}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),v.name){if(Object.keys(y).length===0)return n();h(async()=>{await N.ask(``,{method:`PATCH`,match:`"${a.version}"`,body:y}),n()})}}}>
<${o} label=${I(`account.found-name`)} value=${s} onInput=${l} wrong=${v.name?void 0:I(`correct.empty`)} maxlength="200" autocomplete="off" />
${i&&i===u?M`<p>${I(`account.found-currency-fixed`,{currency:i})}</p>`:M`<${c} label=${I(`account.found-currency`)} value=${u} options=${Rt()} onChange=${d} />`}
<${c} label=${I(`account.found-zone`)} value=${f} options=${xt(f)} onChange=${p} />
${_}
<button class="button main" disabled=${g}>${I(`setup.save`)}</button>
</form>
<//>`});function el({id:e}){let t=ct();return M`<section class="card setup-onward">
<h2>${I(`setup.onward`)}</h2>
<p>${I(t?`setup.onward-text`:`setup.onward-account`)}</p>
<div class="setup-acts">
${t?M`<a class="button" href=${`#/account/again/${e}`}>${I(`again.this`)}</a><a class="button" href="#/league">${I(`setup.season`)}</a>`:M`<a class="button" href="#/account">${I(`account.title`)}</a>`}
</div>
</section>`}function tl({rulebook:e}){return{options:{},readings:{},...e}}const nl=Je(({rules:e})=>{let{tournament:t}=F();return M`<p><strong>${Oe(e,rt(e.library,tl(t)))}</strong></p>`}),rl=Je(({rules:e,state:t})=>{let{tournament:n}=F(),[r,i]=A(!1),[a,o]=A(null),{ask:s,asking:c,wrong:l}=K();return M`<button class="button" type="button" disabled=${c} aria-haspopup="dialog" onClick=${()=>i(!0)}>${I(`setup.rules`)}</button>
${l}
${r&&M`<${an} rules=${e} value=${tl(n)} onUse=${e=>{i(!1);let n={method:`PATCH`,path:``,match:`"${t.settings.version}"`,body:{rulebook:e}};if(Object.keys({...t.results,...t.rulings}).length>0)return o(n);s(()=>N.ask(``,n))}} onClose=${()=>i(!1)} />`}
${a&&M`<${Z} title=${I(`setup.rules`)} what="rules" request=${a} yes=${I(`setup.rules-yes`)} onClose=${()=>o(null)}>
<p>${I(`setup.rules-played`,{name:Oe(e,rt(e.library,a.body.rulebook))})}</p>
<//>`}`}),il=[`referee`,`head-referee`];function al(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},sl(e,r),cl(r,i),ll(e,i),ul(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function ol(e){return e.every(({stand:e})=>e!==`left`)}function sl(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function cl(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function ll({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function ul(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>P(e,il)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const dl={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function fl(){let{tournament:e,state:t,official:n}=F();return!e||!t?M`<${H} title=${I(`setup.title`)} />`:P(n,[`director`])?M`<${pl} key=${e.id} id=${e.id} state=${t} /><${Kt} />`:M`<${D} title=${I(`setup.title`)} up="#/tables"><p class="note warn">${I(`setup.directors`)}</p><//>`}function pl({id:e,state:t}){let{items:n}=W(`phones`),[r,i]=A(null);O(()=>void Ot().then(i),[]);let a=al(t,{phones:n,isLocalOnly:r&&r.is_local_only}),o=ol(a),s=a.find(({stand:e})=>e===`left`)?.id,c=a.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return M`<${D} title=${t.settings.name} up="#/tables"
actions=${o&&M`<a class="button main" href="#/tables">${I(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${I(o?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${I(`setup.title`)}></progress>
</header>
<ol class="setup">
${a.map(e=>M`<${ml} key=${e.id} step=${e} state=${t} isNext=${e.id===s} link=${r?.url}>${e.id===`address`&&r?.is_local_only&&M`<${rn} link=${r.url} cure=${r.cure} />`}<//>`)}
</ol>
<${el} id=${e} />
<//>`}function ml({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:c,lacks:l=[]}=e,u=dl[a]??[];return M`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?M`<${s} name="check" /><span class="unseen">${I(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${I(`setup.step.${a}`)}</h2>
${a===`rules`&&M`<${nl} />`}
<p>${hl(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&M`<p class="soft">${I(`setup.rules-from-now`)}</p>`}
${l.map(e=>M`<p class="warn" key=${e}>${I(`setup.lacks.${e}`,{count:c[e]})}</p>`)}
${i}
</div>
${a===`rules`&&M`<div class="setup-acts"><${rl} state=${t} /><${Qc} settings=${t.settings} /></div>`}
${u.length>0&&M`<p class="setup-acts">${u.map(({href:e,key:t},r)=>M`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${I(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function hl({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return I(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:I(`setup.says.address`);if(e===`papers`)return I(`setup.says.papers`);if(e===`times`&&t.first>0){let e=I(`setup.says.times`,{time:L(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${I(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?I(`setup.none.${e}`):e===`players`&&t.teams===0?I(`setup.says.players-alone`,{count:t.count}):I(`setup.says.${e}`,t)}function gl({state:e,id:t}){let n=Ee(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??I(`hall-unknown`);return M`<${D} title=${i} up="#/standings">
<${tt} seen=${n} />
<${st} />
${r&&M`<${_l} state=${e} body=${r} />`}
${e.players[t]&&M`<a class="button" href=${`#/player/${t}`}>${I(`standings.player`)}</a>`}
<//>`}function _l({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=I(i?`standings.disqualified`:`standings.unranked`);return M`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:I(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${I(`standings.scored`,{count:t.hanchans})}</dt><dd>${G(s)}</dd></div>
<div><dt>${I(`standings.taken`)}</dt><dd>${G(-10*c-l/100)}</dd></div>
<div><dt><strong>${I(`standings.total`)}</strong></dt><dd>${G(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${I(`standings.games`)}</h2>
${a.length===0&&M`<p class="soft">${I(`standings.no-games`)}</p>`}
${a.map(t=>M`<${yl} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${I(`standings.taken`)}</h2>
${o.length===0&&M`<p class="soft">${I(`standings.nothing-taken`)}</p>`}
${o.length>0&&M`<${vl} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function vl({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return M`<dl class="card facts">
${t.map(t=>M`<div key=${t.id}>
<dt>${r&&M`<span class="who">${i(t.account)}</span> · `}<${Ce} state=${e} line=${t} /></dt>
<dd>${qt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>M`<div key=${e}><dt><strong>${I(`standings.sum`)}</strong></dt><dd>${qt(e,t)}</dd></div>`)}
</dl>`}function yl({state:e,game:t,named:n}){let r=z(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[I(`hall-round`,{round:o}),I(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=I(`standings.delta`,{points:q(p),goal:q(p-h*100)});return M`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&M`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&M`<p class="soft">${I(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&M`<p class="soft">${I(`standings.counted`,{counted:q(f),points:q(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${G(h,!0)}</dd></div>
<div><dt>${I(`standings.uma`,{place:m})}</dt><dd>${G(g,!0)}</dd></div>
<div><dt>${I(`standings.oka`)}</dt><dd>${G(_,!0)}</dd></div>
${v>0&&M`<div><dt>${I(`standings.by.yakitori`)}</dt><dd>${G(-v,!0)}</dd></div>`}
<div><dt><strong>${I(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${G(y,!0)}</dd></div>
</dl>
${d.map(e=>M`<p class="note warn" key=${e}>${I(`standings.flag.${e}`)}</p>`)}
</article>`}function bl({args:[e]}){let{tournament:t,state:n}=F();return!t||!n?M`<${H} title=${I(`hall-standings`)} />`:e&&e!==`teams`?M`<${gl} state=${n} id=${e} />`:M`<${xl} state=${n} first=${e??`players`} />`}function xl({state:e,first:t}){let{official:n}=F(),i=Ee(`standings`),[a,o]=A(t),{body:s}=i.answer??{},c=oe(n)&&M`<a class="button" href="#/import">${I(`standings.import`)}</a>`;return M`<${D} title=${I(`hall-standings`)} up="#/tables" actions=${c}>
<${tt} seen=${i} />
<${st} />
${e.others.id&&M`<a class="button" href=${`#/season/${e.others.id}`}>${I(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&M`<${r} label=${I(`standings.of`)} value=${a} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:I(`standings.of.${e}`)}))} />`}
${s&&M`<${Sl} state=${e} found=${s[a]} />`}
${s&&M`<${Yt} of=${a} />`}
<${Te} state=${e} />
<${Be} state=${e} />
<//>`}function Sl({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?M`<${Cl} state=${e} />`:M`<ul class="rows" aria-label=${I(`hall-standings`)}>
${t.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${wl(e,t,n).join(` · `)}</small></span>
<strong>${G(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Cl({state:e}){let{official:t}=F(),[n]=ot(e);return M`<${E} text=${I(n?`standings.none`:`standings.no-hanchans`)}>
${n&&oe(t)&&M`<a class="button" href=${`#/result/${n.id}`}>${I(`standings.enter`,{name:n.name})}</a>`}
${!n&&M`<${en} />`}
<//>`}function wl(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&I(`standings.disqualified`),c&&I(`standings.withdrawn`),!s&&t===null&&I(`standings.unranked`),u&&I(`standings.shared`),r>0&&I(`standings.hanchans`,{count:r}),a!==0&&I(`standings.less`,{score:G(i),p:`${q(a)}P`}),o!==0&&I(`standings.less`,{score:G(i),p:q(o)})].filter(Boolean)}export{pr as AccountActs,pa as Alarm,Li as Cards,ar as Correct,Hr as Dashboard,ui as Escalation,fi as Escalations,Oi as Fines,lr as HandEndWithdrawal,qs as Import,Ka as Journal,xr as LineAct,bt as NewPayment,Ni as Payment,ts as People,gi as Precedents,cs as Reports,vc as Result,Wc as Rounds,fl as Setup,bl as Standings};