import { t } from "../../../ui/i18n.js";
import { Disclosure } from "../../../ui/index.js";
import { answersOf } from "../../../domain/words/answers.js";
import { Rulings } from "../../../domain/incident/ruling-list.jsx";
import { foulName, lineOf, useWords } from "../../../domain/words/words.js";
import { whole } from "../../../ui/numbers.js";
import { useStore } from "../../../store/use-store.js";
import { Drawn } from "./bars.jsx";

/** One foul with the same facts, and more than one outcome. @param {{cases: any[]}} props */
export function UnequalRulings({ cases }) {
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

/** @param {{one: any}} props */
function Case({ one: { foul, facts, context, revisions, outcomes } }) {
  const words = useWords();
  const most = outcomes[0].rulings.length;
  const answers = answersOf(words, facts, context);
  return (
    <article class="stack case">
      <h3>{foulName(words, foul)}</h3>
      {answers.length > 0 && <p class="soft">{answers.map((pair) => pair.join(" ")).join(" · ")}</p>}
      {revisions > 1 && <p class="note info">{t("dashboard.revisions", { count: revisions })}</p>}
      {outcomes.map((/** @type {any} */ outcome, /** @type {number} */ place) => (
        <Outcome key={place} outcome={outcome} most={most} />
      ))}
    </article>
  );
}

/** @param {{outcome: any, most: number}} props */
function Outcome({ outcome: { penalties, rulings }, most }) {
  const words = useWords();
  const { state } = useStore();
  const known = rulings.map((/** @type {string} */ id) => state.rulings[id]).filter(Boolean);
  const title = (
    <span class="body outcome">
      <span>{lineOf(words, { penalties, effects: known[0]?.effects })}</span>
      <strong>{whole(rulings.length)}</strong>
      <Drawn value={rulings.length} most={most} />
    </span>
  );
  return <Disclosure title={title}>{() => <Rulings rulings={known} place empty={t("hall-none-found")} />}</Disclosure>;
}
