import { useState } from "../../../vendor/hooks.js";
import { hall, isStopped } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../parts/index.js";
import { buzz } from "../settings.js";
import { useHall } from "../state.js";
import { AddPhoto } from "../shared/addphoto.js";
import { Reason } from "../shared/reason.js";
import { mayRule } from "../shared/roles.js";
import { over } from "../shared/ruled.js";

/** What can be done with a ruling. @param {{state: any, ruling: any}} props */
export function Actions({ state, ruling }) {
  const { official } = useHall();
  const [asking, setAsking] = useState(/** @type {"withdraw"|"escalate"|null} */ (null));
  if (!mayRule(official) || ruling.outbox === "holding" || isStopped(ruling.outbox)) return null;
  const stands = !over(ruling);
  const done = async (/** @type {any} */ kind, /** @type {string} */ reason) => {
    await hall.send(kind, ruling.id, { reason });
    buzz();
    say(t(`hall-done.${kind}`));
    setAsking(null);
  };
  const { id, table, seat, foul } = ruling;
  return html`<section class="doing" aria-label=${t("hall-actions")}>
    ${
      stands &&
      html`<a class="button" href=${`#/call/${table.id}/${seat ?? "-"}/${foul}?amends=${id}`}>${t("hall-amend")}</a>
      <button class="button danger" type="button" onClick=${() => setAsking("withdraw")}>${t("hall-withdraw")}</button>`
    }
    ${
      stands &&
      !state.escalations[id] &&
      html`<button class="button" type="button" onClick=${() => setAsking("escalate")}>
      ${t("hall-escalate")}
    </button>`
    }
    <${AddPhoto} ruling=${id} />
    ${
      asking === "withdraw" &&
      html`<${Reason} title=${t("hall-withdraw")} text=${t("hall-withdraw-text")} yes=${t("hall-withdraw")}
      onReason=${(/** @type {string} */ reason) => done("withdrawal", reason)} onClose=${() => setAsking(null)} />`
    }
    ${
      asking === "escalate" &&
      html`<${Reason} title=${t("hall-escalate")} text=${t("hall-escalate-text")} yes=${t("hall-escalate")}
      onReason=${(/** @type {string} */ reason) => done("escalation", reason)} onClose=${() => setAsking(null)} />`
    }
  </section>`;
}
