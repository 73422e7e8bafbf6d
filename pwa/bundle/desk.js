import{B as e,Bt as t,Cn as n,D as r,Dn as i,Ft as a,H as o,Ht as s,Lt as c,M as l,Mt as u,N as d,Nt as f,O as p,Or as m,P as h,Pt as g,Qr as _,R as v,V as y,Vn as b,Vt as x,W as S,Wt as C,Xt as w,Y as ee,Zt as te,_i as ne,a as re,an as ie,b as ae,bn as oe,br as T,cn as se,ct as ce,dt as le,en as E,gi as D,gn as ue,gt as O,h as de,hi as k,hn as fe,ht as pe,ii as me,in as A,jt as he,kr as ge,ln as j,lt as M,m as N,nn as _e,p as ve,pi as P,rn as F,st as I,tn as L,u as ye,w as be,wn as xe,x as Se,yn as Ce,z as R,zt as z}from"./app.js";import{An as we,At as Te,Bt as Ee,Cn as De,Cr as Oe,Ct as ke,Dr as Ae,Dt as je,En as B,Er as Me,Et as Ne,Fr as Pe,Ft as Fe,Ht as V,In as Ie,Ir as Le,It as Re,J as ze,Ln as H,Lt as Be,Mn as Ve,Mt as He,Nt as U,On as Ue,Or as W,Ot as We,Pt as Ge,Qn as Ke,Rn as qe,Rt as Je,Sn as Ye,Sr as Xe,Tn as Ze,Tr as Qe,Ut as G,Vt as K,X as $e,Z as et,_t as tt,ct as nt,et as rt,fr as it,gr as at,gt as ot,hr as st,ht as ct,jn as lt,jt as ut,kn as q,kr as J,kt as dt,ln as ft,mr as pt,nt as mt,pr as ht,q as gt,qt as _t,st as vt,tt as yt,un as bt,ut as xt,vr as St,vt as Ct,wn as wt,wr as Tt,yr as Et,yt as Dt,zn as Y,zt as Ot}from"./shared.js";function kt({seen:e,state:t}){let n=O(),r=[[`standings`,e.standings.map(jt)],[`balances`,e.balances.map(Nt)],[`offences`,e.offences.map(e=>Pt(n,e))],[`debts`,e.debts.map(Nt)],[`seats`,e.seats.flatMap(e=>It(n,t,e))],[`rulings`,e.rulings.map(e=>Ft(n,e))]].filter(([,e])=>e.length>0);return r.length===0?j`<p class="soft" role="status">${A(`correct.nothing-else`)}</p>`:j`<section class="stack" role="status" aria-label=${A(`correct.follows`)}>
<h3>${A(`correct.follows`)}</h3>
${r.map(([e,t])=>j`<${At} key=${e} name=${e} changes=${t} />`)}
</section>`}function At({name:e,changes:t}){let n=t.length-12;return j`<div>
<h4>${A(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>j`<div>
<dt><span class="who">${e}</span>${t&&j`<small>${t}</small>`}</dt>
<dd><${Mt} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&j`<p class="soft">${A(`correct.more`,{count:n})}</p>`}
</div>`}function jt({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:A(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?H(e.total):A(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function Mt({before:e,after:t}){return e===t?t:j`<span class="soft">${e} →</span> ${t}`}function Nt({account:e,unit:t,before:n,after:r}){return{who:e.name,before:B(t,n),after:B(t,r)}}function Pt(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[I(e,n),r&&A(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function Ft(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?A(`correct.waits-again`):M(e,{penalties:i,effects:[]});return{who:t,about:I(e,n),before:a,after:a}}function It(e,t,{before:n,after:r}){let i=Lt(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??A(`correct.none`),o=T.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=Lt(t,n)===i?[]:[{who:Lt(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:Rt(n),after:Rt(r)}];return[...s,...c,...o]}function Lt(e,{round:t,table:n}){return[A(`hall-round`,{round:t}),A(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function Rt({status:e}){return A(e?`hall-is.${e}`:`correct.in-play`)}function X({title:e,what:t,request:n,yes:r,danger:a,note:o,onDone:s,onClose:c,children:l}){let[u,d]=D(!1),{reason:f,field:p}=Xe(t),{ask:m,asking:h,wrong:g}=G(A(`correct.needs-network`)),{seen:_,trouble:v}=zt(n);return j`<${he} title=${e} onClose=${c}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),d(!f),f&&n&&m(async()=>{await i.ask(n.path,{method:n.method,body:{...n.body,reason:f}}),w(A(`correct.done`)),c(),s?.()})}}>
${l}
${n&&j`<${Bt} seen=${_} trouble=${v} note=${o} />`}
${_&&p(u)}
${g}
${_&&j`<button class=${`button ${a?`danger`:`main`}`} disabled=${h}>${r}</button>`}
</form>
<//>`}function zt(e){let[t,n]=D({}),r=JSON.stringify(e);return P(()=>{if(!e)return;let{path:t,method:a,body:o}=e;i.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:r,seen:e}),e=>n({of:r,trouble:e}))},[r]),t.of===r?t:{}}function Bt({seen:e,trouble:t,note:n}){let{state:r}=E();return t?j`<${Ot} error=${t} needs=${A(`correct.needs-network`)} />`:e?j`<${kt} seen=${e} state=${r} />${n&&j`<p class="note warn">${n}</p>`}`:j`<${x} />`}function Vt(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function Ht({changes:e,children:t,...n}){return j`<${X} request=${e&&Vt(e)} ...${n}>${t}<//>`}function Ut(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function Wt(e,t,n,r){return[A(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function Gt({one:{id:e,table:t,round:n},state:r}){let[i,o]=D(!1),[s,c]=D({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=re(r).map(e=>({value:e.id,text:A(`hall-table`,{label:e.label})})),p=_t(r).map(e=>({value:e,text:A(`hall-round`,{round:e})}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${A(`correct.move`)}</button>
${i&&j`<${Ht} title=${A(`correct.move`)} what="seats" yes=${A(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${a} label=${A(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${a} label=${A(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function Kt({state:e,hanchan:t,seat:n,onClose:r}){let i=O(),o=t.substitutes?.[n],[s,c]=D(o?`back`:`substitute`),[l,u]=D(``),d=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:A(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?Xt(e,t,i):Yt(e,t);return j`<${Ht} title=${A(`correct.somebody-else`,{name:d})} what=${s===`substitute`?`substitute`:`seats`}
yes=${A(`correct.seat-yes`)} changes=${Jt(e,t,n,s,l)} onClose=${r}>
<${f} label=${A(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&j`<${a} label=${A(`correct.seat-who`)} value=${l} options=${[{value:``,text:A(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&j`<${qt} onAdded=${u} />`}
${s===`substitute`&&j`<p class="soft">${A(`correct.substitute-text`)}</p>`}
<//>`}function qt({onAdded:e}){let[t,n]=D(``),{ask:r,asking:a,wrong:o}=G();return j`<${g} label=${A(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&j`<button class="button" type="button" disabled=${a} onClick=${()=>r(async()=>{let n=b(i.now());await i.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${A(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function Jt(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Yt(e,t){let n=new Set([t,...Ut(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return U(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Xt(e,{id:t,round:n},r){return Ut(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>T.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${Wt(e,t,n,r)}`})))}const Zt=[`bottom`,`right`,`top`,`left`];function Qt({one:e,state:t}){let n=O(),[r,i]=D(null),[a,o]=D(null),[s,c]=D(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return j`<section class="around stack" aria-label=${A(`hall-seats`)}>
<p class="soft" role="status">${A(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${T.map((i,a)=>j`<li key=${i} class=${`at-${Zt[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${ye} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&j`<span class="marks"><span class="badge info">${A(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${A(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&j`<${Ht} title=${A(`correct.swap`)} what="seats" yes=${A(`correct.swap-yes`)} changes=${[$t(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&j`<${Kt} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function $t({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function en({one:e,state:t}){let[n,r]=D(void 0),i=e.status?[`back`]:[an(t,e)&&`cancelled`,`void`].filter(Boolean);return j`${e.status&&j`<p class="note warn">${A(`over.${e.status}`)}</p>`}
${i.map(e=>j`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${A(`correct.status.${e}`)}</button>`)}
${n&&j`<${tn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function tn({one:e,state:t,way:n,onClose:r}){let[i,a]=D(`game`),o=n===`back`?null:n,s=n=>nn(t,e,n).filter(n=>rn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:A(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return j`<${Ht} title=${A(`correct.status.${n}`)} what="status" yes=${A(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${A(`correct.status-text.${n}`)}</p>
${c.length>1&&j`<${f} label=${A(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function nn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function rn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||an(e,t):!1}function an(e,t){return!e.results[t.id]&&!y(e,t).begun}function on({one:{id:e,name:t},state:n}){let[r,i]=D(!1),[o,s]=D(``),c=sn(n,e),l=U(Object.values(n.players)).filter(t=>t.id!==e&&![...sn(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.join`)}</button>
${r&&j`<${X} title=${A(`correct.join-this`,{name:t})} what="joining" yes=${A(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${A(`correct.for-good`)} onClose=${()=>(i(!1),s(``))} onDone=${()=>ue(`#/player/${o}`,{replace:!0})}>
<p>${A(`correct.join-text`,{name:t})}</p>
<${a} label=${A(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:A(`people.choose-player`)},...u]} />
<//>`}`}function sn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const cn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},ln={name:200,id_number:40,label:40,league_number:40},un={player:`id_number`,team:`name`,official:`league_number`};function dn({kind:e,one:t,state:n}){let r=mn(e,t),[i,a]=D({}),[o,s]=D(!1),c={...r,...i},l=cn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return j`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${cn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?j`<${fn} key=${t} state=${n} value=${c.team} onChange=${r} />`:j`<${g} key=${t} label=${A(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${ln[t]} hint=${n.season&&t===un[e]?A(`correct.season`):void 0}
wrong=${u.includes(t)?A(`correct.empty`):void 0} />`})}
${l.length>0&&j`<button class="button main">${A(`correct.look`)}</button>`}
${o&&j`<${pn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function fn({state:e,value:t,onChange:n}){let r=U(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:A(`correct.no-team`)},...r];return j`<${a} label=${A(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&j`<a class="reach" href=${`#/correct/team/${t}`}>${A(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function pn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||A(`correct.none`);return j`<${X} title=${A(`correct.title`)} what="correction" yes=${A(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>j`<div key=${e}>
<dt>${A(`correct.field.${e}`)}</dt>
<dd><${Mt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function mn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(cn[e].map(e=>[e,n[e]??``]))}function hn({kind:e,one:t,name:n}){let[r,i]=D(!1);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.remove`)}</button>
${r&&j`<${X} title=${A(`correct.remove-this`,{name:n})} what="removal" yes=${A(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>fe(`#/tables`)}>
<p>${A(`correct.remove-text`)}</p>
<//>`}`}function gn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=D(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return j`${n&&j`<p class="note warn">${A(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.${o}`)}</button>
${r&&j`<${X} title=${A(`correct.${o}-this`,{name:t})} what=${o} yes=${A(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&j`<p>${A(`correct.withdraw-text`)}</p>`}
<//>`}`}function _n({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=E(),a=A(`correct.title`);if(!n||!r)return j`<${R} title=${a} />`;if(!N(i,[`director`]))return j`<${s} title=${a} up="#/tables"><p class="note warn">${A(`correct.directors`)}</p><//>`;let o=Object.hasOwn(vn,e)&&r[`${e}s`],c=o&&(o[t]??o[r.merged[t]]);if(!c)return j`<${v} title=${a} text=${A(`correct.nothing`)} up="#/people" />`;let l=yn(r,c);return j`<${s} title=${A(`correct.this`,{name:l})} up=${bn(e,c)}>
${vn[e].map(t=>j`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const vn={player:[dn,gn,on,hn],team:[dn,hn],table:[dn,hn],official:[dn],hanchan:[Qt,Gt,en,hn]};function yn(e,{name:t,label:n,round:r,table:i}){let a=A(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&A(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function bn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function xn({hanchan:e}){let{state:t}=E(),[n,r]=D(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ce(o),A(`hall-how.${s}`)].filter(Boolean).join(` · `);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${A(`correct.hand-end`)}</button>
${n&&j`<${X} title=${A(`correct.hand-end-title`)} what="hand-end" yes=${A(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${A(`correct.hand-end-text`)}</p>
<//>`}`}function Sn({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return j`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&j`<p class="soft">${r}</p>`}
${i.length===0&&j`<p class="soft">${A(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>j`<li key=${e.key}><${Cn} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&j`<${u} title=${A(`dashboard.numbers`)}>${()=>j`<${Tn} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function Cn({row:{name:e,value:t,part:n=0,href:r},most:i}){return j`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${Y(t)}</strong>
<${wn} value=${t} part=${n} most=${i} />
${n>0&&j`<small>${A(`dashboard.part`,{count:Y(n)})}</small>`}
</a>`}function wn({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return j`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&j`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function Tn({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return j`<table class="numbers">
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
<td>${Y(n)}</td>
${r&&j`<td>${Y(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function En(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:A(`hall-round`,{round:e})}));return[{value:``,text:A(`hall-any`)},...n]}function Dn({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function On({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=An(t,i.size>1?e=>Mn(e,r):jn);return t.length===0?null:j`<section class="card" aria-labelledby="spread">
<h2 id="spread">${A(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${A(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>j`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>j`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>j`<td key=${t.key}><${kn} count=${s.get(e+t.key)} most=${c} href=${Nn(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function kn({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return j`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${Y(e)}</strong>
</a>`}function An(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function jn(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Mn(e,t){let n=e.slice(0,10),r=_e(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Nn(e,t,{from:n,until:r}){return Dn(e,{table:t,from:n,until:r})}function Pn({state:e,changes:t}){return j`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${A(`dashboard.recharged`)}</h2>
<p class="soft">${A(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>j`<li key=${[t,r.id,i].join()}>
<span class="who">${q(e,r)}</span> ${B(i,a)} → <strong>${B(i,o)}</strong>
<br /><small class="soft">${[L(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Fn({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:A(e>1?`dashboard.from`:`dashboard.until`,{from:_(e),until:_(t)}),value:n,href:Dn(r,{took:`${e}-${t}`})})),a=e?A(`dashboard.median`,{time:_(t),count:e}):A(`dashboard.untimed`);return j`<${Sn} id="taking" title=${A(`dashboard.taking`)} what=${A(`dashboard.time`)}
about=${`${a} ${A(`dashboard.measured`)}`} rows=${e?i:[]} />`}function In(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(h(n)).map(([t,n])=>[d(e,t),l(e,t,n)]);return[...r,...i]}function Ln({cases:e}){return j`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${A(`dashboard.unlike`)}</h2>
<p class="soft">${A(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>j`<${Rn} key=${t} one=${e} />`)}
</section>`}function Rn({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=O(),o=i[0].rulings.length,s=In(a,t,n);return j`<article class="stack case">
<h3>${I(a,e)}</h3>
${s.length>0&&j`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&j`<p class="note info">${A(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>j`<${zn} key=${t} outcome=${e} most=${o} />`)}
</article>`}function zn({outcome:{penalties:e,rulings:t},most:n}){let r=O(),{state:i}=E(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=j`<span class="body outcome"><span>${M(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${Y(t.length)}</strong><${wn} value=${t.length} most=${n} /></span>`;return j`<${u} title=${o}>${()=>j`<${ae} rulings=${a} place empty=${A(`hall-none-found`)} />`}<//>`}function Bn(){let{tournament:e,state:t,official:n}=E();return!e||!t?j`<${R} title=${A(`dashboard.title`)} />`:ve(n)?j`<${Vn} state=${t} />`:j`<${s} title=${A(`dashboard.title`)} up="#/log"><p class="note warn">${A(`dashboard.whose`)}</p><//>`}function Vn({state:e}){let[t,n]=D({day:``,round:``});return j`<${s} title=${A(`dashboard.title`)} up="#/log">
<div class="asked">
<${g} type="date" label=${A(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${a} label=${A(`dashboard.round`)} value=${t.round} options=${En(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Hn} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Hn({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=J(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return j`<${Gn} seen=${r} zone=${e.settings.time_zone} />
${i&&j`<${Un} state=${e} body=${i} asked=${t} />`}`}function Un({state:e,body:t,asked:n}){let r=O(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>Dn(n,e),l=e=>({key:e.foul,name:I(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return j`<p role="status">${A(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${Sn} id="fouls" title=${A(`dashboard.fouls`)} what=${A(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${Sn} id="referees" title=${A(`dashboard.referees`)} what=${A(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${On} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${Sn} id="otherwise" title=${A(`dashboard.otherwise`)} about=${A(`dashboard.otherwise-about`)} what=${A(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Ln} cases=${t.differently} />
<${Pn} state=${e} changes=${t.recharged??[]} />
<${Sn} id="escalations" title=${A(`dashboard.escalations`)} what=${A(`dashboard.status`)}
rows=${s.map(e=>Wn(e,c))} />
<${Fn} taking=${t.time_to_rule} asked=${n} />
</div>`}function Wn({status:e,outcome:t,rulings:r},i){let a=[e,t].filter(Boolean),o=a.map(e=>n(`hall-escalation.${e}`)?A(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function Gn({seen:{answer:e,fresh:t,trouble:n},zone:r}){Le();let i=e&&L(e.at,r);return!e&&!n?j`<${x} />`:n?j`<p class="note warn" role="status">${W(n)} ${A(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:j`<p class="soft">${A(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Kn=[`photo`,`note`];function qn({state:e,escalation:t,ruling:n}){let r=E(),{outbox:a}=r,[o,s]=D(null);if(P(()=>void i.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Kn.includes(n)&&ge(r)))return j`<p class="note bad">${A(`esc.stuck`)} <a href="#/outbox">${A(`hall-resolve`)}</a></p>`;let c=ot(r,t,n);return j`
${c===`decide`&&j`<${Zn} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&j`<button class="button main" type="button" onClick=${()=>s(Jn)}>${A(`esc.do.appeal`)}</button>`}
${c===`reopen`&&j`<button class="button" type="button" onClick=${()=>s(Yn)}>${A(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&j`<p class="note warn">${A(`esc.${c}`)}</p>`}
${c===``&&j`<p class="soft">${A(`esc.wait.${t.status}`)}</p>`}
${o&&j`<${Et} what=${o.name} title=${A(`esc.do.${o.name}`)} text=${A(`esc.means.${o.name}`)} yes=${A(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...a}=o;await i.send(n,t.id,{reason:e,...a}),ie(),w(A(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Jn={kind:`appeal`,name:`appeal`},Yn={kind:`reopening`,name:`reopening`},Xn=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Zn({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>j`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${A(`esc.do.${e.name}`)}</button>`;return j`
${u&&f(Xn(`amended`,`confirmed`),`main`)}
${f(Xn(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${A(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Xn(`overturned`),`danger`)}
`}function Qn({ruling:e,rulings:t}){let n=O(),{state:r}=E(),[i,a]=[!0,!1].map(n=>t.filter(t=>tr(t,e)===n)),o=[...i,...a].slice(0,12);return j`<section class="stack">
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
</section>`}function $n(e,t,{offender:n}){return rr(e,t,e=>e.offender.id===n.id)}function er(e,t,{foul:n}){return rr(e,t,e=>e.foul===n)}function tr(e,t){return me(nr(e))===me(nr(t))}function nr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function rr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return be(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function ir({state:e,foul:t,escalation:n}){let r=J(`precedents?limit=20&foul=${t}`);return j`<section class="stack">
<h2>${A(`esc.precedents`)}</h2>
<${Ae} seen=${r} what="precedents" />
${r.answer&&j`<${or} state=${e} items=${ar(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${A(`esc.search-precedents`)}</a>
</section>`}function ar(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function or({state:e,items:t}){let n=O();return t.length===0?j`<p class="soft">${A(`esc.no-precedents`)}</p>`:j`<ul class="rows below precedents">
${t.map(t=>j`<li key=${t.ruling.id}><${sr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function sr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return j`<a class="row" href=${`#/ruling/${n.id}`}>
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
${s&&j`<span class="badge info">${tt(s)}</span>`}
</span>
</span>
</a>`}function cr({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return j`<${R} title=${A(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?j`<${v} title=${A(`esc.one`)} text=${A(`esc.missing`)} up="#/escalations" />`:j`<${lr} state=${n} escalation=${r} ruling=${i} />`}function lr({state:e,escalation:t,ruling:n}){let r=O(),i=Oe([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),c=t.status===`open`;Ie(c);let l=j`<${qn} state=${e} escalation=${t} ruling=${n} />`;return j`<${s} title=${I(r,n.foul)} up="#/escalations" actions=${l}>
<${We} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Ct(t)}</span> ${c&&j`<span class="soft">${ct(t.escalated_at)}</span>`}</p>
<//>
<${xt} state=${e} escalation=${t} />
<section class="stack">
<h2>${A(`esc.so-far`)}</h2>
<${vt} state=${e} events=${nt(e,t)} />
</section>
<${rt} ruling=${n} />
${a?j`<${yt} ruling=${n} spoken=${a} />`:j`<p class="soft">${A(`hall-no-book`)}</p>`}
<${mt} state=${e} ruling=${n} />
<${je} state=${e} ruling=${n} />
<${ke} state=${e} ruling=${n} />
<section class="stack">
<h2>${A(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ae} rulings=${$n(e,t,n)} place empty=${A(`esc.nothing-else`)} />
</section>
<${dt} state=${e} id=${n.offender.id} />
<${Qn} ruling=${n} rulings=${er(e,t,n)} />
<${ir} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ur(){let{tournament:e,state:t}=E();return!e||!t?j`<${R} title=${A(`hall-escalations`)} />`:j`<${dr} state=${t} />`}function dr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Ie(r.length>0),j`<${s} title=${A(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${A(`esc.precedents`)}</a></p>
${t.length===0&&j`<${z} text=${A(`esc.none`)}><a class="button" href="#/log">${A(`hall-log`)}</a><//>`}
<${fr} state=${e} title=${A(`esc.waiting`,{count:r.length})} escalations=${r} />
<${fr} state=${e} title=${A(`esc.decided-ones`)} escalations=${i} />
<//>`}function fr({state:e,title:t,escalations:n}){return n.length===0?null:j`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>j`<li key=${t.id}><${pr} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function pr({state:e,escalation:t}){let n=O(),r=e.rulings[t.id],i=t.status===`open`,a=[A(`hall-table`,{label:r.table.label}),Dt(e,t),ct(t.escalated_at)];return j`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${I(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${M(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Ct(t)}</span>
${!i&&j`<span class="badge info">${tt(t)}</span>`}
${t.unsent&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function mr({query:e}){let{tournament:t,state:n}=E();return!t||!n?j`<${R} title=${A(`esc.precedents`)} />`:j`<${hr} state=${n} begun=${e.get(`foul`)??``} />`}function hr({state:e,begun:t}){let n=O(),[r,i]=D(t in n.catalogue.fouls?t:``),[o,c]=D({}),[l,u]=D(``),[d,f]=D(``),p=e=>{i(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=J(yr(r,o,d)),_=h.answer?.body;return j`<${s} title=${A(`esc.precedents`)} up="#/escalations">
<p class="soft">${A(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${a} label=${A(`hall-filter.foul`)} value=${r} options=${[{value:``,text:A(`esc.any`)},...vr(n)]} onChange=${p} />
${r&&j`<${gr} words=${n} foul=${r} facts=${o} onFacts=${c} />`}
<${g} type="search" label=${A(`esc.words`)} hint=${A(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${A(`esc.search`)}</button>
</form>
<${Ae} seen=${h} what="precedents" />
${_&&j`<${or} state=${e} items=${_.items} />`}
${_?.next&&j`<p class="note">${A(`esc.more`,{count:50})}</p>`}
<//>`}function gr({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=E();return i?i.table(t).used.map(t=>{let i=_r(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&j`<${a} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:A(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function _r({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function vr(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function yr(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function br({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=lt(r).map(([e,t])=>B(e,t));return j`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${A(`fines.owing`)}</h2>
${r.length===0&&j`<p class="soft">${A(`fines.none`)}</p>`}
${r.length>0&&j`<p>${A(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>j`<li key=${Sr(t)}><${Cr} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&j`<p class="soft">${A(`fines.not-seated`)}</p>`}
</section>`}function xr({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:j`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${A(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>j`<li key=${Sr(t)}><${Cr} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${A(`fines.gives-back`)}</p>
</section>`}function Sr({account:e,unit:t}){return e.id+t}function Cr({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&A(`fines.since`,{time:L(o,e.settings.time_zone)}),c>0&&A(`fines.part-paid`,{amount:B(i,c)})],u=j`<span class="body who">${q(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${B(i,Math.abs(a))}</strong>`;return n?j`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?j`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:j`<div class="row">${u}</div>`}function wr({state:e,official:t}){if(!e.season||!Ve(t))return null;let n=A(`fines.season`,{season:e.season.season});return j`<${u} title=${n}>${()=>j`<${Tr} state=${e} />`}<//>`}function Tr({state:e}){let{answer:t,fresh:n,trouble:r}=J(`ledger/fines/season`);if(!t)return j`<p class="soft" role="status">${A(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=L(t.at,e.settings.time_zone);return j`${!n&&j`<p class="note warn" role="status">${A(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&j`<p class="soft">${A(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${Er(e,t)}</small></span>
<strong>${B(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function Er(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=pe(e,r)||e.settings.name;return n.length>1?`${a} ${B(t,i)}`:a}).join(` · `)}function Dr({state:e}){let{fines:t}=e.others;return t.length===0?null:j`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${A(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>j`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${q(e,t)}<small>
${pe(e,n)} · ${A(`fines.since`,{time:L(a,e.settings.time_zone)})}
</small></span>
<strong>${B(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${A(`fines.paid-there`)}</p>
</section>`}function Or(){let{tournament:e,state:t}=E();return!e||!t?j`<${R} title=${A(`fines.title`)} />`:j`<${kr} state=${t} />`}function kr({state:e}){let{official:t}=E(),[n,r]=D(null),[a,o]=D(``);P(()=>void i.lookAround(),[]);let c=ne(()=>Ue(e),[e.ledger]),l=Ve(t);return j`<${s} title=${A(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&j`<${Ar} state=${e} payment=${e.payments[a]} />`}</div>
<${br} state=${e} balances=${c} onPay=${l&&r} />
<${xr} state=${e} balances=${c} />
<${Dr} state=${e} />
<${jr} state=${e} />
<${wr} state=${e} official=${t} />
${l&&j`<a class="button" href="#/reports">${A(`reports.link`)}</a>`}
${n&&j`<${Te} state=${e} balance=${n} onTaken=${o} onClose=${()=>r(null)} />`}
<//>`}function Ar({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=q(e,{kind:n,id:r});return j`<p class="note info row">
<span class="body">${A(`fines.taken`,{name:o,amount:B(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${A(`fines.to-receipt`)}</a>
</p>`}function jr({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:j`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${A(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>j`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${q(e,{kind:r,id:i})}<small>
${[l?A(`fines.no-receipt-yet`):A(`fines.receipt`,{number:n}),A(`fines.method.${s}`),L(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${B(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${A(`fines.put-right`)}</p>
</section>`}function Mr({args:[e]}){let{tournament:t,state:n,official:r}=E();if(!t||!n)return j`<${R} title=${A(`fines.payment`)} />`;let i=n.payments[e];if(!i)return j`<${v} title=${A(`fines.payment`)} text=${A(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?A(`fines.payment`):A(`fines.receipt`,{number:i.receipt});return j`<${s} title=${a} up="#/fines">
<${Nr} state=${n} payment=${i} />
${i.unsent?j`<p class="note info" role="status">${A(`fines.receipt-later`)}</p>`:j`<${Pr} hash=${i.hash} />`}
${!i.unsent&&Ve(r)&&j`<${Fr} payment=${i} />`}
<//>`}function Nr({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[A(`fines.payer`),q(e,{kind:t,id:n})],[A(`fines.amount-paid`),B(r,i)],[A(`fines.how`),A(`fines.method.${a}`)],[A(`fines.when`),L(o,e.settings.time_zone)],...s?[[A(`fines.note-paid`),s]]:[]];return j`<dl class="facts">
${c.map(([e,t])=>j`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Pr({hash:e}){let t=st();return j`<figure class="big-code">
<${Ke} text=${`${t}/#/receipt/${e}`} label=${A(`fines.code`)} />
<figcaption>${A(`fines.photograph`)}</figcaption>
</figure>`}function Fr({payment:{id:e,receipt:t}}){let{live:n}=E(),{lang:r}=se(),[a,o]=D(0),{blob:s,url:c,failed:l}=Ne(()=>i.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,a].join()),u=()=>o(a+1);P(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return j`<p class="note warn" role="status">${A(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${A(`try-again`)}</button>`;if(!c||!s)return j`<p class="soft" role="status">${A(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return j`<div class="doing">
<a class="button main" href=${c} target="_blank">${A(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${A(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&j`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${A(`fines.share-page`)}</button>`}
</div>`}function Ir(){let{tournament:e,state:t}=E();if(!e||!t)return j`<${R} title=${A(`hall-cards`)} />`;let n=j`<button class="button main" onClick=${()=>print()}>${A(`hall-print`)}</button>`;return j`<${s} title=${A(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${A(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${A(`reports.link`)}</a>
<ul class="codes">
${re(t).map(e=>j`<li key=${e.id}><${Lr} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Lr({table:e,name:t}){let{url:n,failed:r}=Ne(()=>i.tableCode(e.id),e.id),a=A(`hall-table`,{label:e.label});return j`<figure>
${n&&j`<img src=${n} alt=${A(`hall-code`,{label:e.label})} />`}
${r&&j`<p class="note warn">${A(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function Rr(e,t,n){let{kind:r,body:i}=n,a=zr[r]??zr[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const zr={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Vr(r),r.number,Z(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Hr(t,n),...Vr(n)],phone:(e,t,{body:n})=>[Hr(t,n)],token:(e,t,{body:n})=>[n.name,Hr(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Br(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[A(`journal.joined`,{name:Z(t,n)??`?`})]:Br(r,r.name??Z(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Br(r,A(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Wr(t,n),...T.map(e=>Z(t,r[`${e}_id`])),r.scheduled_at&&L(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Ur(e,n),photo:(e,t,{body:n})=>Ur(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Ur(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&A(`journal.outcome.${r.outcome}`),...Ur(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Gr(t,i)]},hand:(e,t,{subject:n,body:r})=>[A(`hall-how.${r.how}`),...Gr(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[A(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>q(t,e)),n.foul&&I(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&A(`help.over.${r.ended_how}`),...Gr(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[A(`journal.what.${n.what}`),n.person_id&&q(t,{kind:n.person_kind,id:n.person_id}),Wr(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${_(Math.abs(n.seconds))}`,Wr(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&A(`journal.what.${r}`),Z(t,i),Wr(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>Z(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Kr(t,e)),fine:(e,t,{body:n})=>[Kr(t,{...n,what:`paid`}),A(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>Z(t,e)),result:(e,t,{body:n})=>[Wr(t,n.hanchan_id),...T.map(t=>`${e.phrase(`seat-${t}`)} ${Y(n.points[t])}`)]};function Br({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&A(`journal.was`,{was:i}),t&&A(`journal.withdrawn`),n&&A(`journal.removed`)]}function Vr({roles:e}){return(e??[]).map(e=>A(`hall-role.${e}`))}function Z(e,t){return e.players[e.merged[t]??t]?.name}function Hr(e,{official_id:t,player_id:n}){return e.officials[t]?.name??Z(e,n)}function Ur(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[I(e,n),r.name,A(`hall-table`,{label:i.label}),M(e,t)]}function Wr(e,t){let n=e.hanchans[t??``];return n&&wt(e,n)}function Gr(e,{table:t,hand:n}={}){return[e.tables[t]&&A(`hall-table`,{label:e.tables[t].label}),ce(n)]}function Kr(e,{account_kind:t,account_id:n,...r}){return`${q(e,{kind:t,id:n})} ${we(r)}`}const qr=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Jr(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return ti(e,t);if(n.startsWith(`ruling.`))return Xr(e,t);let[i]=await ii(t,Yr(t));if(!i)return null;if(n===`result.corrected`)return{before:Qr(e,i.body),after:Qr(e,r)};let a=n===`hanchan.scheduled`?$r:ei;return{before:a(i.body),after:a(r)}}function Yr({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Xr(e,t){let{kind:n,body:r}=t,[i]=await ii(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Zr(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(In(e,t,n))}}}let[o]=await ii(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Zr(e,o)}:null}function Zr(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=qr.filter(e=>(o[e]??null)!==null),c=In(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Qr(e,{points:t,deposits:n,unranked:r,winless:i}){let a=T.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function $r({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function ei({arrived_at:e,at:t}){return{arrived_at:e??t}}async function ti(e,t){let n=await ii(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:ni(e,r),after:ni(e,{...r,...t.body})}}function ni(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[A(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>ri(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[A(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function ri(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function ii({seq:e},t,n=1){return(await(await i.audit()).older(e,n,t)).entries}const ai=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],oi={ruling:`rulings`,player:`players`,table:`tables`};function si({state:e,entry:t,onSubject:n}){let r=O(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??A(`hall-unknown`):A(`journal.nobody`),l=Rr(r,e,t),d=[A(`journal.number`,{seq:i}),L(a,e.settings.time_zone),c],f=j`<div class="body">
<h3>${li(s)}</h3>
${l.length>0&&j`<span class="who">${l.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return j`<${u} class="entry" title=${f}>
${()=>j`<${ci} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function ci({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(oi).find(([,t])=>o in e[t])??[];return j`<div class="stack">
<p class="pair">
${c&&j`<a class="button" href=${`#/${c}/${o}`}>${A(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${A(`journal.all-of-it`)}</button>
</p>
${(ai.includes(a)||s.what===`corrected`)&&j`<${ui} state=${e} entry=${t} />`}
<h4>${A(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${A(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function li(e){return n(`journal.kind.${e}`)?A(`journal.kind.${e}`):e}function ui({state:e,entry:t}){let n=O(),[r,i]=D(void 0);return P(()=>void Jr(n,t).then(i,()=>i(null)),[]),r===void 0?j`<${x} />`:r===null?j`<p class="soft">${A(`journal.no-before`)}</p>`:j`<${et} caption=${A(`journal.changes`)} heads=${[A(`journal.before`),A(`journal.after`)]}
before=${r.before} after=${r.after} />`}const di=`shinpan.alarm.`;function fi({inCall:e}){let{alarms:t,tournament:n}=E(),r=t?.at(-1);return r&&n&&j`<${pi} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function pi({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=D(()=>!n&&oe(di+t)!==r.at);return P(()=>{mi(r)||te(220),ie(600)},[]),j`<div role="alert">
<button class=${mi(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${hi} alarm=${r} /><span>${A(`alarm.${r.what}`)}</span><strong>${A(`alarm.open`)}</strong>
</button>
</div>
${i&&j`<${gi} alarms=${e} onClose=${()=>{Ce(di+t,r.at),a(!1)}} />`}`}function mi({what:e}){return e===`restored`}function hi({alarm:e}){return j`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(mi(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function gi({alarms:e,onClose:t}){let{official:n}=E(),r=k(null);P(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return j`<dialog class=${mi(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${hi} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${A(`alarm.${o}`)}</h2><p>${A(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${vi} alarm=${i} />
<section><h3>${A(`alarm.meaning`)}</h3><p>${A(mi(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${A(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>j`<li key=${e}>${A(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${Si}>${A(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${A(`alarm.close`)}</button>
${a.map(e=>j`<${_i} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function _i({alarm:e}){let{what:t,seq:n}=e;return j`<section class="stack">
<h3>${A(`alarm.earlier`)} ${A(`alarm.${t}`)}</h3>
<p>${A(`alarm.${t}.said`,{seq:n})}</p>
<${vi} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function vi({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=E();return j`${e&&j`<${yi} mine=${e} theirs=${t} heads=${[A(`alarm.mine`),A(r)]} />`}
<p class="soft">${A(`alarm.found`,{time:L(n,i?.time_zone)})}</p>`}function yi({mine:e,theirs:t,heads:n}){let r=O(),{state:i}=E(),a=Rr(r,i,e),o=t&&Rr(r,i,t);return j`<div class="slips">
<${xi} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${xi} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&j`<${et} caption=${A(`journal.changes`)} heads=${n} before=${bi(e)} after=${bi(t)} />`}`}function bi({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function xi({title:e,entry:t,parts:n,others:r}){let{state:i}=E();return j`<section class="slip">
<h3>${e}</h3>
${t?j`<p><strong>${li(t.kind)}</strong></p>
<ul>${n.map((e,t)=>j`<li key=${t}>${!r||r.includes(e)?e:j`<mark>${e}</mark>`}</li>`)}</ul>
<small>${A(`journal.number`,{seq:t.seq})} · ${L(t.at,i.settings.time_zone)}</small>`:j`<p><mark>${A(`alarm.nothing`)}</mark></p>`}
</section>`}async function Si(){let e=await i.evidence().catch(()=>null);if(!e)return w(A(`journal.unread`));let t=JSON.stringify(e,null,1);Qe(new Blob([t],{type:`application/json`}),`${i.snapshot.tournament?.slug}-log-evidence.json`)}function Ci({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:wi(xe(`journal.kind.`).map(e=>({value:e.slice(13),text:A(e)}))),person:wi(i.map(({id:e,name:t})=>({value:e,text:t}))),table:re(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:A(`journal.this`)}]}};return j`<details class="fold" open=${!!t.subject}>
<summary>${A(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>j`<${a} key=${e} label=${A(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:A(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&j`<button class="button" type="button" onClick=${()=>n({})}>${A(`journal.clear`)}</button>`}
</div>
</details>`}function wi(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Ti=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Ei(e,{kind:t,person:n,table:r,subject:i}){let a=Oi(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=Di(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function Di({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Ti)??[]]}function Oi({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ki({result:{browser:e,server:t}}){return j`<div class="stack" role="status">
<${ji} name=${A(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>A(`journal.found.${t}`,{seq:e})} />
${t&&j`<${ji} name=${A(`journal.server`)} result=${t} whole="journal.rows-whole" line=${Ai} />`}
</div>`}function Ai({seq:e,kind:t,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?A(`hall-player`):n(`hall-role.${e}`)?A(`hall-role.${e}`):e);return n(`finding.${t}`)?A(`finding.${t}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):j`<span lang="en">${i}</span>`}function ji({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return j`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=E().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?j`<p class="note bad"><strong>${e}</strong> ${A(`journal.another`,{seq:i.seq})} ${A(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?j`<p class="note"><strong>${e}</strong> ${A(a,{seq:i.seq})}</p>`:j`<div class="note bad stack">
<p><strong>${e}</strong> ${A(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>j`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&j`<p>${A(`journal.more`,{count:r-50})}</p>`}
</div>`}function Mi(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ni({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Qe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Pi({onHead:e,onClose:t}){let n=k(null),[r,i]=D(``);return P(()=>{let t=new AbortController;return $e(n.current,t.signal,t=>Mi(t)?(e(t),!0):!1,i),()=>t.abort()},[]),j`<${he} title=${A(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${A(`hall-viewfinder`)}></video>
${r&&j`<p class="note warn" role="status">${A(`journal.scan.${r}`)}</p>`}
<//>`}function Fi({state:e}){return j`<section class="card" aria-labelledby="proof">
<h2 id="proof">${A(`journal.proof`)}</h2>
<p class="unprinted">${A(`journal.proof-about`)}</p>
<${Ii} />
<${u} title=${A(`journal.head`)}>${()=>j`<${Ri} state=${e} />`}<//>
</section>`}function Ii(){let{official:e}=E(),[t,n]=D(``),[r,i]=D(null),[a,o]=D(null),s=k(null);P(()=>()=>s.current?.abort(),[]);let[c,l]=D(!1),u=e=>{n(e),l(!1)},d=Mi(t),f=t.trim()&&!d?A(`journal.no-head`):``;return j`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await Li({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
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
${r&&j`<${ki} result=${r} />`}
${c&&j`<${Pi} onHead=${u} onClose=${()=>l(!1)} />`}`}async function Li(e,t){let{prove:n}=await i.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?A(`journal.stopped`):W(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await r(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await r(i.ask(`audit${s}`,{timeout:12e4}))}}function Ri({state:e}){let[n,r]=D(null),[a,o]=D(``),{online:s}=E();if(P(()=>{i.ask(`journal/head`).then(r,e=>o(W(e)))},[e.seq,s]),!n)return j`<p class=${a?`note warn`:`soft`} role="status">${a||A(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return j`<div class="stack head">
<p>${A(`journal.head-about`)}</p>
<figure><${Ke} text=${d} label=${A(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${t} rows=${[[A(`journal.number-of`),n.seq],[A(`journal.time`),n.at&&L(n.at,u)],[A(`journal.hash`),j`<code>${d}</code>`],[A(`journal.command`),j`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ni(e.settings,n)}>${A(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${A(`hall-print`)}</button>
</p>
</div>`}const zi=5e3;function Bi({state:e}){let{online:t}=E(),[n,r]=D(null),[a,o]=D(``),[s,c]=D(null);return P(()=>{let e=()=>Vi().then(r,e=>o(W(e))),t=()=>i.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,zi),a=setInterval(t,zi);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),j`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${A(`witness.title`)}</h2>
${s&&j`<p class="note warn" role="status">${A(`witness.unchecked`,{time:L(s,e.settings.time_zone)})}</p>`}
${n?j`<${Hi} state=${e} answer=${n} />`:j`<p class="soft" role="status">${a||A(`loading`)}</p>`}
</section>`}async function Vi(){let e=await i.ask(`journal/witnesses`);return{...e,...await i.behindHead(e)}}function Hi({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return j`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>j`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Wi(e,t.official_id)}</span>`)}
</p>
<p><strong>${A(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${A(`witness.about`)}</p>
${o.length>0&&j`<ul class="bullets">${o.map(t=>j`<li key=${t.key_id}>${Ui(e,t,i)}</li>`)}</ul>`}
</div>`}function Ui(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??A(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return A(s,{...o,time:L(i,e.settings.time_zone)})}function Wi(e,t){return[...e.officials[t]?.name??`?`][0]}function Gi({query:e}){let{tournament:t,state:n}=E();if(!t||!n)return j`<${R} title=${A(`journal.title`)} />`;let r=Object.fromEntries(e);return j`<${Ki} key=${e.toString()} state=${n} asked=${r} />`}function Ki({state:e,asked:t}){let[n,r]=D(t),[i,a]=D(e.seq),o=JSON.stringify([n,i]);return j`<${s} title=${A(`journal.title`)} up="#/log">
<${Fi} state=${e} />
<${Bi} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${A(`journal.entries`)}</h2>
<p class="soft">${A(`journal.kept`,{seq:e.seq})}</p>
<${Ci} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&j`<button class="button" type="button" onClick=${()=>a(e.seq)}>${A(`journal.newer`,{count:e.seq-i})}</button>`}
<${qi} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function qi({state:e,from:t,chosen:n,onSubject:r}){let a=ne(()=>Ei(e,n),[]),[o,s]=D([]),[c,l]=D(t+1),[u,d]=D(!1),f=k(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await i.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return P(()=>void p(),[]),u?j`<p class="note bad" role="alert">${A(`journal.unread`)}</p>`:c===t+1?j`<${x} />`:j`<ul class="entries">
${o.map(t=>j`<li key=${t.seq}><${si} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&j`<p class="soft" role="status">${A(`hall-none-found`)}</p>`}
${c!==null&&j`<button class="button" type="button" onClick=${p}>${A(`journal.older`)}</button>`}`}function Ji({state:e}){let t=V(`invitations`),n=j`<a class="button main" href="#/people/invite">${A(`people.invite`)}</a>`;return j`<${s} title=${A(`people.links`)} up="#/people" actions=${n}>
<${Je} of=${t}>
${t=>j`<${Yi} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Yi({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return j`${r.length===0&&j`<${z} text=${A(`people.no-links`)} />`}
<${Xi} links=${r} zone=${n} state=${t} />
${i.length>0&&j`<${u} title=${A(`people.closed-count`,{count:i.length})}>
${()=>j`<${Xi} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Xi({links:e,zone:t,state:n}){return e.length===0?null:j`<ul class="rows">
${e.map(e=>j`<${Qi} key=${e.id} link=${e} zone=${t} whom=${n?Zi(n,e):A(`people.open-link`)} />`)}
</ul>`}function Zi(e,{official:t,player:n,roles:r,label:i}){return t?A(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?A(`people.for-player`,{name:e.players[n]?.name??`?`}):[Re(r),i].filter(Boolean).join(` · `)}function Qi({link:e,zone:t,whom:n}){let[r,a]=D(!1),{ask:o,asking:s,wrong:c}=G();return j`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${$i(e,t)}</small></span>
${!e.closed&&j`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${A(`people.withdraw`)}</button>`}
</div>
${c}
${r&&j`<${St} title=${A(`people.withdraw-ask`)} text=${A(`people.withdraw-text`)} yes=${A(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>i.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function $i({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?A(`people.any-number`):A(`people.uses-left`,{left:t,uses:e});return r?[A(`people.closed.${r}`),a].join(` · `):[a,n?A(`people.until`,{time:L(n,i)}):A(`people.no-end`)].join(` · `)}function ea({made:e,state:t,up:n,onMore:r}){let[i,a]=D(e.link),o=e.limits??$i(e,t.settings.time_zone),c=j`<button class="button" type="button" onClick=${r}>${A(`people.another`)}</button>
<a class="button main" href=${n}>${A(`people.done`)}</a>`;return j`<${s} title=${A(`people.link-made`)} up=${n} actions=${c}>
<${ht} link=${i} cure=${e.addresses?.cure} />
<p><strong>${ta(t,e)}</strong></p>
<figure class="big-code"><${Ke} text=${i} label=${A(`people.code`)} /></figure>
<${it} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${na} made=${e} />
<${ze} label=${A(`people.link`)} text=${i} />
<p class="note warn">${A(`people.link-once`)}</p>
<//>`}function ta(e,{official:t,player:n,roles:r,name:i}){return n?A(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?A(`people.becomes-named`,{name:i,roles:Re(r)}):t?A(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):A(`people.becomes`,{roles:Re(r)})}function na({made:e}){let{items:t}=V(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return j`<p role="status">${n>0&&j`<span class="badge">${A(`people.arrived`,{count:n})}</span>`}</p>`}const ra=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ia({state:e,query:t}){let[n,r]=D(null),i=async e=>r({...e,addresses:await pt()}),a=t.get(`official`),o=t.get(`player`),c=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=A(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?j`<${ea} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:j`<${s} title=${l} up=${c}>
${a?j`<${ca} official=${e.officials[a]} onMade=${i} />`:o?j`<${la} player=${e.players[o]} onMade=${i} />`:j`<${aa} onMade=${i} />`}
<//>`}function aa({onMade:e}){let[t,n]=D(`name`),r=[`name`,`role`].map(e=>({value:e,text:A(`people.by.${e}`)}));return j`<${f} label=${A(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?j`<${oa} onMade=${e} />`:j`<${sa} onMade=${e} />`}`}function oa({onMade:e}){let[t,n]=D(``),[r,a]=D([]),o=K();return j`<${ua} lacks=${e=>({name:e&&!t.trim()?A(`people.name-missing`):``,roles:e&&r.length===0?A(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},a=await i.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await Ee(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:A(`people.one-phone`)})}}>
${e=>j`<${g} label=${A(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ge} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${A(`people.by-name-text`)}</p>`}
<//>`}function sa({onMade:e}){let[t,n]=D([]),[r,i]=D(`5`),[a,o]=D(240),[s,c]=D(``),l=K();return j`<${ua} lacks=${e=>({roles:e&&t.length===0?A(`people.role-missing`):``,uses:e&&!(Q(r)>=1&&Q(r)<=500)?A(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:Q(r),minutes:a,label:s.trim()};await e(await Ee(`invitations`,l(n),n,`join`))}}>
${e=>j`<${Ge} chosen=${t} wrong=${e.roles} onChange=${n} />
<${g} label=${A(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${da} value=${a} onChange=${o} />
<${g} label=${A(`people.label`)} hint=${A(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${A(`people.by-role-text`)}</p>`}
<//>`}function ca({official:e,onMade:t}){let[n,r]=D(60),i=K();return e?j`<${ua} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Ee(`invitations`,i(r),r,`join`))}}>
${()=>j`<p>${A(`people.becomes-phone`,{name:e.name})}</p><${da} value=${n} onChange=${r} />`}
<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function la({player:e,onMade:t}){let n=K();return e?j`<${ua} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Ee(`invitations`,n(r),r,`join`))}}>${()=>j`<p>${A(`people.own-text`,{name:e.name})}</p>`}<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function ua({make:e,lacks:t=()=>({}),children:n}){let[r,i]=D(!1),{ask:a,asking:o,wrong:s}=G();return j`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${A(`people.make-link`)}</button>
</form>`}function da({value:e,onChange:t}){let n=ra.map(([e,t,n])=>({value:n,text:_e(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return j`<${a} label=${A(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function Q(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const fa={name:200,id_number:40};function pa({state:e}){return j`<${ha} kind="player" title=${A(`people.new`)} state=${e} />`}function ma({state:e}){return j`<${ha} kind="team" title=${A(`people.new-team`)} state=${e} />`}function ha({kind:e,title:t,state:n}){let[r,o]=D({name:``,id_number:``,team:``}),[c,l]=D(!1),u=K(),{ask:d,asking:f,wrong:p}=G(),m=U(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),h=e===`player`,_=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),s=t.currentTarget.querySelector(`input`);if(l(!a.name),!a.name)return s.focus();d(async()=>{await i.ask(`${e}s/${u(a)}`,{method:`PUT`,body:a}),w(A(`people.added`,{name:a.name})),o({...r,name:``,id_number:``}),s.focus()})},v=(e,t)=>j`<${g} label=${A(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${fa[e]}
onInput=${t=>o({...r,[e]:t})} ...${t} />`;return j`<${s} title=${t} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:c&&!r.name.trim()?A(`people.name-missing`):void 0})}
${h&&v(`id_number`,{hint:A(`people.number-hint`)})}
${h&&m.length>0&&j`<${a} label=${A(`correct.field.team`)} value=${r.team} options=${[{value:``,text:A(`correct.no-team`)},...m]}
onChange=${e=>o({...r,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${A(`people.add`)}</button>
</form>
<//>`}function ga({whom:e,name:t,zone:n}){let r=V(`phones`),i=V(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return j`<section class="stack">
<h2>${A(`people.phones`)}</h2>
<${Je} of=${r}>
${e=>j`<${_a} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&j`<${Xi} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${A(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function _a({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>j`<ul class="rows">
${e.map(e=>j`<${va} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return j`${i.length?a(i):j`<p class="soft">${A(`people.no-phone`)}</p>`}
${r.length>0&&j`<${u} title=${A(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function va({phone:e,name:t,zone:n}){let{id:r,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=D(!1),{ask:f,asking:p,wrong:m}=G(),h=l?A(`people.by-account`):xa(a??``),g=()=>{d(!1),f(async()=>{await i.ask(`phones/${r}/cut-off`,{method:`PUT`}),w(A(`people.cut-off-done`))})},_=[A(`people.since`,{time:L(o,n)}),s&&!c&&A(`people.seen`,{day:_e(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&A(`people.cut-off-at`,{time:L(c,n)})];return j`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&j`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${A(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${A(`people.cut-off`)}</button>`}
</div>
${m}
${u&&j`<${St} title=${A(`people.cut-off-ask`,{name:t,phone:h})} text=${A(`people.cut-off-text`,{name:t})}
yes=${A(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const ya=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],ba=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function xa(e){return[ya,ba].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Sa({state:e,official:t}){let{id:n,name:r,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=D(c),f=k(c),p=k(null),{ask:m,asking:h,wrong:g}=G(),_=e=>d(f.current=e);P(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await i.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}w(A(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=U(Object.values(e.players));return j`<section class="card">
<h2>${A(`people.partial`)}</h2>
<p class="soft">${A(`people.partial-text`)}</p>
<${a} label=${A(`people.plays-as`,{name:r})} value=${l??``} options=${wa(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Ca} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Ca({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return j`${r.length>0&&j`<ul class="rows">
${r.map(({id:e,name:t})=>j`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${A(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${A(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${a} key=${t.join()} label=${A(`people.conflict-add`)} value="" options=${wa(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function wa(e,t){return[{value:``,text:A(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Ta({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return j`<${v} title=${A(`people.title`)} text=${A(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?j`<${s} title=${i} up=${r}>
<p>${Re(a)}</p>
<p class="note warn">${A(`people.revoked-at`,{time:L(o,e.settings.time_zone)})}</p>
<//>`:j`<${s} title=${i} up=${r}>
<p>${Re(a)}</p>
<${ga} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${A(`correct.link`)}</a>
<${Ea} key=${a.join()} official=${n} />
<${Sa} state=${e} official=${n} />
<${Da} official=${n} />
<//>`}function Ea({official:{id:e,roles:t}}){let[n,r]=D(t),[a,o]=D(``),{ask:s,asking:c,wrong:l}=G(),u=[...n].sort().join()===[...t].sort().join();return j`<form class="card" onSubmit=${r=>{r.preventDefault(),o(n.length?``:A(`people.role-missing`)),n.length&&s(async()=>{await i.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),w(A(`people.saved`))})}}>
<h2>${A(`people.roles-change`)}</h2>
<p class="soft">${A(`people.roles-late`)}</p>
<${Ge} chosen=${n} wrong=${a} onChange=${r} />
${l}
${!u&&j`<button class="button main" disabled=${c}>${A(`people.save`)}</button>`}
</form>`}function Da({official:{id:e,name:t}}){let[n,r]=D(!1),{ask:a,asking:o,wrong:s}=G();return j`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${A(`people.revoke-this`,{name:t})}
</button>
${n&&j`<${St} title=${A(`people.revoke-ask`,{name:t})} text=${A(`people.revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${()=>{r(!1),a(()=>i.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Oa({state:e}){let[t,n]=D(``),{items:r}=V(`invitations`),i=t.trim().toLocaleLowerCase(),a=U(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return j`<${s} title=${A(`people.players`)} up="#/people">
<p>${A(`people.players-text`)}</p>
<${g} type="search" label=${A(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?j`<${z} text=${A(`people.nobody`)} />`:j`<${z} text=${A(`people.no-players`)}><${gt} /><//>`)}
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
${!i&&j`<${ka} state=${e} />`}
<//>`}function ka({state:e}){let t=U(Object.values(e.teams));return t.length===0?null:j`<section class="stack">
<h2>${A(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>j`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Aa({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?j`<${s} title=${n.name} up=${r}>
<p>${A(`people.own-text`,{name:n.name})}</p>
<${ga} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${A(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${A(`people.erase`)}</a>
<//>`:j`<${v} title=${A(`people.players`)} text=${A(`people.nobody`)} up=${r} />`}function ja({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return j`<${v} title=${A(`erasing.title`)} text=${A(`people.nobody`)} up="#/people/players" />`;let a=r?A(`erasing.title-one`,{name:r.name}):A(`erasing.title`);return j`<${s} title=${a} up=${i}>
<p>${A(`erasing.text`)}</p>
${e.season&&j`<p class="note warn">${A(`erasing.season`)}</p>`}
<p class="soft">${A(`erasing.other-places`)}</p>
<${Na} player=${n} names=${Ma(r?[r]:U(Object.values(e.players)))} />
<${Pa} zone=${e.settings.time_zone} />
<//>`}function Ma(e){let t=F(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?A(`erasing.and-more`,{names:t,count:n}):t}function Na({player:e,names:t}){let[n,r]=D(!1),[a,o]=D(!1),[s,l]=D(!1),{ask:u,asking:d,wrong:f}=G(),p=K();return j`<div class="stack">
${!e&&j`<${c} label=${A(`erasing.texts`)} hint=${A(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${c} label=${A(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${A(`erasing.erase`)}
</button>
${s&&j`<${St} title=${A(`erasing.ask`)} text=${A(`erasing.ask-text`,{names:t})} yes=${A(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await i.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),w(A(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function Pa({zone:e}){let{items:t}=V(`erasures`);if(!t?.length)return null;let n=_e(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return j`<section class="stack">
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
</section>`}const Fa=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ia({state:e}){let t=V(`api-tokens`),[n,r]=D(!1),i=!n&&j`<button class="button main" type="button" onClick=${()=>r(!0)}>${A(`people.token-new`)}</button>`;return j`<${s} title=${A(`people.tokens`)} up="#/people" actions=${i}>
<p>${A(`people.tokens-text`)}</p>
${n&&j`<${Ba} state=${e} onDone=${()=>r(!1)} />`}
<${Je} of=${t}>${t=>j`<${La} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function La({tokens:e,state:t}){let n=e.filter(Ra),r=e.filter(e=>!Ra(e)),i=e=>j`<ul class="rows">
${e.map(e=>j`<${za} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return j`${r.length?i(r):j`<${z} text=${A(`people.no-tokens`)} />`}
${n.length>0&&j`<${u} title=${A(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ra({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=i.now()}function za({token:e,state:t}){let{id:n,name:r,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=D(!1),{ask:d,asking:f,wrong:p}=G(),m=()=>{u(!1),d(()=>i.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=L(c??s,t.settings.time_zone);return j`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${A(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${F(o.map(e=>A(`people.scope.${e}`)))}</small>
<small>${A(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Ra(e)&&j`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${A(`people.revoke`)}</button>`}
</div>
${p}
${l&&j`<${St} title=${A(`people.token-ask`,{name:r})} text=${A(`people.token-revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Ba({state:e,onDone:t}){let n=E().official.id,[r,i]=D({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=D(!1),[c,l]=D(``),u=K(),{ask:d,asking:f,wrong:p}=G(),m=Va(r),h=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:Q(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Ee(`api-tokens`,u(t),t,`token`)).token))};if(c)return j`<${Ha} token=${c} name=${r.name} onDone=${t} />`;let v=U(Object.values(e.officials).filter(({revoked_at:e})=>!e));return j`<form class="card stack" onSubmit=${_} novalidate>
<h2>${A(`people.token-new`)}</h2>
<${g} label=${A(`people.token-name`)} hint=${A(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${a} label=${A(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Fe} label=${A(`people.scopes`)} names=${Fa} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>j`${A(`people.scope.${e}`)}<br /><small class="soft">${A(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${g} label=${A(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${A(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${A(`cancel`)}</button>
</div>
</form>`}function Va({name:e,scopes:t,days:n}){return{name:e.trim()?``:A(`people.token-name-missing`),scopes:t.length?``:A(`people.scope-missing`),days:Q(n)>=1&&Q(n)<=366?``:A(`people.days-wrong`,{most:366})}}function Ha({token:e,name:t,onDone:n}){return j`<section class="card stack" role="status">
<h2>${A(`people.token-made`,{name:t})}</h2>
<${ze} label=${A(`people.token`)} text=${e} />
<p class="note warn">${A(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${A(`people.done`)}</button>
</section>`}const Ua={erase:ja,invite:ia,links:Ji,more:Be,new:pa,"new-team":ma,players:Oa,player:Aa,teams:Oa,tokens:Ia};function Wa({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=E();if(!r||!i)return j`<${R} title=${A(`people.title`)} />`;if(!N(a,[`director`]))return j`<${s} title=${A(`people.title`)} up="#/tables"><p class="note warn">${A(`people.directors`)}</p><//>`;let o=e===``?He:Object.hasOwn(Ua,e)?Ua[e]:Ta;return j`<${o} state=${i} id=${t||e} query=${n} /><${at} />`}const $=[`director`,`head-referee`,`referee`,`arbiter`],Ga=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...$,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...$,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...$,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:$}],Ka=[{id:`standings`,path:`printables/standings.pdf`,roles:[...$,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],qa=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Ja=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Ya={pantheon:`jsonl`,calendar:`ics`},Xa=[`xlsx`,`csv`];function Za(){let{tournament:e,state:t,official:n}=E();if(!e||!t)return j`<${R} title=${A(`reports.title`)} />`;let r=ao(n,qa);return j`<${s} title=${A(`reports.title`)} up="#/tables">
<${Qa} title=${A(`reports.before`)} papers=${ao(n,Ga)}>${N(n,$)&&j`<${$a} />`}<//>
<${Qa} title=${A(`reports.after`)} papers=${ao(n,Ka)} />
${r.length>0&&j`<${to} sheets=${r} />`}
${N(n,[`director`,`finance`])&&j`<${ro} />`}
${N(n,[`director`])&&j`<${io} />`}
<//>`}function Qa({title:e,papers:t,children:n}){let r=Me();return j`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>j`<${Tt} key=${e} name=${A(`reports.paper.${e}`)} hint=${A(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function $a(){let{state:e}=E(),t=Me(),[n,r]=D(``),i=eo(e),a=[{value:``,text:A(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return j`<${Tt} name=${A(`reports.paper.slips`)} hint=${A(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&j`<${f} label=${A(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function eo({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function to({sheets:e}){let t=Me(),[n,r]=D(`xlsx`);return j`<section class="stack">
<h2>${A(`reports.sheets`)}</h2>
<${f} label=${A(`reports.form`)} value=${n} onChange=${r}
options=${Xa.map(e=>({value:e,text:A(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>j`<${Tt} key=${e} name=${A(`reports.sheet.${e}`)} path=${no(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function no(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function ro(){let e=Me(),t=[...Ja.map(e=>({id:e,form:`csv`})),...Object.entries(Ya).map(([e,t])=>({id:e,form:t}))];return j`<section class="stack">
<h2>${A(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>j`<${Tt} key=${t} name=${A(`reports.tool.${t}`)} hint=${A(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function io(){let e=Me();return j`<section class="stack">
<h2>${A(`reports.journal`)}</h2>
<ul class="rows">
<${Tt} name=${A(`reports.journal-whole`)} hint=${A(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function ao(e,t){return t.filter(({roles:t})=>N(e,t))}const oo={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function so({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:A(`enrol.passed-over`)},...oo[e].map(e=>({value:e,text:A(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return j`<div class="stack">
${t.map(({heading:e,column:t},n)=>j`<${a} key=${n} label=${e||A(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const co={wrong:`bad`,changed:`warn`,new:`info`,known:``};function lo({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(co).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&j`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>j`<li class="item" key=${t}><${uo} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function uo({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return j`<p><strong>${A(`import.row`,{number:r})}</strong> <span class=${`badge ${co[i]}`}>${A(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>j`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${fo} mistake=${e} /></p>`)}`}function fo({mistake:{kind:e,values:t,message:r,cure:i}}){let a=O();if(!n(`mistake.${e}`))return j`<span lang="en">${r} ${i}</span>`;let o=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?Y(t):t]),s=t.seat&&a.phrase(`seat-${t.seat}`);return A(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function po({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return j`<${ho} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?go(n[e]):j`${go(r[e]||A(`correct.none`))} → <strong>${go(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return j`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>j`${t>0&&` · `}${e}`)}</p>
${i.length>0&&j`<p class="note warn">${A(`enrol.similar`,{names:F(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function mo({players:e}){return j`<p class="soft">${A(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>j`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function ho({state:e,cells:t}){let n=O(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[A(`hall-round`,{round:t.round}),A(`hall-table`,{label:t.table}),t.scheduled_at];return j`<p><strong>${a.filter(Boolean).map(go).join(` · `)}</strong></p>
<p class="soft">${T.map(e=>go(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function go(e){return e.length>80?`${e.slice(0,80)}…`:e}function _o({state:e,row:{hanchan:t,points:n}}){let r=O(),i=e.hanchans[t];return j`${i&&j`<p><a class="reach" href=${`#/result/${t}`}>${wt(e,i)}</a></p>`}
${n&&j`<p class="soft">${T.map(e=>`${r.phrase(`seat-${e}`)} ${Y(n[e])}`).join(` · `)}</p>`}`}function vo(e,t){let[n,r]=D(()=>oe(e)??``),[a,o]=D(null),[s,c]=D({}),[l,u]=D({}),[d,f]=D(``),[p,m]=D(null),h=()=>{u({}),m(null)},g=t=>{r(t.text??``),o(t.file??null),c({}),h(),Ce(e,t.text||null)},_=async(r,o={},l=s)=>{f(r),m(null),c(l);try{let s=r===`look`,c={...a?{file:await Co(a)}:{csv:n},...l,...o},d=await i.ask(t[r],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&Ce(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function yo({wrong:e}){if(e.problem)return j`<div role="alert">
<${Pe} problem=${e.problem} />
</div>`;let t=e.tooLarge?A(`import.too-large`):`${A(navigator.onLine?`live.unreached`:`no-network`)}. ${A(`import.again`)}`;return j`<p class="note bad" role="alert">${t}</p>`}function bo({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?j`<button
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
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await So(t)),e.value=``}}
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
/>`}const xo={"255,254":`utf-16le`,"254,255":`utf-16be`};async function So(e){let t=new Uint8Array(await e.arrayBuffer()),n=xo[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Co(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const wo=[`number`,`name`,`order`],To=[`columns`,`no-headings`];function Eo({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&A(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&A(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>A(`read.counted.${e}`)),t.named_by&&A(`read.named-by.${t.named_by}`),c>0&&A(`read.dropped`,{count:c})].filter(Boolean),d=To.includes(t.format)&&r.length>0;return j`<div class="note info">
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
options=${wo.map(e=>({value:e,text:A(`read.named-by.${e}`)}))}
/>`}
${d&&j`<${so} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Do({names:e,sheet:t}){return j`<fieldset>
<legend>${A(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>j`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const Oo=[`players`,`seating`];function ko({kind:e}){let{tournament:t,state:n,official:r}=E(),i=A(`enrol.title.${e}`);return!t||!n?j`<${R} title=${i} />`:N(r,[`director`])?j`<${Ao} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:j`<${s} title=${i} up="#/tables"><p class="note warn">${A(`enrol.not-you`)}</p><//>`}function Ao({kind:e,title:t,state:n,place:r}){Le();let i=vo(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:c,busy:l,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=D(null),[_,v]=D(!1),{reason:y,field:b}=Xe(`correction`),S=o??c,{lacking:C,worksheets:w,headings:ee}=d?.problem??{},te=h??S?.columns??ee??[],ne=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},re={...i,give:e=>(g(null),i.give(e))},ie=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},ae=Oo.find(t=>t!==e);return j`<${s} title=${t} up="#/tables">
<${bo} sheet=${re} hint=${A(`enrol.hint.${e}`)} />
${C&&j`<p class="note bad" role="alert">${A(`enrol.lacking`,{names:F(C.map(jo))})}</p>`}
${w&&j`<${Do} names=${w} sheet=${i} />`}
${d&&!C&&!w&&j`<${yo} wrong=${d} />`}
${!S&&te.length>0&&j`<${so} kind=${e} columns=${te} onChoose=${ne} />`}
${S&&j`<${Eo} kind=${e} found=${S} sheet=${i} columns=${te} onColumns=${ne} isDone=${!!c} />`}
${l&&j`<${x} text=${A(`enrol.busy.${l}`)} />`}
${c&&j`<p class="note info" role="status">${A(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!S&&!w&&j`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>f(`look`)}>${A(`import.look`)}</button>`}
${S?.made.length>0&&j`<p class="note info">${A(`enrol.made.${e}`,{names:F(S.made)})}</p>`}
${S&&j`<${lo} found=${S} named=${jo} title=${Mo(c)} about=${t=>j`<${po} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&j`<${u} title=${A(`enrol.missing`,{count:S.missing.length})}>${()=>j`<${mo} players=${S.missing} />`}<//>`}
${o?.wrong>0&&j`<p class="note warn">${A(`enrol.whole`)}</p>`}
${o?.changed>0&&b(_)}
${o&&j`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||l} onClick=${ie}>${A(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
<a class="button" href=${`#/import/${ae}`}>${A(`enrol.title.${ae}`)}</a>
<//>`}function jo(e){return A(`enrol.field.${e}`)}function Mo(e){return(t,n)=>A(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const No={look:`results/preview`,bring:`results`};function Po({args:[e]}){return Oo.includes(e)?j`<${ko} key=${e} kind=${e} />`:j`<${Fo} />`}function Fo(){let{tournament:e,state:t,official:n}=E();return!e||!t?j`<${R} title=${A(`import.title`)} />`:de(n)?j`<${Lo} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:j`<${s} title=${A(`import.title`)} up="#/standings"><p class="note warn">${A(`import.not-you`)}</p><//>`}function Io(e){return e===`points`||e===`row`?A(`import.field.${e}`):e}function Lo({state:e,place:t}){Le();let n=vo(t,No),{isGiven:r,looked:i,done:a,busy:o,wrong:l,ask:u}=n,d=l?.problem?.worksheets,[f,p]=D(!1),m=i&&i.new>0&&(i.wrong===0||f);return j`<${s} title=${A(`import.title`)} up="#/standings">
<${bo} sheet=${n} hint=${A(`import.columns`)} />
${d&&j`<${Do} names=${d} sheet=${n} />`}
${l&&!d&&j`<${yo} wrong=${l} />`}
${o&&j`<${x} text=${A(`import.busy.${o}`)} />`}
${a&&j`<p class="note info" role="status">${A(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${!i&&!a&&!d&&j`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>u(`look`)}>${A(`import.look`)}</button>`}
${(i||a)&&j`<${lo} found=${i??a} title=${(e,t)=>A(`import.rows.${e}`,{count:t})} named=${Io}
about=${t=>j`<${_o} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&j`<${c} label=${A(`import.only-good`)} hint=${A(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&j`<button class="button main" type="button" disabled=${!m||o} onClick=${()=>u(`bring`,{only_good:f})}>${A(`import.bring`,{count:i.new})}</button>`}
<//>`}function Ro({hanchan:{id:e},result:{number:t}}){let[n,r]=D(!1);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${A(`result.withdraw`)}</button>
${n&&j`<${X} title=${A(`result.withdraw`)} what="result" yes=${A(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${A(`result.withdraw-text`)}</p>
<//>`}`}const zo={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Bo=`yakitori`,Vo={...zo,[Bo]:Bo};function Ho(e,t){let n=t?.content.rule_points??{},r=Object.entries(Vo).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Vo&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Vo).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(zo).every(e=>e in a)}}function Uo(t,n){let r=S(o(t,n.round).map(e)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return T.filter(e=>r.includes(n.seats[e]))}function Wo(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Go(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ko(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=D(()=>r?Jo(r):qo(i,a)??Jo(n)),c=e=>{let t={...o,...e};Ce(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=Uo(e,t),h=Object.fromEntries(T.map(e=>[e,Wo(l[e])])),g=T.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:T.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:Wo(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>Ce(i,null)}}function qo(e,t){let n=oe(e);return n?.number===t?n:null}function Jo(e){return{texts:Object.fromEntries(T.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Yo({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return j`<div class="sheet-seat">
<${g} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?A(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${A(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Xo({seats:e,winless:t,onNobody:n}){return j`<fieldset>
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
</fieldset>`}function Zo({seats:e}){return j`<fieldset>
<legend>${A(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>j`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&j` <small>${A(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Qo({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=E(),{numbers:l,complete:u}=Ho(e,c),d=Ko(e,t,n,a),f=O(),m=T.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:_}=p(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=Go(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&$o(y,n),S=!(l.yakitori>0)||y.winless,C=u&&b===0&&S&&!x&&(!n||v);return j`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&h(async()=>{await i.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),ie(),w(A(`result.sent`)),o(y)})}}>
${!c&&j`<p class="note warn" role="alert">${A(`result.no-book`)}</p>`}
${c&&!u&&j`<p class="note warn" role="alert">${A(`result.no-scoring`)} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${n&&j`<p class="note">${A(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>j`<${Yo} key=${e.seat} ...${e} />`)}</div>
<${es} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${g} label=${A(`result.deposits`)} hint=${A(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?A(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&j`<${Xo} seats=${m} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Zo} seats=${m} />
${n&&j`<${g} long label=${A(`hall-reason`)} hint=${A(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&j`<p class="soft" role="status">${A(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!C}>${A(n?`result.correct`:`result.enter`)}</button>
${s&&j`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${A(`cancel`)}</button>`}
</div>
</form>`}function $o({points:e,deposits:t,unranked:n,winless:r=null},i){let a=T.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function es({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=Y(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return j`<div class=${`note stack ${i}`}>
<p role="status">${ts(e,r)}</p>
${a&&j`<button class="button" type="button" onClick=${()=>n(e)}>${A(`result.as-deposits`,{points:Y(e)})}</button>`}
</div>`}function ts(e,t){return e===null?A(`result.sum`,{all:t}):e===0?A(`result.fits`,{all:t}):A(e>0?`result.lacks`:`result.exceeds`,{points:Y(Math.abs(e)),all:t})}function ns({state:e,hanchan:t,result:n,onCorrect:i}){let a=rs(n);return j`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${A(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}</h2>
<${is} state=${e} hanchan=${t} result=${n} />
<${r} id=${n.item}
otherwise=${i&&j`<button class="button" type="button" onClick=${i}>${A(`result.correct`)}</button>`} />
</section>
${a.length>0&&j`<${u} title=${A(`result.earlier`,{count:a.length})}>
${()=>j`<div class="stack">${a.map(n=>j`<${is} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function rs({before:e}){return e?[e,...rs(e)]:[]}function is({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=O(),u=e.officials[o]?.name??A(`hall-unknown`);return j`<div class="card">
<dl class="facts">
${T.map(r=>j`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&j`<small>${A(`result.substitute`)}</small>`}${a?.includes(r)&&j`<small>${A(`result.won-nothing`)}</small>`}</dt>
<dd>${Y(n[r])}</dd>
</div>`)}
${r>0&&j`<div><dt>${A(`result.deposits`)}</dt><dd>${Y(r)}</dd></div>`}
</dl>
<p class="soft">${[u,L(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function as({args:[e],query:t}){let{tournament:n,state:r}=E(),i=r?.hanchans[e];return!n||!r?j`<${R} title=${A(`hall-result`)} />`:i?j`<${os} state=${r} hanchan=${i} again=${t.has(`again`)} />`:j`<${v} title=${A(`hall-result`)} text=${A(`result.no-hanchan`)} up="#/tables" />`}function os({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=E(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&m(r)),[l,u]=D(!a||n),[d,f]=D(null),p=!a&&!o&&!t.status&&bt(e,t).length>0,h=de(i)&&!t.status&&!p,g=l||!a&&!c;P(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return j`<${s} title=${A(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&j`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${A(`result.refused`)}</h2>
<${Pe} problem=${c.problem} />
${!g&&j`<button class="button" type="button" onClick=${()=>u(!0)}>${A(`hall-change`)}</button>`}
</section>`}
${t.status&&j`<p class="note warn">${A(`over.${t.status}`)}</p>`}
${o&&j`<p class="note warn">${A(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${p&&j`<${ft} state=${e} hanchan=${t} />`}
${h&&g&&j`<${Qo} state=${e} hanchan=${t} result=${a??o} refused=${c} first=${c?.body??(a?null:d)} onSent=${_}
onClose=${a&&(()=>u(!1))} />`}
${!h&&!a&&!p&&!t.status&&j`<${z} text=${A(`result.none`)} />`}
${a&&!(h&&g)&&j`<${ns} state=${e} hanchan=${t} result=${a} onCorrect=${h&&(()=>u(!0))} />`}
${a&&!a.unsent&&de(i)&&!g&&j`<${Ro} hanchan=${t} result=${a} />`}
<a class="button quiet" href="#/standings">${A(`hall-standings`)}</a>
<//>`}function ss({state:e,id:t}){let n=J(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??A(`hall-unknown`);return j`<${s} title=${i} up="#/standings">
<${Ae} seen=${n} />
<${De} />
${r&&j`<${cs} state=${e} body=${r} />`}
${e.players[t]&&j`<a class="button" href=${`#/player/${t}`}>${A(`standings.player`)}</a>`}
<//>`}function cs({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=A(i?`standings.disqualified`:`standings.unranked`);return j`<section class="card" aria-labelledby="total">
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
${a.map(t=>j`<${us} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${A(`standings.taken`)}</h2>
${o.length===0&&j`<p class="soft">${A(`standings.nothing-taken`)}</p>`}
${o.length>0&&j`<${ls} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function ls({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return j`<dl class="card facts">
${t.map(t=>j`<div key=${t.id}>
<dt>${r&&j`<span class="who">${i(t.account)}</span> · `}<${ut} state=${e} line=${t} /></dt>
<dd>${qe(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>j`<div key=${e}><dt><strong>${A(`standings.sum`)}</strong></dt><dd>${qe(e,t)}</dd></div>`)}
</dl>`}function us({state:e,game:t,named:n}){let r=O(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[A(`hall-round`,{round:o}),A(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=A(`standings.delta`,{points:Y(p),goal:Y(p-h*100)});return j`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&j`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&j`<p class="soft">${A(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&j`<p class="soft">${A(`standings.counted`,{counted:Y(f),points:Y(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${H(h,!0)}</dd></div>
<div><dt>${A(`standings.uma`,{place:m})}</dt><dd>${H(g,!0)}</dd></div>
<div><dt>${A(`standings.oka`)}</dt><dd>${H(_,!0)}</dd></div>
${v>0&&j`<div><dt>${A(`standings.by.yakitori`)}</dt><dd>${H(-v,!0)}</dd></div>`}
<div><dt><strong>${A(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${H(y,!0)}</dd></div>
</dl>
${d.map(e=>j`<p class="note warn" key=${e}>${A(`standings.flag.${e}`)}</p>`)}
</article>`}function ds({of:e}){let[t,n]=D(``);return j`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;i.file(`standings.csv?of=${e}`).then(e=>Qe(e,t),e=>n(W(e)))}}>${A(`standings.export`)}</button>
${t&&j`<p class="note bad" role="alert">${t}</p>`}`}function fs({state:e}){let{book:n,official:r}=E(),{numbers:i,silent:a,complete:o}=Ho(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[A(`standings.by.${e}`),ps(t)]),l=()=>j`${c.length>0&&j`<${t} rows=${c} />`}
${s&&j`<${ms} names=${a} numbers=${i} />`}`;return o?j`<${u} title=${A(`standings.by`)}>${l}<//>`:j`<section class="card" aria-labelledby="by">
<h2 id="by">${A(`standings.by`)}</h2>
<p class="note warn">${A(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function ps(e){return Array.isArray(e)?e.map(e=>`${Y(e)}P`).join(` / `):Y(e)}function ms({names:e,numbers:t}){let[n,r]=D(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=D(null),[s,c]=D(!1);return j`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let a=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,hs(e,n[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l={...Object.fromEntries(a),replaces:s.length?Object.fromEntries(s):null};await i.ask(`scoring`,{method:`PUT`,body:l}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>j`<${g} key=${e} label=${A(`standings.by.${e}`)} hint=${A(`standings.hint.${e}`)}
value=${n[e]} required=${e!==Bo} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?j`<${Pe} problem=${a.problem} />`:j`<p class="note bad" role="alert">${W(a)}</p>`)}
<button class="button main" disabled=${s}>${A(`standings.set`)}</button>
</form>`}function hs(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(gs):gs(n.replace(/[\s,.'’]/g,``))}function gs(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function _s({args:[e]}){let{tournament:t,state:n}=E();return!t||!n?j`<${R} title=${A(`hall-standings`)} />`:e?j`<${ss} state=${n} id=${e} />`:j`<${vs} state=${n} />`}function vs({state:e}){let{official:t}=E(),n=J(`standings`),[r,i]=D(`players`),{body:a}=n.answer??{},o=de(t)&&j`<a class="button" href="#/import">${A(`standings.import`)}</a>`;return j`<${s} title=${A(`hall-standings`)} up="#/tables" actions=${o}>
<${Ae} seen=${n} />
<${De} />
${e.others.id&&j`<a class="button" href=${`#/season/${e.others.id}`}>${A(`season.of`,{name:e.others.season})}</a>`}
${a?.teams.length>0&&j`<${f} label=${A(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:A(`standings.of.${e}`)}))} />`}
${a&&j`<${ys} state=${e} found=${a[r]} />`}
${a&&j`<${ds} of=${r} />`}
<${Ye} state=${e} />
<${fs} state=${e} />
<//>`}function ys({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?j`<${bs} state=${e} />`:j`<ul class="rows" aria-label=${A(`hall-standings`)}>
${t.map(t=>j`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${xs(e,t,n).join(` · `)}</small></span>
<strong>${H(t.final)}</strong>
</a>
</li>`)}
</ul>`}function bs({state:e}){let{official:t}=E(),[n]=Ze(e);return j`<${z} text=${A(n?`standings.none`:`standings.no-hanchans`)}>
${n&&de(t)&&j`<a class="button" href=${`#/result/${n.id}`}>${A(`standings.enter`,{name:n.name})}</a>`}
${!n&&j`<${gt} />`}
<//>`}function xs(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&A(`standings.disqualified`),c&&A(`standings.withdrawn`),!s&&t===null&&A(`standings.unranked`),u&&A(`standings.shared`),r>0&&A(`standings.hanchans`,{count:r}),a!==0&&A(`standings.less`,{score:H(i),p:`${Y(a)}P`}),o!==0&&A(`standings.less`,{score:H(i),p:Y(o)})].filter(Boolean)}export{fi as Alarm,Ir as Cards,_n as Correct,Bn as Dashboard,cr as Escalation,ur as Escalations,Or as Fines,xn as HandEndWithdrawal,Po as Import,Gi as Journal,Te as NewPayment,Mr as Payment,Wa as People,mr as Precedents,Za as Reports,as as Result,_s as Standings};