import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** While clocks run: asks once whether the phone may tell of a threshold when another app is in front. */
export function Notifying() {
  const [asked, ask] = useState(globalThis.Notification?.permission ?? "denied");
  if (asked !== "default") return null;
  const request = () => Notification.requestPermission().then(ask, () => ask("denied"));
  return html`<button class="button quiet" type="button" onClick=${request}>${t("clock.notify")}</button>`;
}
