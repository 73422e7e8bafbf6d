import { useState } from "../../../vendor/hooks.js";
import { store, isStopped } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../parts/index.js";
import { later } from "../parts/later.js";
import { buzz } from "../settings.js";
import { Reason } from "../shared/reason.js";
import { mayRule } from "../shared/roles.js";
import { escalationOf, over } from "../shared/ruling-list.js";
import { useStore } from "../state.js";
import { AddPhoto } from "./photos.js";

const Escalate = later(areas.referee, "Escalate");

/** What can be done with a ruling. @param {{state: any, ruling: any}} props */
export function Actions({ state, ruling }) {
  const { official } = useStore();
  const [asking, setAsking] = useState(/** @type {"withdraw"|"escalate"|null} */ (null));
  if (!mayRule(official) || ruling.outbox === "holding" || isStopped(ruling.outbox)) return null;
  const free = !over(ruling) && !escalationOf(state, ruling.id); // what was escalated is changed by a decision alone
  const close = () => setAsking(null);
  const withdraw = async (/** @type {string} */ reason) => {
    await store.send("withdrawal", ruling.id, { reason });
    buzz();
    say(t("hall-done.withdrawal"));
    close();
  };
  const { id, table, seat, foul } = ruling;
  return html`<section class="doing" aria-label=${t("hall-actions")}>
    ${
      free &&
      html`<a class="button" href=${`#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${id}`}>${t("hall-amend")}</a>
      <button class="button danger" type="button" onClick=${() => setAsking("withdraw")}>${t("hall-withdraw")}</button>
      <button class="button" type="button" onClick=${() => setAsking("escalate")}>${t("hall-escalate")}</button>`
    }
    <${AddPhoto} ruling=${id} />
    ${
      asking === "withdraw" &&
      html`<${Reason} title=${t("hall-withdraw")} text=${t("hall-withdraw-text")} yes=${t("hall-withdraw")}
      onReason=${withdraw} onClose=${close} />`
    }
    ${asking === "escalate" && html`<${Escalate} ruling=${id} onClose=${close} />`}
  </section>`;
}
