import { t } from "../../../ui/i18n.ts";
import { foulName, lineOf, useWords, lookOf } from "../../../domain/words/words.ts";
import type { Escalation, Ruling as RulingOfEvent, State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

/** Show the escalated ruling beside the one in force; nothing while they are the same. */
export function Comparison({
  state,
  escalation: { id, standing_id: standing },
}: {
  state: State;
  escalation: Escalation;
}) {
  const words = useWords();
  if (standing === id) return null;
  const [called, stands] = [state.rulings[id], state.rulings[standing ?? ""]];
  return (
    <div class="both">
      <Ruling words={words} label={t("esc.as-called")} ruling={called} />
      {standing === null ? (
        <div class="card">
          <small>{t("esc.as-it-stands")}</small>
          <strong>{t("esc.nothing-stands")}</strong>
        </div>
      ) : (
        <Ruling words={words} label={t("esc.as-it-stands")} ruling={stands} />
      )}
    </div>
  );
}

function Ruling({ words, label, ruling }: { words: Words; label: string; ruling: RulingOfEvent | undefined }) {
  if (!ruling) return null;
  return (
    <a class="card" href={`#/ruling/${ruling.id}`}>
      <small>{label}</small>
      <strong class={`penalty ${lookOf(ruling.kind)}`}>{lineOf(words, ruling)}</strong>
      <span>{foulName(words, ruling.foul)}</span>
    </a>
  );
}
