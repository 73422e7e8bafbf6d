import { canonical } from "../../../rules/books/rulebook.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { here } from "../../../ui/router.ts";
import { stated } from "../../../domain/words/context.ts";
import { lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { address } from "../../../domain/incident/address.ts";
import type { About } from "./offender.tsx";
import type { Answers } from "./decision.tsx";
import type { Checked } from "../../../domain/incident/decision.ts";

/** Show the ruling that this call amends, and a link to choose another foul. */
export function Amendment({ ruling: id }: { ruling: string }) {
  const words = useWords();
  const { state } = useStore();
  const ruling = state.rulings[id];
  if (!ruling) return null;
  const time = clockTime(ruling.ruled_at, state.settings.time_zone);
  const name = ruling.offender.name;
  const another = here().parts[3] && address(null, { facts: null, context: null, ask: null });
  return (
    <p class="note info">
      {t("amending.what", { line: lineOf(words, ruling), name, time })}{" "}
      {another && (
        <a class="reach" href={another}>
          {t("amending.another")}
        </a>
      )}
    </p>
  );
}

/**
 * Return a message if a ruling would be replaced by an equal one; otherwise, and for a refused item that is sent again,
 * "".
 * @param checked the penalties that the referee chose
 */
export function nothingNew({ from, again, offender }: About, call: Answers, checked: Checked | null, note: string) {
  if (again || !from) return "";
  const before = [
    from.offender.id,
    from.foul,
    { ...call.log.facts, ...from.facts },
    stated(from.context),
    from.penalties,
    from.note ?? "",
  ];
  const now = [offender?.id, call.foul, call.facts, call.context, checked?.penalties ?? call.decision.penalties, note];
  return canonical(before) === canonical(now) ? t("amending.nothing") : "";
}
