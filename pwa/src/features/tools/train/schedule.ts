/** When a card comes back: a Leitner box for each, with more days between the higher ones. */

/** `box` counts up with each right answer in time; `due` is when the card comes back, in milliseconds. */
interface Place {
  box: number;
  due: number;
}

/** By card. */
export type Schedule = Record<string, Place>;

const DAY = 86400000;
/** How many days a card rests in each box; in the first it comes back in the next round. */
const DAYS = [0, 1, 3, 7, 21, 60];
const LAST = DAYS.length - 1;

/** The schedule once a card was answered: wrong sends it to the first box, right and slow leaves it where it is. */
export function answered(
  schedule: Schedule,
  card: string,
  { right, slow }: { right: boolean; slow: boolean },
  now: number,
): Schedule {
  const before = schedule[card]?.box ?? 0;
  const box = right ? Math.min(Math.max(before + (slow ? 0 : 1), 1), LAST) : 0;
  return { ...schedule, [card]: { box, due: now + DAYS[box] * DAY } };
}

/** In how many days it comes back. */
export function restOf(schedule: Schedule, card: string) {
  return DAYS[schedule[card]?.box ?? 0];
}

/** The cards that have come back, the longest waiting first. */
export function dueCards(schedule: Schedule, cards: string[], now: number) {
  const seen = cards.filter((card) => card in schedule && schedule[card].due <= now);
  return seen.sort((one, other) => schedule[one].due - schedule[other].due);
}

/**
 * The next round: what has come back, then new cards in any order, then what would come back soonest.
 * @param isDecided asked only of as many as are needed
 * @param random from 0 to below 1
 */
export function nextRound(
  schedule: Schedule,
  cards: string[],
  now: number,
  isDecided: (card: string) => boolean,
  size: number,
  random: () => number = Math.random,
) {
  const due = dueCards(schedule, cards, now);
  const fresh = shuffled(
    cards.filter((card) => !(card in schedule)),
    random,
  );
  const resting = cards.filter((card) => card in schedule && !due.includes(card));
  resting.sort((one, other) => schedule[one].due - schedule[other].due);
  const round: string[] = [];
  for (const card of [...due, ...fresh, ...resting]) if (round.length < size && isDecided(card)) round.push(card);
  return round;
}

/** In any order. */
export function shuffled<T>(cards: T[], random: () => number): T[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [order[last], order[at]] = [order[at], order[last]];
  }
  return order;
}
