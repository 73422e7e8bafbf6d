import { useMemo, useState } from "preact/hooks";
import { canonical } from "../../../rules/books/rulebook.ts";
import { solve } from "../../../rules/training/solution.ts";
import { localiseCard } from "../../../rules/words/training-card.ts";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Empty, Loading, Screen } from "../../../ui/index.ts";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { buzz } from "../../../ui/settings.ts";
import { Card, SECONDS } from "./card.tsx";
import { useCards } from "./cards.ts";
import { Begin } from "./begin.tsx";
import { End } from "./end.tsx";
import { reschedule, nextRound } from "./schedule.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Schedule } from "./schedule.ts";

export interface Result {
  card: string;
  right: boolean;
  slow: boolean;
}

/** A round of training, stored so that a look at a rule or a reload loses nothing. */
export interface Round {
  rules: string;
  cards: string[];
  at: number;
  chosen: string | null;
  results: Result[];
}

const SIZE = 10;
const RIGHT_MS = 15;
const WRONG_MS = 80;

/** Train on situations at the table, answered by the rulebook: `#/train`. */
export default withRules(({ rules }) => {
  const here = useCards(rules.library);
  if (here === true) return <Training key={rules.book.id} rules={rules} />;
  return <Screen title={t("train.title")}>{here ? <Empty text={t("train.not-here")} /> : <Loading />}</Screen>;
});

function Training({ rules }: { rules: Rules }) {
  const { library, book } = rules;
  const { id, options, readings } = book.names();
  const under = canonical({ id, options, readings });
  const [schedule, keepSchedule] = useSaved<Schedule>(`shinpan.training.${book.id}`, {});
  const [round, keepRound] = useSaved<Round | null>("shinpan.training-round", null);
  const [level, setLevel] = useSaved("shinpan.training-level", 0);
  const [began, setBegan] = useState(Date.now);
  const cards = Object.entries<{ level: number }>(library.catalogue.cards)
    .filter(([, card]) => !level || card.level === level)
    .map(([id]) => id);
  const isDecided = (id: string) => {
    const card = library.catalogue.cards[id];
    return Boolean(card && solve(library, book, card));
  };
  const isPlayable = useMemo(() => Boolean(round?.cards.every(isDecided)), [round?.cards, library, book]);
  const start = () => {
    const next = nextRound(schedule, cards, Date.now(), isDecided, SIZE);
    keepRound({ rules: under, cards: next, at: 0, chosen: null, results: [] });
    setBegan(Date.now());
  };
  if (!round || round.rules !== under || !isPlayable)
    return <Begin rules={rules} schedule={schedule} cards={cards} level={level} onLevel={setLevel} onStart={start} />;
  if (round.at >= round.cards.length)
    return <End rules={rules} round={round} schedule={schedule} onAgain={start} onDone={() => keepRound(null)} />;
  const card = localiseCard(library, book, round.cards[round.at]);
  const choose = (chosen: string) => {
    const right = chosen === card.answer.choice;
    const result = { card: card.id, right, slow: Date.now() - began > SECONDS * 1000 };
    keepSchedule(reschedule(schedule, card.id, result, Date.now()));
    keepRound({ ...round, chosen, results: [...round.results, result] });
    buzz(right ? RIGHT_MS : WRONG_MS);
  };
  const next = () => {
    keepRound({ ...round, at: round.at + 1, chosen: null });
    setBegan(Date.now());
  };
  return (
    <Card key={card.id} card={card} round={round} onChoose={choose} onNext={next} onStop={() => keepRound(null)} />
  );
}
