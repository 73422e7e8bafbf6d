import { t } from "../../ui/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { headOf, namesIn, openOnes, standing, whoAndWhen } from "./help-calls.ts";

/** The open help calls of the event, oldest first; nothing where there are none. */
export function OpenHelpCalls() {
  const snapshot = useStore();
  const { state } = snapshot;
  const words = useWords();
  const calls = openOnes(state);
  if (calls.length === 0) return null;
  return (
    <section class="stack" aria-label={t("help.all")}>
      <h2>{t("help.all")}</h2>
      <ul class="rows">
        {calls.map((call) => (
          <li key={call.id}>
            <a class="row" href={`#/help/${call.id}`}>
              <span class="body">
                <strong>{headOf(words, state, call)}</strong>
                <small>
                  {[...namesIn(state, call), ""].join(" · ")}
                  {t("help.by", whoAndWhen(state, call.official, call.called_at))} · {standing(snapshot, call)}
                </small>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
