import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** The ten seconds, and the button that ends them. @param {{item: any, onTake: () => void}} props */
export function TakeBack({ item, onTake }) {
  const seconds = () => Math.max(0, Math.ceil((item.sendAfter - Date.now()) / 1000));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds()), 250);
    return () => clearInterval(timer);
  }, [item.sendAfter]);
  return html`<section class="call-held">
    <progress max="10" value=${left} aria-hidden="true"></progress>
    <button class="button call-issue" type="button" onClick=${onTake}>
      ${t("call.take-back")} <span aria-hidden="true">${left}</span>
    </button>
    <p class="unseen" role="status">${t("call.held")}</p>
  </section>`;
}
