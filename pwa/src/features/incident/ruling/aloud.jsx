import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Dialog } from "../../../ui/index.js";
import { settings } from "../../../ui/settings.js";

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
  return (
    <Dialog title={t("call.aloud")} onClose={onClose}>
      <p class="call-aloud">{text}</p>
      {can && (
        <button class="button main" type="button" onClick={readAloud}>
          {t("call.speak")}
        </button>
      )}
    </Dialog>
  );
}
