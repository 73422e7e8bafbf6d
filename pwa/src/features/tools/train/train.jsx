import { useMemo, useState } from "preact/hooks";
import { canonical } from "../../../rules/books/rulebook.js";
import { solve } from "../../../rules/training/solution.js";
import { localiseCard } from "../../../rules/words/training-card.js";
import { t } from "../../../ui/i18n.js";
import { useSaved } from "../../../ui/local-storage.js";
import { Empty, Loading, Screen } from "../../../ui/index.js";
import { withRules } from "../../../domain/rulebook/rules.jsx";
import { buzz } from "../../../ui/settings.js";
import { Card, SECONDS } from "./card.jsx";
import { useCards } from "./cards.js";
import { Begin } from "./begin.jsx";
import { End } from "./end.jsx";
import { answered, nextRound } from "./schedule.js";

/**
 * @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./schedule.js").Schedule} Schedule
 * @typedef {{card: string, right: boolean, slow: boolean}} Result
 * @typedef {{rules: string, cards: string[], at: number, chosen: string|null, results: Result[]}} Round kept, so that a look at a rule or a reload loses nothing
 */

const SIZE = 10;
const RIGHT_MS = 15;
const WRONG_MS = 80;

/** Situations at the table, answered as the rulebook does: `#/train`. */
export default withRules(({ rules }) => {
  const here = useCards(rules.library);
  if (here === true) return <Training key={rules.book.id} rules={rules} />;
  return <Screen title={t("train.title")}>{here ? <Empty text={t("train.not-here")} /> : <Loading />}</Screen>;
});

/** @param {{rules: Rules}} props */
function Training({ rules }) {
  const { library, book } = rules;
  const { id, options, readings } = book.names();
  const under = canonical({ id, options, readings });
  const [schedule, keepSchedule] = useSaved(`shinpan.training.${book.id}`, /** @type {Schedule} */ ({}));
  const [round, keepRound] = useSaved("shinpan.training-round", /** @type {Round|null} */ (null));
  const [level, setLevel] = useSaved("shinpan.training-level", 0);
  const [began, setBegan] = useState(Date.now);
  const cards = Object.entries(library.catalogue.cards)
    .filter(([, card]) => !level || card.level === level)
    .map(([id]) => id);
  const isDecided = (/** @type {string} */ id) => {
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
  const choose = (/** @type {string} */ chosen) => {
    const right = chosen === card.answer.choice;
    const result = { card: card.id, right, slow: Date.now() - began > SECONDS * 1000 };
    keepSchedule(answered(schedule, card.id, result, Date.now()));
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
