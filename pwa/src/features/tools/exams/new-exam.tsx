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
import { shuffled } from "../train/schedule.ts";
import { momentAt } from "../../../domain/exams/conditions.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

const NUMBERS = [5, 10, 20, 0];
const MOST = 100; // the server takes no more
const SECONDS = [10, 20, 40, 0];
const LEVELS = [0, 1, 2, 3];

/** A director makes an exam: how many questions, how hard, what about, how long. */
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
  const [asked, setAsked] = useState({ many: 10, level: 0, subject: "", seconds: 20 });
  const [title, setTitle] = useState(t("exam.numbered", { number: Object.keys(state.exams).length + 1 }));
  const [until, setUntil] = useState("");
  const [drawing, drawAgain] = useState(0);
  const cards = useMemo(
    () => drawn(library, book, asked),
    [library, book, asked.many, asked.level, asked.subject, drawing],
  );
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest();
  const set = (name: string) => (value: string | number) => setAsked({ ...asked, [name]: value });
  const make = () => {
    const end = until ? momentAt(until, state.settings.time_zone) : null;
    const body = { title: title.trim(), cards, seconds: asked.seconds || null, until: end };
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
          value={asked.many}
          onChange={set("many")}
          options={NUMBERS.map((value) => ({ value, text: value ? String(value) : t("exam.all") }))}
        />
        <Choice
          label={t("train.level")}
          value={asked.level}
          onChange={set("level")}
          options={LEVELS.map((value) => ({ value, text: t(`train.level.${value}`) }))}
        />
        <Select
          label={t("exam.subject")}
          value={asked.subject}
          onChange={set("subject")}
          options={subjectsOf(library)}
        />
        <Choice
          label={t("exam.time")}
          value={asked.seconds}
          onChange={set("seconds")}
          options={SECONDS.map((value) => ({
            value,
            text: value ? t("exam.seconds", { seconds: value }) : t("exam.any-time"),
          }))}
        />
        <Field label={t("exam.name")} value={title} onInput={setTitle} maxlength="200" autocomplete="off" />
        <Field type="datetime-local" label={t("exam.end")} hint={t("exam.end-text")} value={until} onInput={setUntil} />
        <Drawn library={library} cards={cards} asked={asked} onAgain={() => drawAgain(drawing + 1)} />
        {wrong}
      </div>
    </Screen>
  );
}

/** Cards that the rulebook decides, in any order. */
function drawn(
  library: Library,
  book: Rulebook,
  { many, level, subject }: { many: number; level: number; subject: string },
): string[] {
  const known = Object.entries(library.catalogue.cards).filter(
    ([, card]) => (!level || card.level === level) && (!subject || card.subject === subject),
  );
  const found: string[] = [];
  for (const [id, card] of shuffled(known, Math.random)) {
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
  asked: { many: number };
  onAgain: () => void;
}

/** What was drawn, to look at before it is asked. */
function Drawn({ library, cards, asked: { many }, onAgain }: DrawnProps) {
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
