import { useState } from "../../../vendor/hooks.js";
import { store, isStopped } from "../../data/index.js";
import { Escalate } from "../escalations/escalate.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Toggle, say } from "../parts/index.js";
import { buzz } from "../settings.js";
import { Reason } from "../shared/reason.js";
import { mayRule, playsHere } from "../shared/roles.js";
import { besideIt, escalationOf, offenders, over } from "../shared/ruling-list.js";
import { useStore } from "../state.js";
import { AddNote } from "./notes.js";
import { AddPhoto } from "./take-photo.js";
import { WrongPlayer } from "./wrong-player.js";

/** What can be done with a ruling. @param {{state: any, ruling: any}} props */
export function Actions({ state, ruling }) {
  const snapshot = useStore();
  const [too, setToo] = useState(false);
  const [asking, setAsking] = useState(/** @type {"withdraw"|"escalate"|null} */ (null));
  if (!mayRule(snapshot.official) || ruling.outbox === "holding" || isStopped(ruling.outbox)) return null;
  const isFree = (/** @type {any} */ one) => !over(one) && !escalationOf(state, one.id); // what was escalated is changed by a decision alone
  const free = isFree(ruling);
  const others = besideIt(state, ruling).filter(isFree);
  const elsewhere = playsHere(snapshot, ruling);
  const close = () => setAsking(null);
  const withdraw = async (/** @type {string} */ reason) => {
    for (const one of [ruling, ...(too ? others : [])]) await store.send("withdrawal", one.id, { reason });
    buzz();
    say(t("hall-done.withdrawal"));
    close();
    scrollTo({ top: 0 }); // what to put right stands there
  };
  const { id, table, seat, foul } = ruling;
  return html`<section class="doing" aria-label=${t("hall-actions")}>
    ${free && elsewhere && html`<p class="note warn">${t("call.own-table")}</p>`}
    ${
      free &&
      !elsewhere &&
      html`<${WrongPlayer} state=${state} ruling=${ruling} />
      <a class="button" href=${`#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${id}`}>${t("hall-amend")}</a>
      <button class="button danger" type="button" onClick=${() => setAsking("withdraw")}>${t("hall-withdraw")}</button>`
    }
    ${free && html`<button class="button" type="button" onClick=${() => setAsking("escalate")}>${t("hall-escalate")}</button>`}
    <${AddNote} ruling=${id} />
    <${AddPhoto} ruling=${id} />
    ${
      asking === "withdraw" &&
      html`<${Reason} what="withdrawal" title=${t("hall-withdraw")} text=${t("hall-withdraw-text")} yes=${t("hall-withdraw")}
      onReason=${withdraw} onClose=${close}>
        ${others.length > 0 && html`<${Toggle} label=${t("hall-withdraw-too", { names: offenders(others) })} checked=${too} onChange=${setToo} />`}
      <//>`
    }
    ${asking === "escalate" && html`<${Escalate} ruling=${id} onClose=${close} />`}
  </section>`;
}
