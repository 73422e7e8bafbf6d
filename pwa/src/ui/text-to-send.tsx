import { t } from "./i18n.ts";
import { Field } from "./fields.tsx";
import { say } from "./toasts.tsx";

/** Show a text to be copied or shared. */
export function TextToSend({ label, text }: { label: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(t("people.copied")),
      () => say(t("people.not-copied")),
    );
  const share = () => navigator.share({ text }).catch(() => {}); // cancelled by the user, which is no error
  return (
    <>
      <Field label={label} value={text} onInput={() => {}} readonly onFocus={(event) => event.currentTarget.select()} />
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
