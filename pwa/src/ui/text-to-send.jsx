import { t } from "./i18n.js";
import { Field } from "./fields.jsx";
import { say } from "./toasts.jsx";

/** A text to be copied or shared. @param {{label: string, text: string}} props */
export function TextToSend({ label, text }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(t("people.copied")),
      () => say(t("people.not-copied")),
    );
  const share = () => navigator.share({ text }).catch(() => {}); // given up, which is no mistake
  return (
    <>
      <Field
        label={label}
        value={text}
        onInput={() => {}}
        readonly
        onFocus={(/** @type {any} */ event) => event.currentTarget.select()}
      />
      <div class="pair">
        {navigator.clipboard && (
          <button class="button" type="button" onClick={copy}>
            {t("people.copy")}
          </button>
        )}
        {"share" in navigator && (
          <button class="button" type="button" onClick={share}>
            {t("people.share")}
          </button>
        )}
      </div>
    </>
  );
}
