import{B as e,Bt as t,Cn as n,D as r,Dn as i,Ft as a,H as o,Ht as s,Lt as c,M as l,Mt as u,N as d,Nt as f,O as p,Or as m,P as h,Pt as g,Qr as _,R as v,V as y,Vn as b,Vt as x,W as S,Wt as C,Xt as w,Y as ee,Zt as te,_i as ne,a as re,an as ie,b as ae,bn as oe,br as T,cn as se,ct as ce,dt as le,en as E,gi as D,gn as ue,gt as O,h as de,hi as k,hn as fe,ht as pe,ii as me,in as A,jt as he,kr as ge,ln as j,lt as M,m as N,nn as _e,p as ve,pi as P,rn as F,st as I,tn as L,u as ye,w as be,wn as xe,x as Se,yn as Ce,z as R,zt as z}from"./app.js";import{An as we,Ar as Te,At as Ee,Br as De,Bt as Oe,Cr as ke,Dn as Ae,Dr as je,Dt as Me,En as Ne,Fn as Pe,Ft as B,Gt as V,Hn as H,Ht as Fe,In as Ie,It as Le,J as Re,Ln as ze,Lt as Be,Mn as Ve,Mr as He,Mt as Ue,Nn as We,Nr as U,Nt as Ge,On as W,Or as Ke,Ot as qe,Pn as Je,Pr as Ye,Pt as Xe,Rn as G,Rt as Ze,Tn as Qe,Un as $e,Ut as K,Vn as et,Vr as tt,Vt as nt,Wn as q,Wt as J,X as rt,Yt as it,Z as at,_r as ot,_t as st,br as ct,bt as lt,ct as ut,dn as dt,dt as ft,et as pt,fn as mt,gt as ht,jn as Y,jr as gt,jt as _t,kn as vt,kr as yt,kt as bt,lt as xt,nt as St,q as Ct,rr as wt,rt as Tt,tt as Et,vr as Dt,vt as Ot,wn as kt,wr as At,wt as jt,xr as Mt,yr as Nt,yt as Pt,zt as Ft}from"./shared.js";function It({seen:e,state:t}){let n=O(),r=[[`standings`,e.standings.map(Rt)],[`balances`,e.balances.map(Bt)],[`offences`,e.offences.map(e=>Vt(n,e))],[`debts`,e.debts.map(Bt)],[`seats`,e.seats.flatMap(e=>Ut(n,t,e))],[`rulings`,e.rulings.map(e=>Ht(n,e))]].filter(([,e])=>e.length>0);return r.length===0?j`<p class="soft" role="status">${A(`correct.nothing-else`)}</p>`:j`<section class="stack" role="status" aria-label=${A(`correct.follows`)}>
<h3>${A(`correct.follows`)}</h3>
${r.map(([e,t])=>j`<${Lt} key=${e} name=${e} changes=${t} />`)}
</section>`}function Lt({name:e,changes:t}){let n=t.length-12;return j`<div>
<h4>${A(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>j`<div>
<dt><span class="who">${e}</span>${t&&j`<small>${t}</small>`}</dt>
<dd><${zt} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&j`<p class="soft">${A(`correct.more`,{count:n})}</p>`}
</div>`}function Rt({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:A(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?H(e.total):A(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function zt({before:e,after:t}){return e===t?t:j`<span class="soft">${e} →</span> ${t}`}function Bt({account:e,unit:t,before:n,after:r}){return{who:e.name,before:W(t,n),after:W(t,r)}}function Vt(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[I(e,n),r&&A(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function Ht(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?A(`correct.waits-again`):M(e,{penalties:i,effects:[]});return{who:t,about:I(e,n),before:a,after:a}}function Ut(e,t,{before:n,after:r}){let i=Wt(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??A(`correct.none`),o=T.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=Wt(t,n)===i?[]:[{who:Wt(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:Gt(n),after:Gt(r)}];return[...s,...c,...o]}function Wt(e,{round:t,table:n}){return[A(`hall-round`,{round:t}),A(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function Gt({status:e}){return A(e?`hall-is.${e}`:`correct.in-play`)}function X({title:e,what:t,request:n,yes:r,danger:a,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=D(!1),{reason:p,field:m}=je(t),{ask:h,asking:g,wrong:_}=V(A(`correct.needs-network`)),{seen:v,trouble:y}=Kt(n);return j`<${he} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await i.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),w(s??A(`correct.done`)),l(),c?.()})}}>
${u}
${n&&j`<${qt} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&j`<button class=${`button ${a?`danger`:`main`}`} disabled=${g}>${r}</button>`}
</form>
<//>`}function Kt(e){let[t,n]=D({}),r=JSON.stringify(e);return P(()=>{if(!e)return;let{path:t,method:a,body:o}=e;i.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:r,seen:e}),e=>n({of:r,trouble:e}))},[r]),t.of===r?t:{}}function qt({seen:e,trouble:t,note:n}){let{state:r}=E();return t?j`<${nt} error=${t} needs=${A(`correct.needs-network`)} />`:e?j`<${It} seen=${e} state=${r} />${n&&j`<p class="note warn">${n}</p>`}`:j`<${x} />`}function Jt(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function Yt({changes:e,children:t,...n}){return j`<${X} request=${e&&Jt(e)} ...${n}>${t}<//>`}function Xt(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function Zt(e,t,n,r){return[A(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function Qt({one:{id:e,table:t,round:n},state:r}){let[i,o]=D(!1),[s,c]=D({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=re(r).map(e=>({value:e.id,text:A(`hall-table`,{label:e.label})})),p=it(r).map(e=>({value:e,text:A(`hall-round`,{round:e})}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${A(`correct.move`)}</button>
${i&&j`<${Yt} title=${A(`correct.move`)} what="seats" yes=${A(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${a} label=${A(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${a} label=${A(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function $t({state:e,hanchan:t,seat:n,onClose:r}){let i=O(),o=t.substitutes?.[n],[s,c]=D(o?`back`:`substitute`),[l,u]=D(``),d=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:A(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?rn(e,t,i):nn(e,t);return j`<${Yt} title=${A(`correct.somebody-else`,{name:d})} what=${s===`substitute`?`substitute`:`seats`}
yes=${A(`correct.seat-yes`)} changes=${tn(e,t,n,s,l)} onClose=${r}>
<${f} label=${A(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&j`<${a} label=${A(`correct.seat-who`)} value=${l} options=${[{value:``,text:A(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&j`<${en} onAdded=${u} />`}
${s===`substitute`&&j`<p class="soft">${A(`correct.substitute-text`)}</p>`}
<//>`}function en({onAdded:e}){let[t,n]=D(``),{ask:r,asking:a,wrong:o}=V();return j`<${g} label=${A(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&j`<button class="button" type="button" disabled=${a} onClick=${()=>r(async()=>{let n=b(i.now());await i.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${A(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function tn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function nn(e,t){let n=new Set([t,...Xt(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return B(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function rn(e,{id:t,round:n},r){return Xt(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>T.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${Zt(e,t,n,r)}`})))}const an=[`bottom`,`right`,`top`,`left`];function on({one:e,state:t}){let n=O(),[r,i]=D(null),[a,o]=D(null),[s,c]=D(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return j`<section class="around stack" aria-label=${A(`hall-seats`)}>
<p class="soft" role="status">${A(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${T.map((i,a)=>j`<li key=${i} class=${`at-${an[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${ye} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&j`<span class="marks"><span class="badge info">${A(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${A(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&j`<${Yt} title=${A(`correct.swap`)} what="seats" yes=${A(`correct.swap-yes`)} changes=${[sn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&j`<${$t} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function sn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function cn({one:e,state:t}){let[n,r]=D(void 0),i=e.status?[`back`]:[fn(t,e)&&`cancelled`,`void`].filter(Boolean);return j`${e.status&&j`<p class="note warn">${A(`over.${e.status}`)}</p>`}
${i.map(e=>j`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${A(`correct.status.${e}`)}</button>`)}
${n&&j`<${ln} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function ln({one:e,state:t,way:n,onClose:r}){let[i,a]=D(`game`),o=n===`back`?null:n,s=n=>un(t,e,n).filter(n=>dn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:A(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return j`<${Yt} title=${A(`correct.status.${n}`)} what="status" yes=${A(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${A(`correct.status-text.${n}`)}</p>
${c.length>1&&j`<${f} label=${A(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function un(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function dn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||fn(e,t):!1}function fn(e,t){return!e.results[t.id]&&!y(e,t).begun}function pn({one:{id:e,name:t},state:n}){let[r,i]=D(!1),[o,s]=D(``),c=mn(n,e),l=B(Object.values(n.players)).filter(t=>t.id!==e&&![...mn(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.join`)}</button>
${r&&j`<${X} title=${A(`correct.join-this`,{name:t})} what="joining" yes=${A(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${A(`correct.for-good`)} onClose=${()=>(i(!1),s(``))} onDone=${()=>ue(`#/player/${o}`,{replace:!0})}>
<p>${A(`correct.join-text`,{name:t})}</p>
<${a} label=${A(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:A(`people.choose-player`)},...u]} />
<//>`}`}function mn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const hn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},gn={name:200,id_number:40,label:40,league_number:40},_n={player:`id_number`,team:`name`,official:`league_number`};function vn({kind:e,one:t,state:n}){let r=xn(e,t),[i,a]=D({}),[o,s]=D(!1),c={...r,...i},l=hn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return j`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${hn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?j`<${yn} key=${t} state=${n} value=${c.team} onChange=${r} />`:j`<${g} key=${t} label=${A(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${gn[t]} hint=${n.season&&t===_n[e]?A(`correct.season`):void 0}
wrong=${u.includes(t)?A(`correct.empty`):void 0} />`})}
${l.length>0&&j`<button class="button main">${A(`correct.look`)}</button>`}
${o&&j`<${bn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function yn({state:e,value:t,onChange:n}){let r=B(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:A(`correct.no-team`)},...r];return j`<${a} label=${A(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&j`<a class="reach" href=${`#/correct/team/${t}`}>${A(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function bn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||A(`correct.none`);return j`<${X} title=${A(`correct.title`)} what="correction" yes=${A(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>j`<div key=${e}>
<dt>${A(`correct.field.${e}`)}</dt>
<dd><${zt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function xn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(hn[e].map(e=>[e,n[e]??``]))}function Sn({kind:e,one:t,name:n}){let[r,i]=D(!1);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.remove`)}</button>
${r&&j`<${X} title=${A(`correct.remove-this`,{name:n})} what="removal" yes=${A(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>fe(`#/tables`)}>
<p>${A(`correct.remove-text`)}</p>
<//>`}`}function Cn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=D(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return j`${n&&j`<p class="note warn">${A(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.${o}`)}</button>
${r&&j`<${X} title=${A(`correct.${o}-this`,{name:t})} what=${o} yes=${A(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&j`<p>${A(`correct.withdraw-text`)}</p>`}
<//>`}`}function wn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=E(),a=A(`correct.title`);if(!n||!r)return j`<${R} title=${a} />`;if(!N(i,[`director`]))return j`<${s} title=${a} up="#/tables"><p class="note warn">${A(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Tn,e)&&r[`${e}s`],c=o&&(o[t]??o[r.merged[t]]);if(!c)return j`<${v} title=${a} text=${A(`correct.nothing`)} up="#/people" />`;let l=En(r,c);return j`<${s} title=${A(`correct.this`,{name:l})} up=${Dn(e,c)}>
${Tn[e].map(t=>j`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const Tn={player:[vn,Cn,pn,Sn],team:[vn,Sn],table:[vn,Sn],official:[vn],hanchan:[on,Qt,cn,Sn]};function En(e,{name:t,label:n,round:r,table:i}){let a=A(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&A(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Dn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function On({hanchan:e}){let{state:t}=E(),[n,r]=D(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ce(o),A(`hall-how.${s}`)].filter(Boolean).join(` · `);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${A(`correct.hand-end`)}</button>
${n&&j`<${X} title=${A(`correct.hand-end-title`)} what="hand-end" yes=${A(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${A(`correct.hand-end-text`)}</p>
<//>`}`}function kn({state:e,account:t,start:n,onClose:r}){let{book:i}=E(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=D(n?.unit??a),[l,u]=D(n&&n.amount<0?`give`:`take`),[d,p]=D(n?An(n):``),m=K(),h=jn(s,d),_={account:t,unit:s,amount:l===`give`?-(h??0):h,waives:!1},v=h?{method:`PUT`,path:`ledger/decisions/${m(_)}`,body:_}:null,y=d&&!h?A(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=Y(e,t),x=l===`give`?`give`:G(s)?`take`:`fine`,S=o.map(e=>({value:e,text:A(G(e)?`fines.points`:`fines.money`,{unit:e})}));return j`<${X} title=${A(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${A(`fines.do.${x}`,{amount:W(s,h??0)})}
request=${v} onClose=${r}>
<${f} label=${A(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${f} label=${A(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:A(`fines.way.${e}`)}))} onChange=${u} />
<${g} label=${A(`fines.amount`,{unit:s===`pts`?A(`fines.table-points`):s})} value=${d} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${p} />
<//>`}function An({unit:e,amount:t}){let n=Math.abs(t);return G(e)?String(n):W(e,n).slice(e.length+1)}function jn(e,t){if(!G(e))return We(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Mn({state:e,balance:{account:t,unit:n,amount:r},onClose:a}){let o=-r,[s,c]=D(()=>W(n,o).slice(n.length+1)),[l,u]=D(`cash`),[d]=D(()=>new Date(i.now()).toISOString()),p=K(),m=Y(e,t),h=We(n,s),_=!h||h>o?A(`fines.between`,{most:W(n,o)}):void 0,v={account:t,unit:n,amount:h,method:l,paid_at:d},y=_?null:{method:`PUT`,path:`refunds/${p(v)}`,body:v},b=W(n,h??0);return j`<${X} title=${A(`fines.refund-to`,{name:m})} what="refund" yes=${A(`fines.refund-yes`,{amount:b})}
request=${y} done=${A(`fines.refunded`,{name:m,amount:b})} onClose=${a}>
<${g} label=${A(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${f} label=${A(`fines.how`)} value=${l} options=${_t.map(e=>({value:e,text:A(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Nn({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=D(()=>W(n,Math.min(i,r)).slice(n.length+1)),c=K(),l=We(n,o),u=!l||l>r?A(`fines.between`,{most:W(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:Y(e,t),amount:W(n,l??0)};return j`<${X} title=${A(`fines.waive-of`,p)} what="waiver" yes=${A(`fines.waive-yes`,p)}
request=${f} done=${A(`fines.waived`,p)} onClose=${a}>
<${g} label=${A(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Pn({state:e,account:t}){let{official:n}=E(),[r,i]=D(null);if(Je(n,t.id))return null;let a=vt(e,t.id).filter(({unit:e})=>!G(e)),o=n?.roles?.includes(`director`),s=[...Ie(n)?a.flatMap(Ln):[],...o?[In(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return j`<div class="doing">
${s.map(({id:e,given:t})=>j`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${A(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&j`<${Fn[r.id]} state=${e} ...${r.given} onTaken=${()=>Rn(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const Fn={pay:Ue,refund:Mn,decide:kn};function In(e,t){return{id:e,given:t}}function Ln(e){return e.amount===0?[]:[In(e.amount>0?`pay`:`refund`,{balance:e})]}function Rn(e,{account:t,unit:n,amount:r}){w(A(`fines.taken`,{name:Y(e,t),amount:W(n,r)}))}function zn({state:e,line:t,balance:n}){let{official:r}=E(),[i,a]=D(!1),{id:o,unit:s,amount:c,what:l,cause:u,unsent:d}=t,{account:f}=n;if(d||!r?.roles?.includes(`director`)||Je(r,f.id))return null;let p=u===`decision`&&l===`decided`,m=!G(s)&&c>0&&n.amount>0&&u!==`payment`&&ze(n.lines).some(e=>e.id===o);if(!m&&!p)return null;let h=m?{balance:n,most:c}:{account:f,start:{unit:s,amount:-c}};return j`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${A(m?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&j`<${m?Nn:kn} state=${e} ...${h} onClose=${()=>a(!1)} />`}`}function Bn({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return j`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&j`<p class="soft">${r}</p>`}
${i.length===0&&j`<p class="soft">${A(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>j`<li key=${e.key}><${Vn} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&j`<${u} title=${A(`dashboard.numbers`)}>${()=>j`<${Un} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function Vn({row:{name:e,value:t,part:n=0,href:r},most:i}){return j`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${q(t)}</strong>
<${Hn} value=${t} part=${n} most=${i} />
${n>0&&j`<small>${A(`dashboard.part`,{count:q(n)})}</small>`}
</a>`}function Hn({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return j`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&j`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function Un({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return j`<table class="numbers">
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
<td>${q(n)}</td>
${r&&j`<td>${q(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function Wn(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:A(`hall-round`,{round:e})}));return[{value:``,text:A(`hall-any`)},...n]}function Gn({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function Kn({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=Jn(t,i.size>1?e=>Xn(e,r):Yn);return t.length===0?null:j`<section class="card" aria-labelledby="spread">
<h2 id="spread">${A(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${A(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>j`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>j`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>j`<td key=${t.key}><${qn} count=${s.get(e+t.key)} most=${c} href=${Zn(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function qn({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return j`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${q(e)}</strong>
</a>`}function Jn(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Yn(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Xn(e,t){let n=e.slice(0,10),r=_e(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Zn(e,t,{from:n,until:r}){return Gn(e,{table:t,from:n,until:r})}function Qn({state:e,changes:t}){return j`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${A(`dashboard.recharged`)}</h2>
<p class="soft">${A(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>j`<li key=${[t,r.id,i].join()}>
<span class="who">${Y(e,r)}</span> ${W(i,a)} → <strong>${W(i,o)}</strong>
<br /><small class="soft">${[L(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function $n({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:A(e>1?`dashboard.from`:`dashboard.until`,{from:_(e),until:_(t)}),value:n,href:Gn(r,{took:`${e}-${t}`})})),a=e?A(`dashboard.median`,{time:_(t),count:e}):A(`dashboard.untimed`);return j`<${Bn} id="taking" title=${A(`dashboard.taking`)} what=${A(`dashboard.time`)}
about=${`${a} ${A(`dashboard.measured`)}`} rows=${e?i:[]} />`}function er(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(h(n)).map(([t,n])=>[d(e,t),l(e,t,n)]);return[...r,...i]}function tr({cases:e}){return j`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${A(`dashboard.unlike`)}</h2>
<p class="soft">${A(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>j`<${nr} key=${t} one=${e} />`)}
</section>`}function nr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=O(),o=i[0].rulings.length,s=er(a,t,n);return j`<article class="stack case">
<h3>${I(a,e)}</h3>
${s.length>0&&j`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&j`<p class="note info">${A(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>j`<${rr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function rr({outcome:{penalties:e,rulings:t},most:n}){let r=O(),{state:i}=E(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=j`<span class="body outcome"><span>${M(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${q(t.length)}</strong><${Hn} value=${t.length} most=${n} /></span>`;return j`<${u} title=${o}>${()=>j`<${ae} rulings=${a} place empty=${A(`hall-none-found`)} />`}<//>`}function ir(){let{tournament:e,state:t,official:n}=E();return!e||!t?j`<${R} title=${A(`dashboard.title`)} />`:ve(n)?j`<${ar} state=${t} />`:j`<${s} title=${A(`dashboard.title`)} up="#/log"><p class="note warn">${A(`dashboard.whose`)}</p><//>`}function ar({state:e}){let[t,n]=D({day:``,round:``});return j`<${s} title=${A(`dashboard.title`)} up="#/log">
<div class="asked">
<${g} type="date" label=${A(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${a} label=${A(`dashboard.round`)} value=${t.round} options=${Wn(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${or} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function or({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=Ye(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return j`<${lr} seen=${r} zone=${e.settings.time_zone} />
${i&&j`<${sr} state=${e} body=${i} asked=${t} />`}`}function sr({state:e,body:t,asked:n}){let r=O(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>Gn(n,e),l=e=>({key:e.foul,name:I(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return j`<p role="status">${A(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${Bn} id="fouls" title=${A(`dashboard.fouls`)} what=${A(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${Bn} id="referees" title=${A(`dashboard.referees`)} what=${A(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${Kn} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${Bn} id="otherwise" title=${A(`dashboard.otherwise`)} about=${A(`dashboard.otherwise-about`)} what=${A(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${tr} cases=${t.differently} />
<${Qn} state=${e} changes=${t.recharged??[]} />
<${Bn} id="escalations" title=${A(`dashboard.escalations`)} what=${A(`dashboard.status`)}
rows=${s.map(e=>cr(e,c))} />
<${$n} taking=${t.time_to_rule} asked=${n} />
</div>`}function cr({status:e,outcome:t,rulings:r},i){let a=[e,t].filter(Boolean),o=a.map(e=>n(`hall-escalation.${e}`)?A(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function lr({seen:{answer:e,fresh:t,trouble:n},zone:r}){tt();let i=e&&L(e.at,r);return!e&&!n?j`<${x} />`:n?j`<p class="note warn" role="status">${U(n)} ${A(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:j`<p class="soft">${A(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const ur=[`photo`,`note`];function dr({state:e,escalation:t,ruling:n}){let r=E(),{outbox:a}=r,[o,s]=D(null);if(P(()=>void i.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!ur.includes(n)&&ge(r)))return j`<p class="note bad">${A(`esc.stuck`)} <a href="#/outbox">${A(`hall-resolve`)}</a></p>`;let c=st(r,t,n);return j`
${c===`decide`&&j`<${hr} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&j`<button class="button main" type="button" onClick=${()=>s(fr)}>${A(`esc.do.appeal`)}</button>`}
${c===`reopen`&&j`<button class="button" type="button" onClick=${()=>s(pr)}>${A(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&j`<p class="note warn">${A(`esc.${c}`)}</p>`}
${c===``&&j`<p class="soft">${A(`esc.wait.${t.status}`)}</p>`}
${o&&j`<${At} what=${o.name} title=${A(`esc.do.${o.name}`)} text=${A(`esc.means.${o.name}`)} yes=${A(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...a}=o;await i.send(n,t.id,{reason:e,...a}),ie(),w(A(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const fr={kind:`appeal`,name:`appeal`},pr={kind:`reopening`,name:`reopening`},mr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function hr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>j`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${A(`esc.do.${e.name}`)}</button>`;return j`
${u&&f(mr(`amended`,`confirmed`),`main`)}
${f(mr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${A(u?`esc.amend-again`:`hall-amend`)}</a>
${f(mr(`overturned`),`danger`)}
`}function gr({ruling:e,rulings:t}){let n=O(),{state:r}=E(),[i,a]=[!0,!1].map(n=>t.filter(t=>yr(t,e)===n)),o=[...i,...a].slice(0,12);return j`<section class="stack">
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
<${Se} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&j`<a class="reach" href=${`#/log?foul=${e.foul}`}>${A(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function _r(e,t,{offender:n}){return xr(e,t,e=>e.offender.id===n.id)}function vr(e,t,{foul:n}){return xr(e,t,e=>e.foul===n)}function yr(e,t){return me(br(e))===me(br(t))}function br({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function xr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return be(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Sr({state:e,foul:t,escalation:n}){let r=Ye(`precedents?limit=20&foul=${t}`);return j`<section class="stack">
<h2>${A(`esc.precedents`)}</h2>
<${He} seen=${r} what="precedents" />
${r.answer&&j`<${wr} state=${e} items=${Cr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${A(`esc.search-precedents`)}</a>
</section>`}function Cr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function wr({state:e,items:t}){let n=O();return t.length===0?j`<p class="soft">${A(`esc.no-precedents`)}</p>`:j`<ul class="rows below precedents">
${t.map(t=>j`<li key=${t.ruling.id}><${Tr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Tr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return j`<a class="row" href=${`#/ruling/${n.id}`}>
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
${s&&j`<span class="badge info">${Ot(s)}</span>`}
</span>
</span>
</a>`}function Er({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return j`<${R} title=${A(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?j`<${v} title=${A(`esc.one`)} text=${A(`esc.missing`)} up="#/escalations" />`:j`<${Dr} state=${n} escalation=${r} ruling=${i} />`}function Dr({state:e,escalation:t,ruling:n}){let r=O(),i=Ke([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),c=t.status===`open`;et(c);let l=j`<${dr} state=${e} escalation=${t} ruling=${n} />`;return j`<${s} title=${I(r,n.foul)} up="#/escalations" actions=${l}>
<${bt} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Pt(t)}</span> ${c&&j`<span class="soft">${ht(t.escalated_at)}</span>`}</p>
<//>
<${ft} state=${e} escalation=${t} />
<section class="stack">
<h2>${A(`esc.so-far`)}</h2>
<${ut} state=${e} events=${xt(e,t)} />
</section>
<${Et} ruling=${n} />
${a?j`<${St} ruling=${n} spoken=${a} />`:j`<p class="soft">${A(`hall-no-book`)}</p>`}
<${Tt} state=${e} ruling=${n} />
<${qe} state=${e} ruling=${n} />
<${jt} state=${e} ruling=${n} />
<section class="stack">
<h2>${A(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ae} rulings=${_r(e,t,n)} place empty=${A(`esc.nothing-else`)} />
</section>
<${Ee} state=${e} id=${n.offender.id} />
<${gr} ruling=${n} rulings=${vr(e,t,n)} />
<${Sr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Or(){let{tournament:e,state:t}=E();return!e||!t?j`<${R} title=${A(`hall-escalations`)} />`:j`<${kr} state=${t} />`}function kr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return et(r.length>0),j`<${s} title=${A(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${A(`esc.precedents`)}</a></p>
${t.length===0&&j`<${z} text=${A(`esc.none`)}><a class="button" href="#/log">${A(`hall-log`)}</a><//>`}
<${Ar} state=${e} title=${A(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Ar} state=${e} title=${A(`esc.decided-ones`)} escalations=${i} />
<//>`}function Ar({state:e,title:t,escalations:n}){return n.length===0?null:j`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>j`<li key=${t.id}><${jr} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function jr({state:e,escalation:t}){let n=O(),r=e.rulings[t.id],i=t.status===`open`,a=[A(`hall-table`,{label:r.table.label}),lt(e,t),ht(t.escalated_at)];return j`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${I(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${M(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Pt(t)}</span>
${!i&&j`<span class="badge info">${Ot(t)}</span>`}
${t.unsent&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Mr({query:e}){let{tournament:t,state:n}=E();return!t||!n?j`<${R} title=${A(`esc.precedents`)} />`:j`<${Nr} state=${n} begun=${e.get(`foul`)??``} />`}function Nr({state:e,begun:t}){let n=O(),[r,i]=D(t in n.catalogue.fouls?t:``),[o,c]=D({}),[l,u]=D(``),[d,f]=D(``),p=e=>{i(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=Ye(Lr(r,o,d)),_=h.answer?.body;return j`<${s} title=${A(`esc.precedents`)} up="#/escalations">
<p class="soft">${A(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${a} label=${A(`hall-filter.foul`)} value=${r} options=${[{value:``,text:A(`esc.any`)},...Ir(n)]} onChange=${p} />
${r&&j`<${Pr} words=${n} foul=${r} facts=${o} onFacts=${c} />`}
<${g} type="search" label=${A(`esc.words`)} hint=${A(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${A(`esc.search`)}</button>
</form>
<${He} seen=${h} what="precedents" />
${_&&j`<${wr} state=${e} items=${_.items} />`}
${_?.next&&j`<p class="note">${A(`esc.more`,{count:50})}</p>`}
<//>`}function Pr({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=E();return i?i.table(t).used.map(t=>{let i=Fr(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&j`<${a} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:A(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Fr({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Ir(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function Lr(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function Rr({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return j`<${v} title=${A(`fines.title`)} text=${A(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=vt(e,r.id).length===0;return j`<${s} title=${r.name} up="#/fines">
<p class="soft">${zr(e,t,r)}</p>
${a&&j`<p class="soft">${A(`fines.no-lines`)}</p>`}
<${pt} state=${e} id=${r.id} />
<${Pn} state=${e} account=${i} />
${t===`player`&&j`<a class="button quiet" href=${`#/player/${r.id}`}>${A(`fines.to-player`)}</a>`}
<//>`}function zr(e,t,n){return t===`player`?[n.id_number&&A(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):A(`fines.kind.${t}`)}function Br({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Pe(r).map(([e,t])=>W(e,t));return j`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${A(`fines.owing`)}</h2>
${r.length===0&&j`<p class="soft">${A(`fines.none`)}</p>`}
${r.length>0&&j`<p>${A(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>j`<li key=${Hr(t)}><${Ur} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&j`<p class="soft">${A(`fines.not-seated`)}</p>`}
</section>`}function Vr({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:j`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${A(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>j`<li key=${Hr(t)}><${Ur} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&j`<p class="soft">${A(`fines.gives-back`)}</p>`}
</section>`}function Hr({account:e,unit:t}){return e.id+t}function Ur({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&A(`fines.since`,{time:L(o,e.settings.time_zone)}),c>0&&A(`fines.part-paid`,{amount:W(i,c)})],u=j`<span class="body who">${Y(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${W(i,Math.abs(a))}</strong>`;return n?j`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:j`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function Wr({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:j`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${A(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>j`<li key=${t.id}><${Gr} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${A(`fines.put-right`)}</p>
</section>`}function Gr({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&A(`fines.withdrawn`),Kr(t),A(`fines.method.${s}`),L(c,e.settings.time_zone)],f=W(a,l?-o:o);return j`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${Y(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?j`<s>${f}</s>`:j`<strong>${f}</strong>`}
</a>`}function Kr({unsent:e,refund:t,receipt:n}){return e?A(`fines.no-receipt-yet`):A(t?`fines.refund-number`:`fines.receipt`,{number:n})}function qr({state:e,official:t}){if(!e.season||!Ie(t))return null;let n=A(`fines.season`,{season:e.season.season});return j`<${u} title=${n}>${()=>j`<${Jr} state=${e} />`}<//>`}function Jr({state:e}){let{answer:t,fresh:n,trouble:r}=Ye(`ledger/fines/season`);if(!t)return j`<p class="soft" role="status">${A(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=L(t.at,e.settings.time_zone);return j`${!n&&j`<p class="note warn" role="status">${A(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&j`<p class="soft">${A(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${Yr(e,t)}</small></span>
<strong>${W(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function Yr(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=pe(e,r)||e.settings.name;return n.length>1?`${a} ${W(t,i)}`:a}).join(` · `)}function Xr({state:e}){let{fines:t}=e.others;return t.length===0?null:j`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${A(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>j`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${Y(e,t)}<small>
${pe(e,n)} · ${A(`fines.since`,{time:L(a,e.settings.time_zone)})}
</small></span>
<strong>${W(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${A(`fines.paid-there`)}</p>
</section>`}function Zr({args:[e,t]}){let{tournament:n,state:r}=E();return!n||!r?j`<${R} title=${A(`fines.title`)} />`:t?j`<${Rr} key=${t} state=${r} kind=${e} id=${t} />`:j`<${Qr} state=${r} />`}function Qr({state:e}){let{official:t}=E(),[n,r]=D(null),[a,o]=D(null),[c,l]=D(``);P(()=>void i.lookAround(),[]);let u=ne(()=>we(e),[e.ledger]),d=Ie(t);return j`<${s} title=${A(`fines.title`)} up="#/tables">
<div role="status">${e.payments[c]&&j`<${$r} state=${e} payment=${e.payments[c]} />`}</div>
<${Br} state=${e} balances=${u} onPay=${d&&r} />
<${Vr} state=${e} balances=${u} onRefund=${d&&o} />
<${Xr} state=${e} />
<${Wr} state=${e} />
<${qr} state=${e} official=${t} />
${d&&j`<a class="button" href="#/reports">${A(`reports.link`)}</a>`}
${n&&j`<${Ue} state=${e} balance=${n} onTaken=${l} onClose=${()=>r(null)} />`}
${a&&j`<${Mn} state=${e} balance=${a} onClose=${()=>o(null)} />`}
<//>`}function $r({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=Y(e,{kind:n,id:r});return j`<p class="note info row">
<span class="body">${A(`fines.taken`,{name:o,amount:W(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${A(`fines.to-receipt`)}</a>
</p>`}function ei({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:L(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return j`<p class="note bad" role="status"><strong>${A(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function ti({state:e,payment:t}){let{official:n}=E(),[r,i]=D(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Je(n,e.merged[s]??s);if(d||f||p||!Ie(n))return null;let m=A(u?`fines.withdraw-refund`:`fines.withdraw`);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&j`<${X} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${A(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${A(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${Y(e,{kind:o,id:s})} · ${W(c,l)}</strong></p>
<p>${A(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function ni({args:[e]}){let{tournament:t,state:n,official:r}=E();if(!t||!n)return j`<${R} title=${A(`fines.payment`)} />`;let i=n.payments[e];if(!i)return j`<${v} title=${A(`fines.payment`)} text=${A(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?A(`fines.payment`):Kr(i);return j`<${s} title=${a} up="#/fines">
<${ei} state=${n} payment=${i} />
<${ri} state=${n} payment=${i} />
${i.unsent&&j`<p class="note info" role="status">${A(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&j`<${ii} hash=${i.hash} />`}
${!i.unsent&&Ie(r)&&j`<${ai} payment=${i} />`}
<${ti} state=${n} payment=${i} />
<//>`}function ri({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[A(l?`fines.paid-back-to`:`fines.payer`),Y(e,{kind:n,id:r})],[A(`fines.amount-paid`),W(i,a)],[A(`fines.how`),A(`fines.method.${o}`)],[A(`fines.when`),L(s,e.settings.time_zone)],...c?[[A(l?`fines.why`:`fines.note-paid`),c]]:[]];return j`<dl class="facts">
${u.map(([e,t])=>j`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function ii({hash:e}){let t=ct();return j`<figure class="big-code">
<${wt} text=${`${t}/#/receipt/${e}`} label=${A(`fines.code`)} />
<figcaption>${A(`fines.photograph`)}</figcaption>
</figure>`}function ai({payment:{id:e,receipt:t}}){let{live:n}=E(),{lang:r}=se(),[a,o]=D(0),{blob:s,url:c,failed:l}=Me(()=>i.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,a].join()),u=()=>o(a+1);P(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return j`<p class="note warn" role="status">${A(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${A(`try-again`)}</button>`;if(!c||!s)return j`<p class="soft" role="status">${A(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return j`<div class="doing">
<a class="button main" href=${c} target="_blank">${A(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${A(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&j`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${A(`fines.share-page`)}</button>`}
</div>`}function oi(){let{tournament:e,state:t}=E();if(!e||!t)return j`<${R} title=${A(`hall-cards`)} />`;let n=j`<button class="button main" onClick=${()=>print()}>${A(`hall-print`)}</button>`;return j`<${s} title=${A(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${A(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${A(`reports.link`)}</a>
<ul class="codes">
${re(t).map(e=>j`<li key=${e.id}><${si} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function si({table:e,name:t}){let{url:n,failed:r}=Me(()=>i.tableCode(e.id),e.id),a=A(`hall-table`,{label:e.label});return j`<figure>
${n&&j`<img src=${n} alt=${A(`hall-code`,{label:e.label})} />`}
${r&&j`<p class="note warn">${A(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function ci(e,t,n){let{kind:r,body:i}=n,a=li[r]??li[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const li={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...di(r),r.number,Z(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,fi(t,n),...di(n)],phone:(e,t,{body:n})=>[fi(t,n)],token:(e,t,{body:n})=>[n.name,fi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>ui(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[A(`journal.joined`,{name:Z(t,n)??`?`})]:ui(r,r.name??Z(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>ui(r,A(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[mi(t,n),...T.map(e=>Z(t,r[`${e}_id`])),r.scheduled_at&&L(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>pi(e,n),photo:(e,t,{body:n})=>pi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...pi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&A(`journal.outcome.${r.outcome}`),...pi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...hi(t,i)]},hand:(e,t,{subject:n,body:r})=>[A(`hall-how.${r.how}`),...hi(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[A(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>Y(t,e)),n.foul&&I(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&A(`help.over.${r.ended_how}`),...hi(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[A(`journal.what.${n.what}`),n.person_id&&Y(t,{kind:n.person_kind,id:n.person_id}),mi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${_(Math.abs(n.seconds))}`,mi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&A(`journal.what.${r}`),Z(t,i),mi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>Z(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>gi(t,e)),fine:(e,t,{kind:n,body:r})=>[gi(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),A(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[gi(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),A(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>Z(t,e)),result:(e,t,{body:n})=>[mi(t,n.hanchan_id),...T.map(t=>`${e.phrase(`seat-${t}`)} ${q(n.points[t])}`)]};function ui({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&A(`journal.was`,{was:i}),t&&A(`journal.withdrawn`),n&&A(`journal.removed`)]}function di({roles:e}){return(e??[]).map(e=>A(`hall-role.${e}`))}function Z(e,t){return e.players[e.merged[t]??t]?.name}function fi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??Z(e,n)}function pi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[I(e,n),r.name,A(`hall-table`,{label:i.label}),M(e,t)]}function mi(e,t){let n=e.hanchans[t??``];return n&&Ne(e,n)}function hi(e,{table:t,hand:n}={}){return[e.tables[t]&&A(`hall-table`,{label:e.tables[t].label}),ce(n)]}function gi(e,{account_kind:t,account_id:n,...r}){return`${Y(e,{kind:t,id:n})} ${Ve(r)}`}const _i=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function vi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Ti(e,t);if(n.startsWith(`ruling.`))return bi(e,t);let[i]=await Oi(t,yi(t));if(!i)return null;if(n===`result.corrected`)return{before:Si(e,i.body),after:Si(e,r)};let a=n===`hanchan.scheduled`?Ci:wi;return{before:a(i.body),after:a(r)}}function yi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function bi(e,t){let{kind:n,body:r}=t,[i]=await Oi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=xi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(er(e,t,n))}}}let[o]=await Oi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:xi(e,o)}:null}function xi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=_i.filter(e=>(o[e]??null)!==null),c=er(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Si(e,{points:t,deposits:n,unranked:r,winless:i}){let a=T.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Ci({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function wi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Ti(e,t){let n=await Oi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ei(e,r),after:Ei(e,{...r,...t.body})}}function Ei(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[A(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Di(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[A(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Di(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Oi({seq:e},t,n=1){return(await(await i.audit()).older(e,n,t)).entries}const ki=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Ai={ruling:`rulings`,player:`players`,table:`tables`};function ji({state:e,entry:t,onSubject:n}){let r=O(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??A(`hall-unknown`):A(`journal.nobody`),l=ci(r,e,t),d=[A(`journal.number`,{seq:i}),L(a,e.settings.time_zone),c],f=j`<div class="body">
<h3>${Ni(s)}</h3>
${l.length>0&&j`<span class="who">${l.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return j`<${u} class="entry" title=${f}>
${()=>j`<${Mi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Mi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Ai).find(([,t])=>o in e[t])??[];return j`<div class="stack">
<p class="pair">
${c&&j`<a class="button" href=${`#/${c}/${o}`}>${A(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${A(`journal.all-of-it`)}</button>
</p>
${(ki.includes(a)||s.what===`corrected`)&&j`<${Pi} state=${e} entry=${t} />`}
<h4>${A(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${A(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Ni(e){return n(`journal.kind.${e}`)?A(`journal.kind.${e}`):e}function Pi({state:e,entry:t}){let n=O(),[r,i]=D(void 0);return P(()=>void vi(n,t).then(i,()=>i(null)),[]),r===void 0?j`<${x} />`:r===null?j`<p class="soft">${A(`journal.no-before`)}</p>`:j`<${at} caption=${A(`journal.changes`)} heads=${[A(`journal.before`),A(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Fi=`shinpan.alarm.`;function Ii({inCall:e}){let{alarms:t,tournament:n}=E(),r=t?.at(-1);return r&&n&&j`<${Li} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function Li({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=D(()=>!n&&oe(Fi+t)!==r.at);return P(()=>{Ri(r)||te(220),ie(600)},[]),j`<div role="alert">
<button class=${Ri(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${zi} alarm=${r} /><span>${A(`alarm.${r.what}`)}</span><strong>${A(`alarm.open`)}</strong>
</button>
</div>
${i&&j`<${Bi} alarms=${e} onClose=${()=>{Ce(Fi+t,r.at),a(!1)}} />`}`}function Ri({what:e}){return e===`restored`}function zi({alarm:e}){return j`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(Ri(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function Bi({alarms:e,onClose:t}){let{official:n}=E(),r=k(null);P(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return j`<dialog class=${Ri(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${zi} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${A(`alarm.${o}`)}</h2><p>${A(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${Hi} alarm=${i} />
<section><h3>${A(`alarm.meaning`)}</h3><p>${A(Ri(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${A(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>j`<li key=${e}>${A(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${Ki}>${A(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${A(`alarm.close`)}</button>
${a.map(e=>j`<${Vi} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function Vi({alarm:e}){let{what:t,seq:n}=e;return j`<section class="stack">
<h3>${A(`alarm.earlier`)} ${A(`alarm.${t}`)}</h3>
<p>${A(`alarm.${t}.said`,{seq:n})}</p>
<${Hi} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function Hi({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=E();return j`${e&&j`<${Ui} mine=${e} theirs=${t} heads=${[A(`alarm.mine`),A(r)]} />`}
<p class="soft">${A(`alarm.found`,{time:L(n,i?.time_zone)})}</p>`}function Ui({mine:e,theirs:t,heads:n}){let r=O(),{state:i}=E(),a=ci(r,i,e),o=t&&ci(r,i,t);return j`<div class="slips">
<${Gi} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${Gi} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&j`<${at} caption=${A(`journal.changes`)} heads=${n} before=${Wi(e)} after=${Wi(t)} />`}`}function Wi({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function Gi({title:e,entry:t,parts:n,others:r}){let{state:i}=E();return j`<section class="slip">
<h3>${e}</h3>
${t?j`<p><strong>${Ni(t.kind)}</strong></p>
<ul>${n.map((e,t)=>j`<li key=${t}>${!r||r.includes(e)?e:j`<mark>${e}</mark>`}</li>`)}</ul>
<small>${A(`journal.number`,{seq:t.seq})} · ${L(t.at,i.settings.time_zone)}</small>`:j`<p><mark>${A(`alarm.nothing`)}</mark></p>`}
</section>`}async function Ki(){let e=await i.evidence().catch(()=>null);if(!e)return w(A(`journal.unread`));let t=JSON.stringify(e,null,1);Te(new Blob([t],{type:`application/json`}),`${i.snapshot.tournament?.slug}-log-evidence.json`)}function qi({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:Ji(xe(`journal.kind.`).map(e=>({value:e.slice(13),text:A(e)}))),person:Ji(i.map(({id:e,name:t})=>({value:e,text:t}))),table:re(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:A(`journal.this`)}]}};return j`<details class="fold" open=${!!t.subject}>
<summary>${A(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>j`<${a} key=${e} label=${A(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:A(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&j`<button class="button" type="button" onClick=${()=>n({})}>${A(`journal.clear`)}</button>`}
</div>
</details>`}function Ji(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Yi=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Xi(e,{kind:t,person:n,table:r,subject:i}){let a=Qi(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=Zi(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function Zi({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Yi)??[]]}function Qi({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function $i({result:{browser:e,server:t}}){return j`<div class="stack" role="status">
<${ta} name=${A(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>A(`journal.found.${t}`,{seq:e})} />
${t&&j`<${ta} name=${A(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ea} />`}
</div>`}function ea({seq:e,kind:t,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?A(`hall-player`):n(`hall-role.${e}`)?A(`hall-role.${e}`):e);return n(`finding.${t}`)?A(`finding.${t}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):j`<span lang="en">${i}</span>`}function ta({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return j`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=E().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?j`<p class="note bad"><strong>${e}</strong> ${A(`journal.another`,{seq:i.seq})} ${A(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?j`<p class="note"><strong>${e}</strong> ${A(a,{seq:i.seq})}</p>`:j`<div class="note bad stack">
<p><strong>${e}</strong> ${A(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>j`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&j`<p>${A(`journal.more`,{count:r-50})}</p>`}
</div>`}function na(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ra({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Te(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function ia({onHead:e,onClose:t}){let n=k(null),[r,i]=D(``);return P(()=>{let t=new AbortController;return rt(n.current,t.signal,t=>na(t)?(e(t),!0):!1,i),()=>t.abort()},[]),j`<${he} title=${A(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${A(`hall-viewfinder`)}></video>
${r&&j`<p class="note warn" role="status">${A(`journal.scan.${r}`)}</p>`}
<//>`}function aa({state:e}){return j`<section class="card" aria-labelledby="proof">
<h2 id="proof">${A(`journal.proof`)}</h2>
<p class="unprinted">${A(`journal.proof-about`)}</p>
<${oa} />
<${u} title=${A(`journal.head`)}>${()=>j`<${ca} state=${e} />`}<//>
</section>`}function oa(){let{official:e}=E(),[t,n]=D(``),[r,i]=D(null),[a,o]=D(null),s=k(null);P(()=>()=>s.current?.abort(),[]);let[c,l]=D(!1),u=e=>{n(e),l(!1)},d=na(t),f=t.trim()&&!d?A(`journal.no-head`):``;return j`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await sa({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${g} label=${A(`journal.noted`)} hint=${A(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${A(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${A(`journal.verify`)}</button>
</form>
${a&&j`<div class="stack" role="status">
<progress aria-label=${A(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${A(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${A(`journal.stop`)}</button>
</div>`}
${r&&j`<${$i} result=${r} />`}
${c&&j`<${ia} onHead=${u} onClose=${()=>l(!1)} />`}`}async function sa(e,t){let{prove:n}=await i.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?A(`journal.stopped`):U(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await r(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await r(i.ask(`audit${s}`,{timeout:12e4}))}}function ca({state:e}){let[n,r]=D(null),[a,o]=D(``),{online:s}=E();if(P(()=>{i.ask(`journal/head`).then(r,e=>o(U(e)))},[e.seq,s]),!n)return j`<p class=${a?`note warn`:`soft`} role="status">${a||A(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return j`<div class="stack head">
<p>${A(`journal.head-about`)}</p>
<figure><${wt} text=${d} label=${A(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${t} rows=${[[A(`journal.number-of`),n.seq],[A(`journal.time`),n.at&&L(n.at,u)],[A(`journal.hash`),j`<code>${d}</code>`],[A(`journal.command`),j`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ra(e.settings,n)}>${A(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${A(`hall-print`)}</button>
</p>
</div>`}const la=5e3;function ua({state:e}){let{online:t}=E(),[n,r]=D(null),[a,o]=D(``),[s,c]=D(null);return P(()=>{let e=()=>da().then(r,e=>o(U(e))),t=()=>i.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,la),a=setInterval(t,la);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),j`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${A(`witness.title`)}</h2>
${s&&j`<p class="note warn" role="status">${A(`witness.unchecked`,{time:L(s,e.settings.time_zone)})}</p>`}
${n?j`<${fa} state=${e} answer=${n} />`:j`<p class="soft" role="status">${a||A(`loading`)}</p>`}
</section>`}async function da(){let e=await i.ask(`journal/witnesses`);return{...e,...await i.behindHead(e)}}function fa({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return j`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>j`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${ma(e,t.official_id)}</span>`)}
</p>
<p><strong>${A(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${A(`witness.about`)}</p>
${o.length>0&&j`<ul class="bullets">${o.map(t=>j`<li key=${t.key_id}>${pa(e,t,i)}</li>`)}</ul>`}
</div>`}function pa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??A(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return A(s,{...o,time:L(i,e.settings.time_zone)})}function ma(e,t){return[...e.officials[t]?.name??`?`][0]}function ha({query:e}){let{tournament:t,state:n}=E();if(!t||!n)return j`<${R} title=${A(`journal.title`)} />`;let r=Object.fromEntries(e);return j`<${ga} key=${e.toString()} state=${n} asked=${r} />`}function ga({state:e,asked:t}){let[n,r]=D(t),[i,a]=D(e.seq),o=JSON.stringify([n,i]);return j`<${s} title=${A(`journal.title`)} up="#/log">
<${aa} state=${e} />
<${ua} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${A(`journal.entries`)}</h2>
<p class="soft">${A(`journal.kept`,{seq:e.seq})}</p>
<${qi} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&j`<button class="button" type="button" onClick=${()=>a(e.seq)}>${A(`journal.newer`,{count:e.seq-i})}</button>`}
<${_a} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function _a({state:e,from:t,chosen:n,onSubject:r}){let a=ne(()=>Xi(e,n),[]),[o,s]=D([]),[c,l]=D(t+1),[u,d]=D(!1),f=k(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await i.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return P(()=>void p(),[]),u?j`<p class="note bad" role="alert">${A(`journal.unread`)}</p>`:c===t+1?j`<${x} />`:j`<ul class="entries">
${o.map(t=>j`<li key=${t.seq}><${ji} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&j`<p class="soft" role="status">${A(`hall-none-found`)}</p>`}
${c!==null&&j`<button class="button" type="button" onClick=${p}>${A(`journal.older`)}</button>`}`}function va({state:e}){let t=J(`invitations`),n=j`<a class="button main" href="#/people/invite">${A(`people.invite`)}</a>`;return j`<${s} title=${A(`people.links`)} up="#/people" actions=${n}>
<${Oe} of=${t}>
${t=>j`<${ya} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function ya({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return j`${r.length===0&&j`<${z} text=${A(`people.no-links`)} />`}
<${ba} links=${r} zone=${n} state=${t} />
${i.length>0&&j`<${u} title=${A(`people.closed-count`,{count:i.length})}>
${()=>j`<${ba} links=${i} zone=${n} state=${t} />`}
<//>`}`}function ba({links:e,zone:t,state:n}){return e.length===0?null:j`<ul class="rows">
${e.map(e=>j`<${Sa} key=${e.id} link=${e} zone=${t} whom=${n?xa(n,e):A(`people.open-link`)} />`)}
</ul>`}function xa(e,{official:t,player:n,roles:r,label:i}){return t?A(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?A(`people.for-player`,{name:e.players[n]?.name??`?`}):[Ze(r),i].filter(Boolean).join(` · `)}function Sa({link:e,zone:t,whom:n}){let[r,a]=D(!1),{ask:o,asking:s,wrong:c}=V();return j`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Ca(e,t)}</small></span>
${!e.closed&&j`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${A(`people.withdraw`)}</button>`}
</div>
${c}
${r&&j`<${ke} title=${A(`people.withdraw-ask`)} text=${A(`people.withdraw-text`)} yes=${A(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>i.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ca({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?A(`people.any-number`):A(`people.uses-left`,{left:t,uses:e});return r?[A(`people.closed.${r}`),a].join(` · `):[a,n?A(`people.until`,{time:L(n,i)}):A(`people.no-end`)].join(` · `)}function wa({made:e,state:t,up:n,onMore:r}){let[i,a]=D(e.link),o=e.limits??Ca(e,t.settings.time_zone),c=j`<button class="button" type="button" onClick=${r}>${A(`people.another`)}</button>
<a class="button main" href=${n}>${A(`people.done`)}</a>`;return j`<${s} title=${A(`people.link-made`)} up=${n} actions=${c}>
<${Dt} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ta(t,e)}</strong></p>
<figure class="big-code"><${wt} text=${i} label=${A(`people.code`)} /></figure>
<${ot} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Ea} made=${e} />
<${Re} label=${A(`people.link`)} text=${i} />
<p class="note warn">${A(`people.link-once`)}</p>
<//>`}function Ta(e,{official:t,player:n,roles:r,name:i}){return n?A(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?A(`people.becomes-named`,{name:i,roles:Ze(r)}):t?A(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):A(`people.becomes`,{roles:Ze(r)})}function Ea({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return j`<p role="status">${n>0&&j`<span class="badge">${A(`people.arrived`,{count:n})}</span>`}</p>`}const Da=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Oa({state:e,query:t}){let[n,r]=D(null),i=async e=>r({...e,addresses:await Nt()}),a=t.get(`official`),o=t.get(`player`),c=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=A(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?j`<${wa} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:j`<${s} title=${l} up=${c}>
${a?j`<${Ma} official=${e.officials[a]} onMade=${i} />`:o?j`<${Na} player=${e.players[o]} onMade=${i} />`:j`<${ka} onMade=${i} />`}
<//>`}function ka({onMade:e}){let[t,n]=D(`name`),r=[`name`,`role`].map(e=>({value:e,text:A(`people.by.${e}`)}));return j`<${f} label=${A(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?j`<${Aa} onMade=${e} />`:j`<${ja} onMade=${e} />`}`}function Aa({onMade:e}){let[t,n]=D(``),[r,a]=D([]),o=K();return j`<${Pa} lacks=${e=>({name:e&&!t.trim()?A(`people.name-missing`):``,roles:e&&r.length===0?A(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},a=await i.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await Fe(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:A(`people.one-phone`)})}}>
${e=>j`<${g} label=${A(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Le} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${A(`people.by-name-text`)}</p>`}
<//>`}function ja({onMade:e}){let[t,n]=D([]),[r,i]=D(`5`),[a,o]=D(240),[s,c]=D(``),l=K();return j`<${Pa} lacks=${e=>({roles:e&&t.length===0?A(`people.role-missing`):``,uses:e&&!(Q(r)>=1&&Q(r)<=500)?A(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:Q(r),minutes:a,label:s.trim()};await e(await Fe(`invitations`,l(n),n,`join`))}}>
${e=>j`<${Le} chosen=${t} wrong=${e.roles} onChange=${n} />
<${g} label=${A(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Fa} value=${a} onChange=${o} />
<${g} label=${A(`people.label`)} hint=${A(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${A(`people.by-role-text`)}</p>`}
<//>`}function Ma({official:e,onMade:t}){let[n,r]=D(60),i=K();return e?j`<${Pa} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Fe(`invitations`,i(r),r,`join`))}}>
${()=>j`<p>${A(`people.becomes-phone`,{name:e.name})}</p><${Fa} value=${n} onChange=${r} />`}
<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function Na({player:e,onMade:t}){let n=K();return e?j`<${Pa} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Fe(`invitations`,n(r),r,`join`))}}>${()=>j`<p>${A(`people.own-text`,{name:e.name})}</p>`}<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function Pa({make:e,lacks:t=()=>({}),children:n}){let[r,i]=D(!1),{ask:a,asking:o,wrong:s}=V();return j`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${A(`people.make-link`)}</button>
</form>`}function Fa({value:e,onChange:t}){let n=Da.map(([e,t,n])=>({value:n,text:_e(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return j`<${a} label=${A(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function Q(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ia={name:200,id_number:40};function La({state:e}){return j`<${za} kind="player" title=${A(`people.new`)} state=${e} />`}function Ra({state:e}){return j`<${za} kind="team" title=${A(`people.new-team`)} state=${e} />`}function za({kind:e,title:t,state:n}){let[r,o]=D({name:``,id_number:``,team:``}),[c,l]=D(!1),u=K(),{ask:d,asking:f,wrong:p}=V(),m=B(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),h=e===`player`,_=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),s=t.currentTarget.querySelector(`input`);if(l(!a.name),!a.name)return s.focus();d(async()=>{await i.ask(`${e}s/${u(a)}`,{method:`PUT`,body:a}),w(A(`people.added`,{name:a.name})),o({...r,name:``,id_number:``}),s.focus()})},v=(e,t)=>j`<${g} label=${A(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${Ia[e]}
onInput=${t=>o({...r,[e]:t})} ...${t} />`;return j`<${s} title=${t} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:c&&!r.name.trim()?A(`people.name-missing`):void 0})}
${h&&v(`id_number`,{hint:A(`people.number-hint`)})}
${h&&m.length>0&&j`<${a} label=${A(`correct.field.team`)} value=${r.team} options=${[{value:``,text:A(`correct.no-team`)},...m]}
onChange=${e=>o({...r,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${A(`people.add`)}</button>
</form>
<//>`}function Ba({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return j`<section class="stack">
<h2>${A(`people.phones`)}</h2>
<${Oe} of=${r}>
${e=>j`<${Va} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&j`<${ba} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${A(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Va({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>j`<ul class="rows">
${e.map(e=>j`<${Ha} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return j`${i.length?a(i):j`<p class="soft">${A(`people.no-phone`)}</p>`}
${r.length>0&&j`<${u} title=${A(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Ha({phone:e,name:t,zone:n}){let{id:r,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=D(!1),{ask:f,asking:p,wrong:m}=V(),h=l?A(`people.by-account`):Ga(a??``),g=()=>{d(!1),f(async()=>{await i.ask(`phones/${r}/cut-off`,{method:`PUT`}),w(A(`people.cut-off-done`))})},_=[A(`people.since`,{time:L(o,n)}),s&&!c&&A(`people.seen`,{day:_e(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&A(`people.cut-off-at`,{time:L(c,n)})];return j`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&j`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${A(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${A(`people.cut-off`)}</button>`}
</div>
${m}
${u&&j`<${ke} title=${A(`people.cut-off-ask`,{name:t,phone:h})} text=${A(`people.cut-off-text`,{name:t})}
yes=${A(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const Ua=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Wa=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Ga(e){return[Ua,Wa].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Ka({state:e,official:t}){let{id:n,name:r,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=D(c),f=k(c),p=k(null),{ask:m,asking:h,wrong:g}=V(),_=e=>d(f.current=e);P(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await i.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}w(A(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=B(Object.values(e.players));return j`<section class="card">
<h2>${A(`people.partial`)}</h2>
<p class="soft">${A(`people.partial-text`)}</p>
<${a} label=${A(`people.plays-as`,{name:r})} value=${l??``} options=${Ja(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${qa} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function qa({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return j`${r.length>0&&j`<ul class="rows">
${r.map(({id:e,name:t})=>j`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${A(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${A(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${a} key=${t.join()} label=${A(`people.conflict-add`)} value="" options=${Ja(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Ja(e,t){return[{value:``,text:A(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Ya({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return j`<${v} title=${A(`people.title`)} text=${A(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?j`<${s} title=${i} up=${r}>
<p>${Ze(a)}</p>
<p class="note warn">${A(`people.revoked-at`,{time:L(o,e.settings.time_zone)})}</p>
<//>`:j`<${s} title=${i} up=${r}>
<p>${Ze(a)}</p>
<${Ba} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${A(`correct.link`)}</a>
<${Xa} key=${a.join()} official=${n} />
<${Ka} state=${e} official=${n} />
<${Za} official=${n} />
<//>`}function Xa({official:{id:e,roles:t}}){let[n,r]=D(t),[a,o]=D(``),{ask:s,asking:c,wrong:l}=V(),u=[...n].sort().join()===[...t].sort().join();return j`<form class="card" onSubmit=${r=>{r.preventDefault(),o(n.length?``:A(`people.role-missing`)),n.length&&s(async()=>{await i.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),w(A(`people.saved`))})}}>
<h2>${A(`people.roles-change`)}</h2>
<p class="soft">${A(`people.roles-late`)}</p>
<${Le} chosen=${n} wrong=${a} onChange=${r} />
${l}
${!u&&j`<button class="button main" disabled=${c}>${A(`people.save`)}</button>`}
</form>`}function Za({official:{id:e,name:t}}){let[n,r]=D(!1),{ask:a,asking:o,wrong:s}=V();return j`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${A(`people.revoke-this`,{name:t})}
</button>
${n&&j`<${ke} title=${A(`people.revoke-ask`,{name:t})} text=${A(`people.revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${()=>{r(!1),a(()=>i.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Qa({state:e}){let[t,n]=D(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=B(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return j`<${s} title=${A(`people.players`)} up="#/people">
<p>${A(`people.players-text`)}</p>
<${g} type="search" label=${A(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?j`<${z} text=${A(`people.nobody`)} />`:j`<${z} text=${A(`people.no-players`)}><${Ct} /><//>`)}
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
${!i&&j`<${$a} state=${e} />`}
<//>`}function $a({state:e}){let t=B(Object.values(e.teams));return t.length===0?null:j`<section class="stack">
<h2>${A(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>j`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function eo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?j`<${s} title=${n.name} up=${r}>
<p>${A(`people.own-text`,{name:n.name})}</p>
<${Ba} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${A(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${A(`people.erase`)}</a>
<//>`:j`<${v} title=${A(`people.players`)} text=${A(`people.nobody`)} up=${r} />`}function to({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return j`<${v} title=${A(`erasing.title`)} text=${A(`people.nobody`)} up="#/people/players" />`;let a=r?A(`erasing.title-one`,{name:r.name}):A(`erasing.title`);return j`<${s} title=${a} up=${i}>
<p>${A(`erasing.text`)}</p>
${e.season&&j`<p class="note warn">${A(`erasing.season`)}</p>`}
<p class="soft">${A(`erasing.other-places`)}</p>
<${ro} player=${n} names=${no(r?[r]:B(Object.values(e.players)))} />
<${io} zone=${e.settings.time_zone} />
<//>`}function no(e){let t=F(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?A(`erasing.and-more`,{names:t,count:n}):t}function ro({player:e,names:t}){let[n,r]=D(!1),[a,o]=D(!1),[s,l]=D(!1),{ask:u,asking:d,wrong:f}=V(),p=K();return j`<div class="stack">
${!e&&j`<${c} label=${A(`erasing.texts`)} hint=${A(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${c} label=${A(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${A(`erasing.erase`)}
</button>
${s&&j`<${ke} title=${A(`erasing.ask`)} text=${A(`erasing.ask-text`,{names:t})} yes=${A(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await i.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),w(A(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function io({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=_e(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return j`<section class="stack">
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
</section>`}const ao=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function oo({state:e}){let t=J(`api-tokens`),[n,r]=D(!1),i=!n&&j`<button class="button main" type="button" onClick=${()=>r(!0)}>${A(`people.token-new`)}</button>`;return j`<${s} title=${A(`people.tokens`)} up="#/people" actions=${i}>
<p>${A(`people.tokens-text`)}</p>
${n&&j`<${uo} state=${e} onDone=${()=>r(!1)} />`}
<${Oe} of=${t}>${t=>j`<${so} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function so({tokens:e,state:t}){let n=e.filter(co),r=e.filter(e=>!co(e)),i=e=>j`<ul class="rows">
${e.map(e=>j`<${lo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return j`${r.length?i(r):j`<${z} text=${A(`people.no-tokens`)} />`}
${n.length>0&&j`<${u} title=${A(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function co({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=i.now()}function lo({token:e,state:t}){let{id:n,name:r,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=D(!1),{ask:d,asking:f,wrong:p}=V(),m=()=>{u(!1),d(()=>i.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=L(c??s,t.settings.time_zone);return j`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${A(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${F(o.map(e=>A(`people.scope.${e}`)))}</small>
<small>${A(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!co(e)&&j`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${A(`people.revoke`)}</button>`}
</div>
${p}
${l&&j`<${ke} title=${A(`people.token-ask`,{name:r})} text=${A(`people.token-revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function uo({state:e,onDone:t}){let n=E().official.id,[r,i]=D({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=D(!1),[c,l]=D(``),u=K(),{ask:d,asking:f,wrong:p}=V(),m=fo(r),h=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:Q(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Fe(`api-tokens`,u(t),t,`token`)).token))};if(c)return j`<${po} token=${c} name=${r.name} onDone=${t} />`;let v=B(Object.values(e.officials).filter(({revoked_at:e})=>!e));return j`<form class="card stack" onSubmit=${_} novalidate>
<h2>${A(`people.token-new`)}</h2>
<${g} label=${A(`people.token-name`)} hint=${A(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${a} label=${A(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Be} label=${A(`people.scopes`)} names=${ao} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>j`${A(`people.scope.${e}`)}<br /><small class="soft">${A(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${g} label=${A(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${A(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${A(`cancel`)}</button>
</div>
</form>`}function fo({name:e,scopes:t,days:n}){return{name:e.trim()?``:A(`people.token-name-missing`),scopes:t.length?``:A(`people.scope-missing`),days:Q(n)>=1&&Q(n)<=366?``:A(`people.days-wrong`,{most:366})}}function po({token:e,name:t,onDone:n}){return j`<section class="card stack" role="status">
<h2>${A(`people.token-made`,{name:t})}</h2>
<${Re} label=${A(`people.token`)} text=${e} />
<p class="note warn">${A(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${A(`people.done`)}</button>
</section>`}const mo={erase:to,invite:Oa,links:va,more:Ft,new:La,"new-team":Ra,players:Qa,player:eo,teams:Qa,tokens:oo};function ho({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=E();if(!r||!i)return j`<${R} title=${A(`people.title`)} />`;if(!N(a,[`director`]))return j`<${s} title=${A(`people.title`)} up="#/tables"><p class="note warn">${A(`people.directors`)}</p><//>`;let o=e===``?Xe:Object.hasOwn(mo,e)?mo[e]:Ya;return j`<${o} state=${i} id=${t||e} query=${n} /><${Mt} />`}const $=[`director`,`head-referee`,`referee`,`arbiter`],go=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...$,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...$,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...$,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:$}],_o=[{id:`standings`,path:`printables/standings.pdf`,roles:[...$,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],vo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],yo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],bo={pantheon:`jsonl`,calendar:`ics`},xo=[`xlsx`,`csv`];function So(){let{tournament:e,state:t,official:n}=E();if(!e||!t)return j`<${R} title=${A(`reports.title`)} />`;let r=Ao(n,vo);return j`<${s} title=${A(`reports.title`)} up="#/tables">
<${Co} title=${A(`reports.before`)} papers=${Ao(n,go)}>${N(n,$)&&j`<${wo} />`}<//>
<${Co} title=${A(`reports.after`)} papers=${Ao(n,_o)} />
${r.length>0&&j`<${Eo} sheets=${r} />`}
${N(n,[`director`,`finance`])&&j`<${Oo} />`}
${N(n,[`director`])&&j`<${ko} />`}
<//>`}function Co({title:e,papers:t,children:n}){let r=gt();return j`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>j`<${yt} key=${e} name=${A(`reports.paper.${e}`)} hint=${A(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function wo(){let{state:e}=E(),t=gt(),[n,r]=D(``),i=To(e),a=[{value:``,text:A(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return j`<${yt} name=${A(`reports.paper.slips`)} hint=${A(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&j`<${f} label=${A(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function To({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function Eo({sheets:e}){let t=gt(),[n,r]=D(`xlsx`);return j`<section class="stack">
<h2>${A(`reports.sheets`)}</h2>
<${f} label=${A(`reports.form`)} value=${n} onChange=${r}
options=${xo.map(e=>({value:e,text:A(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>j`<${yt} key=${e} name=${A(`reports.sheet.${e}`)} path=${Do(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Do(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Oo(){let e=gt(),t=[...yo.map(e=>({id:e,form:`csv`})),...Object.entries(bo).map(([e,t])=>({id:e,form:t}))];return j`<section class="stack">
<h2>${A(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>j`<${yt} key=${t} name=${A(`reports.tool.${t}`)} hint=${A(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function ko(){let e=gt();return j`<section class="stack">
<h2>${A(`reports.journal`)}</h2>
<ul class="rows">
<${yt} name=${A(`reports.journal-whole`)} hint=${A(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ao(e,t){return t.filter(({roles:t})=>N(e,t))}const jo={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Mo({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:A(`enrol.passed-over`)},...jo[e].map(e=>({value:e,text:A(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return j`<div class="stack">
${t.map(({heading:e,column:t},n)=>j`<${a} key=${n} label=${e||A(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const No={wrong:`bad`,changed:`warn`,new:`info`,known:``};function Po({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(No).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&j`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>j`<li class="item" key=${t}><${Fo} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Fo({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return j`<p><strong>${A(`import.row`,{number:r})}</strong> <span class=${`badge ${No[i]}`}>${A(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>j`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${Io} mistake=${e} /></p>`)}`}function Io({mistake:{kind:e,values:t,message:r,cure:i}}){let a=O();if(!n(`mistake.${e}`))return j`<span lang="en">${r} ${i}</span>`;let o=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?q(t):t]),s=t.seat&&a.phrase(`seat-${t.seat}`);return A(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function Lo({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return j`<${zo} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?Bo(n[e]):j`${Bo(r[e]||A(`correct.none`))} → <strong>${Bo(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return j`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>j`${t>0&&` · `}${e}`)}</p>
${i.length>0&&j`<p class="note warn">${A(`enrol.similar`,{names:F(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function Ro({players:e}){return j`<p class="soft">${A(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>j`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function zo({state:e,cells:t}){let n=O(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[A(`hall-round`,{round:t.round}),A(`hall-table`,{label:t.table}),t.scheduled_at];return j`<p><strong>${a.filter(Boolean).map(Bo).join(` · `)}</strong></p>
<p class="soft">${T.map(e=>Bo(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Bo(e){return e.length>80?`${e.slice(0,80)}…`:e}function Vo({state:e,row:{hanchan:t,points:n}}){let r=O(),i=e.hanchans[t];return j`${i&&j`<p><a class="reach" href=${`#/result/${t}`}>${Ne(e,i)}</a></p>`}
${n&&j`<p class="soft">${T.map(e=>`${r.phrase(`seat-${e}`)} ${q(n[e])}`).join(` · `)}</p>`}`}function Ho(e,t){let[n,r]=D(()=>oe(e)??``),[a,o]=D(null),[s,c]=D({}),[l,u]=D({}),[d,f]=D(``),[p,m]=D(null),h=()=>{u({}),m(null)},g=t=>{r(t.text??``),o(t.file??null),c({}),h(),Ce(e,t.text||null)},_=async(r,o={},l=s)=>{f(r),m(null),c(l);try{let s=r===`look`,c={...a?{file:await qo(a)}:{csv:n},...l,...o},d=await i.ask(t[r],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&Ce(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function Uo({wrong:e}){if(e.problem)return j`<div role="alert">
<${De} problem=${e.problem} />
</div>`;let t=e.tooLarge?A(`import.too-large`):`${A(navigator.onLine?`live.unreached`:`no-network`)}. ${A(`import.again`)}`;return j`<p class="note bad" role="alert">${t}</p>`}function Wo({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?j`<button
class="row card"
type="button"
aria-label=${A(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${A(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${C} name="close" />
</button>`:j`<label class="button photo"
>${A(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await Ko(t)),e.value=``}}
/></label>
<${g}
long
label=${A(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Go={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Ko(e){let t=new Uint8Array(await e.arrayBuffer()),n=Go[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function qo(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Jo=[`number`,`name`,`order`],Yo=[`columns`,`no-headings`];function Xo({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&A(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&A(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>A(`read.counted.${e}`)),t.named_by&&A(`read.named-by.${t.named_by}`),c>0&&A(`read.dropped`,{count:c})].filter(Boolean),d=Yo.includes(t.format)&&r.length>0;return j`<div class="note info">
<p>
<strong
>${A(`read.as`,{format:A(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&j`<p class="soft">${l.join(` · `)}</p>`}
</div>
${s.length>0&&j`<p class="note warn">${A(`read.not-four`,{rows:F(s.map(({row:e})=>String(e)))})}</p>`}
${!o&&(d||t.named_by||t.alternatives.length>0)&&j`<${u} title=${A(`read.otherwise`)}
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
options=${Jo.map(e=>({value:e,text:A(`read.named-by.${e}`)}))}
/>`}
${d&&j`<${Mo} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Zo({names:e,sheet:t}){return j`<fieldset>
<legend>${A(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>j`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const Qo=[`players`,`seating`];function $o({kind:e}){let{tournament:t,state:n,official:r}=E(),i=A(`enrol.title.${e}`);return!t||!n?j`<${R} title=${i} />`:N(r,[`director`])?j`<${es} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:j`<${s} title=${i} up="#/tables"><p class="note warn">${A(`enrol.not-you`)}</p><//>`}function es({kind:e,title:t,state:n,place:r}){tt();let i=Ho(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:c,busy:l,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=D(null),[_,v]=D(!1),{reason:y,field:b}=je(`correction`),S=o??c,{lacking:C,worksheets:w,headings:ee}=d?.problem??{},te=h??S?.columns??ee??[],ne=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},re={...i,give:e=>(g(null),i.give(e))},ie=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},ae=Qo.find(t=>t!==e);return j`<${s} title=${t} up="#/tables">
<${Wo} sheet=${re} hint=${A(`enrol.hint.${e}`)} />
${C&&j`<p class="note bad" role="alert">${A(`enrol.lacking`,{names:F(C.map(ts))})}</p>`}
${w&&j`<${Zo} names=${w} sheet=${i} />`}
${d&&!C&&!w&&j`<${Uo} wrong=${d} />`}
${!S&&te.length>0&&j`<${Mo} kind=${e} columns=${te} onChoose=${ne} />`}
${S&&j`<${Xo} kind=${e} found=${S} sheet=${i} columns=${te} onColumns=${ne} isDone=${!!c} />`}
${l&&j`<${x} text=${A(`enrol.busy.${l}`)} />`}
${c&&j`<p class="note info" role="status">${A(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!S&&!w&&j`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>f(`look`)}>${A(`import.look`)}</button>`}
${S?.made.length>0&&j`<p class="note info">${A(`enrol.made.${e}`,{names:F(S.made)})}</p>`}
${S&&j`<${Po} found=${S} named=${ts} title=${ns(c)} about=${t=>j`<${Lo} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&j`<${u} title=${A(`enrol.missing`,{count:S.missing.length})}>${()=>j`<${Ro} players=${S.missing} />`}<//>`}
${o?.wrong>0&&j`<p class="note warn">${A(`enrol.whole`)}</p>`}
${o?.changed>0&&b(_)}
${o&&j`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||l} onClick=${ie}>${A(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
<a class="button" href=${`#/import/${ae}`}>${A(`enrol.title.${ae}`)}</a>
<//>`}function ts(e){return A(`enrol.field.${e}`)}function ns(e){return(t,n)=>A(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const rs={look:`results/preview`,bring:`results`};function is({args:[e]}){return Qo.includes(e)?j`<${$o} key=${e} kind=${e} />`:j`<${as} />`}function as(){let{tournament:e,state:t,official:n}=E();return!e||!t?j`<${R} title=${A(`import.title`)} />`:de(n)?j`<${ss} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:j`<${s} title=${A(`import.title`)} up="#/standings"><p class="note warn">${A(`import.not-you`)}</p><//>`}function os(e){return e===`points`||e===`row`?A(`import.field.${e}`):e}function ss({state:e,place:t}){tt();let n=Ho(t,rs),{isGiven:r,looked:i,done:a,busy:o,wrong:l,ask:u}=n,d=l?.problem?.worksheets,[f,p]=D(!1),m=i&&i.new>0&&(i.wrong===0||f);return j`<${s} title=${A(`import.title`)} up="#/standings">
<${Wo} sheet=${n} hint=${A(`import.columns`)} />
${d&&j`<${Zo} names=${d} sheet=${n} />`}
${l&&!d&&j`<${Uo} wrong=${l} />`}
${o&&j`<${x} text=${A(`import.busy.${o}`)} />`}
${a&&j`<p class="note info" role="status">${A(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${!i&&!a&&!d&&j`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>u(`look`)}>${A(`import.look`)}</button>`}
${(i||a)&&j`<${Po} found=${i??a} title=${(e,t)=>A(`import.rows.${e}`,{count:t})} named=${os}
about=${t=>j`<${Vo} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&j`<${c} label=${A(`import.only-good`)} hint=${A(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&j`<button class="button main" type="button" disabled=${!m||o} onClick=${()=>u(`bring`,{only_good:f})}>${A(`import.bring`,{count:i.new})}</button>`}
<//>`}function cs({hanchan:{id:e},result:{number:t}}){let[n,r]=D(!1);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${A(`result.withdraw`)}</button>
${n&&j`<${X} title=${A(`result.withdraw`)} what="result" yes=${A(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${A(`result.withdraw-text`)}</p>
<//>`}`}const ls={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},us=`yakitori`,ds={...ls,[us]:us};function fs(e,t){let n=t?.content.rule_points??{},r=Object.entries(ds).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ds&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(ds).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(ls).every(e=>e in a)}}function ps(t,n){let r=S(o(t,n.round).map(e)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return T.filter(e=>r.includes(n.seats[e]))}function ms(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function hs(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function gs(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=D(()=>r?vs(r):_s(i,a)??vs(n)),c=e=>{let t={...o,...e};Ce(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=ps(e,t),h=Object.fromEntries(T.map(e=>[e,ms(l[e])])),g=T.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:T.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:ms(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>Ce(i,null)}}function _s(e,t){let n=oe(e);return n?.number===t?n:null}function vs(e){return{texts:Object.fromEntries(T.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ys({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return j`<div class="sheet-seat">
<${g} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?A(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${A(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function bs({seats:e,winless:t,onNobody:n}){return j`<fieldset>
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
</fieldset>`}function xs({seats:e}){return j`<fieldset>
<legend>${A(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>j`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&j` <small>${A(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ss({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=E(),{numbers:l,complete:u}=fs(e,c),d=gs(e,t,n,a),f=O(),m=T.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:_}=p(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=hs(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Cs(y,n),S=!(l.yakitori>0)||y.winless,C=u&&b===0&&S&&!x&&(!n||v);return j`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&h(async()=>{await i.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),ie(),w(A(`result.sent`)),o(y)})}}>
${!c&&j`<p class="note warn" role="alert">${A(`result.no-book`)}</p>`}
${c&&!u&&j`<p class="note warn" role="alert">${A(`result.no-scoring`)} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${n&&j`<p class="note">${A(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>j`<${ys} key=${e.seat} ...${e} />`)}</div>
<${ws} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${g} label=${A(`result.deposits`)} hint=${A(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?A(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&j`<${bs} seats=${m} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${xs} seats=${m} />
${n&&j`<${g} long label=${A(`hall-reason`)} hint=${A(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&j`<p class="soft" role="status">${A(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!C}>${A(n?`result.correct`:`result.enter`)}</button>
${s&&j`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${A(`cancel`)}</button>`}
</div>
</form>`}function Cs({points:e,deposits:t,unranked:n,winless:r=null},i){let a=T.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function ws({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=q(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return j`<div class=${`note stack ${i}`}>
<p role="status">${Ts(e,r)}</p>
${a&&j`<button class="button" type="button" onClick=${()=>n(e)}>${A(`result.as-deposits`,{points:q(e)})}</button>`}
</div>`}function Ts(e,t){return e===null?A(`result.sum`,{all:t}):e===0?A(`result.fits`,{all:t}):A(e>0?`result.lacks`:`result.exceeds`,{points:q(Math.abs(e)),all:t})}function Es({state:e,hanchan:t,result:n,onCorrect:i}){let a=Ds(n);return j`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${A(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}</h2>
<${Os} state=${e} hanchan=${t} result=${n} />
<${r} id=${n.item}
otherwise=${i&&j`<button class="button" type="button" onClick=${i}>${A(`result.correct`)}</button>`} />
</section>
${a.length>0&&j`<${u} title=${A(`result.earlier`,{count:a.length})}>
${()=>j`<div class="stack">${a.map(n=>j`<${Os} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ds({before:e}){return e?[e,...Ds(e)]:[]}function Os({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=O(),u=e.officials[o]?.name??A(`hall-unknown`);return j`<div class="card">
<dl class="facts">
${T.map(r=>j`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&j`<small>${A(`result.substitute`)}</small>`}${a?.includes(r)&&j`<small>${A(`result.won-nothing`)}</small>`}</dt>
<dd>${q(n[r])}</dd>
</div>`)}
${r>0&&j`<div><dt>${A(`result.deposits`)}</dt><dd>${q(r)}</dd></div>`}
</dl>
<p class="soft">${[u,L(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ks({args:[e],query:t}){let{tournament:n,state:r}=E(),i=r?.hanchans[e];return!n||!r?j`<${R} title=${A(`hall-result`)} />`:i?j`<${As} state=${r} hanchan=${i} again=${t.has(`again`)} />`:j`<${v} title=${A(`hall-result`)} text=${A(`result.no-hanchan`)} up="#/tables" />`}function As({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=E(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&m(r)),[l,u]=D(!a||n),[d,f]=D(null),p=!a&&!o&&!t.status&&mt(e,t).length>0,h=de(i)&&!t.status&&!p,g=l||!a&&!c;P(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return j`<${s} title=${A(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&j`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${A(`result.refused`)}</h2>
<${De} problem=${c.problem} />
${!g&&j`<button class="button" type="button" onClick=${()=>u(!0)}>${A(`hall-change`)}</button>`}
</section>`}
${t.status&&j`<p class="note warn">${A(`over.${t.status}`)}</p>`}
${o&&j`<p class="note warn">${A(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${p&&j`<${dt} state=${e} hanchan=${t} />`}
${h&&g&&j`<${Ss} state=${e} hanchan=${t} result=${a??o} refused=${c} first=${c?.body??(a?null:d)} onSent=${_}
onClose=${a&&(()=>u(!1))} />`}
${!h&&!a&&!p&&!t.status&&j`<${z} text=${A(`result.none`)} />`}
${a&&!(h&&g)&&j`<${Es} state=${e} hanchan=${t} result=${a} onCorrect=${h&&(()=>u(!0))} />`}
${a&&!a.unsent&&de(i)&&!g&&j`<${cs} hanchan=${t} result=${a} />`}
<a class="button quiet" href="#/standings">${A(`hall-standings`)}</a>
<//>`}function js({state:e,id:t}){let n=Ye(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??A(`hall-unknown`);return j`<${s} title=${i} up="#/standings">
<${He} seen=${n} />
<${Qe} />
${r&&j`<${Ms} state=${e} body=${r} />`}
${e.players[t]&&j`<a class="button" href=${`#/player/${t}`}>${A(`standings.player`)}</a>`}
<//>`}function Ms({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=A(i?`standings.disqualified`:`standings.unranked`);return j`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:A(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${A(`standings.scored`,{count:t.hanchans})}</dt><dd>${H(s)}</dd></div>
<div><dt>${A(`standings.taken`)}</dt><dd>${H(-10*c-l/100)}</dd></div>
<div><dt><strong>${A(`standings.total`)}</strong></dt><dd>${H(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${A(`standings.games`)}</h2>
${a.length===0&&j`<p class="soft">${A(`standings.no-games`)}</p>`}
${a.map(t=>j`<${Ps} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${A(`standings.taken`)}</h2>
${o.length===0&&j`<p class="soft">${A(`standings.nothing-taken`)}</p>`}
${o.length>0&&j`<${Ns} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ns({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return j`<dl class="card facts">
${t.map(t=>j`<div key=${t.id}>
<dt>${r&&j`<span class="who">${i(t.account)}</span> · `}<${Ge} state=${e} line=${t} /></dt>
<dd>${$e(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>j`<div key=${e}><dt><strong>${A(`standings.sum`)}</strong></dt><dd>${$e(e,t)}</dd></div>`)}
</dl>`}function Ps({state:e,game:t,named:n}){let r=O(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[A(`hall-round`,{round:o}),A(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=A(`standings.delta`,{points:q(p),goal:q(p-h*100)});return j`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&j`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&j`<p class="soft">${A(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&j`<p class="soft">${A(`standings.counted`,{counted:q(f),points:q(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${H(h,!0)}</dd></div>
<div><dt>${A(`standings.uma`,{place:m})}</dt><dd>${H(g,!0)}</dd></div>
<div><dt>${A(`standings.oka`)}</dt><dd>${H(_,!0)}</dd></div>
${v>0&&j`<div><dt>${A(`standings.by.yakitori`)}</dt><dd>${H(-v,!0)}</dd></div>`}
<div><dt><strong>${A(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${H(y,!0)}</dd></div>
</dl>
${d.map(e=>j`<p class="note warn" key=${e}>${A(`standings.flag.${e}`)}</p>`)}
</article>`}function Fs({of:e}){let[t,n]=D(``);return j`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;i.file(`standings.csv?of=${e}`).then(e=>Te(e,t),e=>n(U(e)))}}>${A(`standings.export`)}</button>
${t&&j`<p class="note bad" role="alert">${t}</p>`}`}function Is({state:e}){let{book:n,official:r}=E(),{numbers:i,silent:a,complete:o}=fs(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[A(`standings.by.${e}`),Ls(t)]),l=()=>j`${c.length>0&&j`<${t} rows=${c} />`}
${s&&j`<${Rs} names=${a} numbers=${i} />`}`;return o?j`<${u} title=${A(`standings.by`)}>${l}<//>`:j`<section class="card" aria-labelledby="by">
<h2 id="by">${A(`standings.by`)}</h2>
<p class="note warn">${A(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ls(e){return Array.isArray(e)?e.map(e=>`${q(e)}P`).join(` / `):q(e)}function Rs({names:e,numbers:t}){let[n,r]=D(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=D(null),[s,c]=D(!1);return j`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let a=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,zs(e,n[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l={...Object.fromEntries(a),replaces:s.length?Object.fromEntries(s):null};await i.ask(`scoring`,{method:`PUT`,body:l}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>j`<${g} key=${e} label=${A(`standings.by.${e}`)} hint=${A(`standings.hint.${e}`)}
value=${n[e]} required=${e!==us} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?j`<${De} problem=${a.problem} />`:j`<p class="note bad" role="alert">${U(a)}</p>`)}
<button class="button main" disabled=${s}>${A(`standings.set`)}</button>
</form>`}function zs(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Bs):Bs(n.replace(/[\s,.'’]/g,``))}function Bs(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Vs({args:[e]}){let{tournament:t,state:n}=E();return!t||!n?j`<${R} title=${A(`hall-standings`)} />`:e?j`<${js} state=${n} id=${e} />`:j`<${Hs} state=${n} />`}function Hs({state:e}){let{official:t}=E(),n=Ye(`standings`),[r,i]=D(`players`),{body:a}=n.answer??{},o=de(t)&&j`<a class="button" href="#/import">${A(`standings.import`)}</a>`;return j`<${s} title=${A(`hall-standings`)} up="#/tables" actions=${o}>
<${He} seen=${n} />
<${Qe} />
${e.others.id&&j`<a class="button" href=${`#/season/${e.others.id}`}>${A(`season.of`,{name:e.others.season})}</a>`}
${a?.teams.length>0&&j`<${f} label=${A(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:A(`standings.of.${e}`)}))} />`}
${a&&j`<${Us} state=${e} found=${a[r]} />`}
${a&&j`<${Fs} of=${r} />`}
<${kt} state=${e} />
<${Is} state=${e} />
<//>`}function Us({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?j`<${Ws} state=${e} />`:j`<ul class="rows" aria-label=${A(`hall-standings`)}>
${t.map(t=>j`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Gs(e,t,n).join(` · `)}</small></span>
<strong>${H(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Ws({state:e}){let{official:t}=E(),[n]=Ae(e);return j`<${z} text=${A(n?`standings.none`:`standings.no-hanchans`)}>
${n&&de(t)&&j`<a class="button" href=${`#/result/${n.id}`}>${A(`standings.enter`,{name:n.name})}</a>`}
${!n&&j`<${Ct} />`}
<//>`}function Gs(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&A(`standings.disqualified`),c&&A(`standings.withdrawn`),!s&&t===null&&A(`standings.unranked`),u&&A(`standings.shared`),r>0&&A(`standings.hanchans`,{count:r}),a!==0&&A(`standings.less`,{score:H(i),p:`${q(a)}P`}),o!==0&&A(`standings.less`,{score:H(i),p:q(o)})].filter(Boolean)}export{Pn as AccountActs,Ii as Alarm,oi as Cards,wn as Correct,ir as Dashboard,Er as Escalation,Or as Escalations,Zr as Fines,On as HandEndWithdrawal,is as Import,ha as Journal,zn as LineAct,Ue as NewPayment,ni as Payment,ho as People,Mr as Precedents,So as Reports,ks as Result,Vs as Standings};