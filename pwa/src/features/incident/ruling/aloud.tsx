import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Dialog } from "../../../ui/index.ts";
import { settings } from "../../../ui/settings.ts";

/** Show the sentence to say as large as the screen; the phone can also read it aloud. */
export function Aloud({ text, onClose }: { text: string; onClose: () => void }) {
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
