import { useLayoutEffect } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "../parts/index.js";
import { settings } from "../settings.js";

/** What to say aloud, as large as the screen; the phone can say it itself. @param {{text: string, onClose: () => void}} props */
export function Aloud({ text, onClose }) {
  const can = "speechSynthesis" in globalThis;
  const readAloud = () => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = settings.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
  };
  useLayoutEffect(() => () => (can ? speechSynthesis.cancel() : undefined), []);
  return html`<${Dialog} title=${t("call.aloud")} onClose=${onClose}>
    <p class="call-aloud">${text}</p>
    ${can && html`<button class="button main" type="button" onClick=${readAloud}>${t("call.speak")}</button>`}
  <//>`;
}
