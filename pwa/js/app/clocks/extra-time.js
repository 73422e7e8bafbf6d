import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog, Stepper } from "../parts/index.js";
import { useWhy } from "../reasons/why.js";
import { buzz } from "../settings.js";
import { useCommand } from "../shared/command.js";

/** Give a table so many seconds more, perhaps for a ruling that took them. @param {any} hanchan @param {number} seconds @param {string} [ruling] */
export async function addExtraTime(hanchan, seconds, ruling) {
  await store.send("extra-time", ruling ?? null, { hanchan: hanchan.id, seconds, ...(ruling && { ruling }) });
  buzz();
}

/** Take off extra time that was given by mistake. @param {{hanchan: any, extra: number, onClose: () => void}} props */
export function TakeOff({ hanchan, extra, onClose }) {
  const most = Math.floor(extra / 60);
  const [count, setCount] = useState(1);
  const { reason, field } = useWhy("extra-time");
  const { does, wrong } = useCommand();
  const seconds = Math.min(count * 60, extra);
  const take = () =>
    does(async () => {
      await store.send("extra-time", null, { hanchan: hanchan.id, seconds: -seconds, reason });
      onClose();
    });
  return html`<${Dialog} title=${t("game.less")} onClose=${onClose}>
    <${Stepper} label=${t("game.less-minutes")} value=${count} min=${1} max=${Math.max(most, 1)} less=${t("clock.less", { what: t("game.less-minutes"), count: 1 })} more=${t("clock.longer", { what: t("game.less-minutes"), count: 1 })} onChange=${setCount} />
    ${field()}
    ${wrong}
    <button class="button main" type="button" disabled=${!(seconds > 0) || !reason} onClick=${take}>${t("game.take-off")}</button>
  <//>`;
}
