import { t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { answersOf } from "../../../domain/words/answers.ts";
import { Rulings } from "../../../domain/incident/ruling-list.tsx";
import { foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import { whole } from "../../../ui/numbers.ts";
import { useStore } from "../../../store/use-store.ts";
import { Drawn } from "./bars.tsx";
import type { Outcome as Came, Case as Told } from "#api";

/** Show fouls with the same facts and different outcomes. */
export function UnequalRulings({ cases }: { cases: Told[] }) {
  return (
    <section class="card" aria-labelledby="unlike">
      <h2 id="unlike">{t("dashboard.unlike")}</h2>
      <p class="soft">{t(cases.length ? "dashboard.unlike-about" : "dashboard.alike")}</p>
      {cases.map((one, place) => (
        <Case key={place} one={one} />
      ))}
    </section>
  );
}

function Case({ one: { foul, facts, context, revisions, outcomes } }: { one: Told }) {
  const words = useWords();
  const most = outcomes[0].rulings.length;
  const answers = answersOf(words, facts, context);
  return (
    <article class="stack case">
      <h3>{foulName(words, foul)}</h3>
      {answers.length > 0 && <p class="soft">{answers.map((pair) => pair.join(" ")).join(" · ")}</p>}
      {revisions > 1 && <p class="note info">{t("dashboard.revisions", { count: revisions })}</p>}
      {outcomes.map((outcome, place) => (
        <Outcome key={place} outcome={outcome} most={most} />
      ))}
    </article>
  );
}

function Outcome({ outcome: { penalties, rulings }, most }: { outcome: Came; most: number }) {
  const words = useWords();
  const { state } = useStore();
  const known = rulings.map((id) => state.rulings[id]).filter(Boolean);
  const title = (
    <span class="body outcome">
      <span>{lineOf(words, { penalties, effects: known[0]?.effects })}</span>
      <strong>{whole(rulings.length)}</strong>
      <Drawn value={rulings.length} most={most} />
    </span>
  );
  return <Disclosure title={title}>{() => <Rulings rulings={known} place empty={t("hall-none-found")} />}</Disclosure>;
}
