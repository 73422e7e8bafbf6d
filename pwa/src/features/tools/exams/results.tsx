import { t } from "../../../ui/i18n.ts";
import { Disclosure, Screen } from "../../../ui/index.ts";
import { useSettings } from "../../../ui/settings.ts";
import { Missing } from "../../../domain/people/not-joined.tsx";
import { Dated, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Acts } from "./acts.tsx";
import { Rule, textOf } from "./answered.tsx";
import { conditionsOf, timeIn } from "../../../domain/exams/conditions.ts";
import { Officials } from "./officials.tsx";
import { Bar } from "./score-bar.tsx";
import { progressOf } from "../../../domain/exams/exams.ts";
import { useCards } from "../train/cards.ts";
import { TileRows } from "../train/tile-row.tsx";
import type { Exam, State } from "../../../store/index.ts";
import type { CardResult, ExamResults } from "#api";

const SHOWN = 5; // cards; the others are a tap away

/**
 * Show a director the results of an exam: who has taken it, each score, and the most missed questions: `#/exams/<id>`.
 */
export function Results({ id }: { id: string }) {
  const { state, library } = useStore();
  useCards(library); // the lines that only repeat a yes or no
  const { lang } = useSettings();
  const seen = useStoredAnswer<ExamResults>(`exams/${id}/results?lang=${lang}`);
  const exam = state.exams[id];
  if (!exam) return <Missing title={t("exam.title")} text={t("exam.no-such")} up="#/exams" />;
  const { body } = seen.answer ?? {};
  return (
    <Screen title={exam.title} up="#/exams" aside={<Acts state={state} exam={exam} />}>
      <Head state={state} exam={exam} />
      <Dated seen={seen} what="exams" />
      {body && (
        <div class="exam-results">
          <Officials state={state} exam={exam} officials={body.officials} cards={body.cards} />
          <Cards cards={body.cards} />
        </div>
      )}
    </Screen>
  );
}

function Head({ state, exam }: { state: State; exam: Exam }) {
  const { taken, all } = progressOf(state, exam.id);
  const { status, closed_at: closed, reason } = exam;
  return (
    <section class="stack exam-head">
      <p class="exam-progress">
        <strong>{t("exam.have-taken", { taken, all })}</strong>
      </p>
      <Bar parts={{ right: taken }} of={all} />
      <p class="soft">{conditionsOf(state, exam).join(" · ")}</p>
      {status !== "open" && (
        <p class="note warn">
          {[t(`exam.${status}-at`, { time: timeIn(state, closed ?? "") }), reason].filter(Boolean).join(" · ")}
        </p>
      )}
    </section>
  );
}

function Cards({ cards }: { cards: CardResult[] }) {
  const byMissed = cards
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => other.missed - one.missed || other.slow - one.slow);
  const missed = byMissed.filter(({ missed: many }) => many > 0).slice(0, SHOWN);
  const others = byMissed.slice(missed.length);
  if (byMissed.length === 0) return null;
  const list = (some: CardResult[]) => (
    <ul class="train-missed">
      {some.map((one) => (
        <Card key={one.card} card={one} />
      ))}
    </ul>
  );
  return (
    <section class="stack">
      <h2>{t("exam.most-missed")}</h2>
      {missed.length > 0 ? list(missed) : <p class="soft">{t("exam.nothing-missed")}</p>}
      {others.length > 0 && (
        <Disclosure title={t("exam.other-questions", { count: others.length })}>{() => list(others)}</Disclosure>
      )}
    </section>
  );
}

/** Show a question: how many missed it, the situation, the most frequent wrong choice, and the rule. */
function Card({ card: { card, answered, missed, slow, given: commonest, situation } }: { card: CardResult }) {
  const parts = { right: answered - missed - slow, slow, wrong: missed };
  return (
    <li class="card">
      <p class="exam-missed-by">
        <strong>{t("exam.missed-by", { count: missed, all: answered })}</strong>
        {slow > 0 && <small>{t("exam.count.slow", { count: slow })}</small>}
      </p>
      <Bar parts={parts} of={answered} />
      {situation ? (
        <>
          <p>{situation.story}</p>
          <TileRows laid={situation.laid} />
          {commonest && (commonest.count > 1 || missed === 1) && (
            <p class="soft">
              {t("exam.given", { choice: textOf(situation, commonest.choice), count: commonest.count })}
            </p>
          )}
          <Rule situation={situation} />
        </>
      ) : (
        <p>{card}</p>
      )}
    </li>
  );
}
