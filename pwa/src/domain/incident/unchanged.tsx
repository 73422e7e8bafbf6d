import { t } from "../../ui/i18n.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

/** What a ruling leaves as it is: nobody has to do it, so it is folded away. */
export function Unchanged({ stays }: { stays: { id: string; text: string }[] }) {
  if (stays.length === 0) return null;
  const title = (
    <>
      <span class="body">{t("call.stays")}</span>
      <span class="badge">{stays.length}</span>
    </>
  );
  return (
    <Disclosure title={title}>
      {() => (
        <ul class="bullets">
          {stays.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
