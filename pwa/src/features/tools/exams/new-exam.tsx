import { useMemo, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { solve } from "../../../rules/training/solution.ts";
import { Words } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Disclosure, Empty, Field, Loading, Screen, Select } from "../../../ui/index.ts";
import { useIds, useRequest } from "../../../domain/account/request.tsx";
import { go } from "../../../ui/router.ts";
import { useStore } from "../../../store/use-store.ts";
import { useCards } from "../train/cards.ts";
import { shuffle } from "../train/schedule.ts";
import { momentAt } from "../../../domain/exams/conditions.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

const NUMBERS = [5, 10, 20, 0];
const MOST = 100; // the server takes no more
const SECONDS = [10, 20, 40, 0];
const LEVELS = [0, 1, 2, 3];

/** Ask a director for an exam's number of questions, level, subject and time. */
export function NewExam() {
  const { library, book } = useStore();
  const here = useCards(library);
  if (here !== true || !book || !library)
    return (
      <Screen title={t("exam.new")} up="#/exams">
        {here === "failed" ? <Empty text={t("train.not-here")} /> : <Loading />}
      </Screen>
    );
  return <Form library={library} book={book} />;
}

function Form({ library, book }: Pick<Rules, "library" | "book">) {
  const { state } = useStore();
  const [request, setRequest] = useState({ many: 10, level: 0, subject: "", seconds: 20 });
  const [title, setTitle] = useState(t("exam.numbered", { number: Object.keys(state.exams).length + 1 }));
  const [until, setUntil] = useState("");
  const [drawing, drawAgain] = useState(0);
  const cards = useMemo(
    () => drawCards(library, book, request),
    [library, book, request.many, request.level, request.subject, drawing],
  );
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest();
  const set = (name: string) => (value: string | number) => setRequest({ ...request, [name]: value });
  const make = () => {
    const end = until ? momentAt(until, state.settings.time_zone) : null;
    const body = { title: title.trim(), cards, seconds: request.seconds || null, until: end };
    ask(async () => {
      const id = idOf(body);
      await store.ask(`exams/${id}`, { method: "PUT", body });
      go(`#/exams/${id}`, { replace: true });
    });
  };
  const actions = (
    <button class="button main" type="button" disabled={asking || cards.length === 0 || !title.trim()} onClick={make}>
      {t("exam.make", { count: cards.length })}
    </button>
  );
  return (
    <Screen title={t("exam.new")} up="#/exams" actions={actions}>
      <div class="stack exam-form">
        <Choice
          label={t("exam.how-many")}
          value={request.many}
          onChange={set("many")}
          options={NUMBERS.map((value) => ({ value, text: value ? String(value) : t("exam.all") }))}
        />
        <Choice
          label={t("train.level")}
          value={request.level}
          onChange={set("level")}
          options={LEVELS.map((value) => ({ value, text: t(`train.level.${value}`) }))}
        />
        <Select
          label={t("exam.subject")}
          value={request.subject}
          onChange={set("subject")}
          options={subjectsOf(library)}
        />
        <Choice
          label={t("exam.time")}
          value={request.seconds}
          onChange={set("seconds")}
          options={SECONDS.map((value) => ({
            value,
            text: value ? t("exam.seconds", { seconds: value }) : t("exam.any-time"),
          }))}
        />
        <Field label={t("exam.name")} value={title} onInput={setTitle} maxlength="200" autocomplete="off" />
        <Field type="datetime-local" label={t("exam.end")} hint={t("exam.end-text")} value={until} onInput={setUntil} />
        <Drawn library={library} cards={cards} request={request} onAgain={() => drawAgain(drawing + 1)} />
        {wrong}
      </div>
    </Screen>
  );
}

/** Draw cards at random that the rulebook decides. */
function drawCards(
  library: Library,
  book: Rulebook,
  { many, level, subject }: { many: number; level: number; subject: string },
): string[] {
  const known = Object.entries(library.catalogue.cards).filter(
    ([, card]) => (!level || card.level === level) && (!subject || card.subject === subject),
  );
  const found: string[] = [];
  for (const [id, card] of shuffle(known, Math.random)) {
    if (found.length === (many || MOST)) break;
    if (solve(library, book, card)) found.push(id);
  }
  return found;
}

function subjectsOf(library: Library): { value: string; text: string }[] {
  const words = new Words(library);
  const subjects = Object.entries(library.catalogue.training.subjects);
  return [
    { value: "", text: t("exam.every-subject") },
    ...subjects.map(([value, name]) => ({ value, text: words.pick(name) })),
  ];
}

interface DrawnProps {
  library: Library;
  cards: string[];
  request: { many: number };
  onAgain: () => void;
}

/** Show the drawn cards, to check them before the exam is created. */
function Drawn({ library, cards, request: { many }, onAgain }: DrawnProps) {
  const words = new Words(library);
  const note = many > cards.length ? "exam.fewer" : cards.length === MOST && "exam.most";
  return (
    <>
      {note && (
        <p class="note warn" role="status">
          {t(note, { count: cards.length })}
        </p>
      )}
      <Disclosure title={t("exam.drawn", { count: cards.length })}>
        {() => (
          <div class="stack">
            <ol class="exam-stories">
              {cards.map((id) => (
                <li key={id}>{words.pick(library.catalogue.cards[id].story)}</li>
              ))}
            </ol>
            <button class="button" type="button" onClick={onAgain}>
              {t("exam.draw-again")}
            </button>
          </div>
        )}
      </Disclosure>
    </>
  );
}
