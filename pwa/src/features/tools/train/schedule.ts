/** When a card comes back: a Leitner system, with more days between the higher boxes. */

/** `box` goes up with each right answer in time; `due`: when the card comes back, ms. */
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

/**
 * Return the schedule after an answer: wrong moves the card to the first box; right but slow leaves it in its box, or
 * moves it from the first to the second.
 */
export function reschedule(
  schedule: Schedule,
  card: string,
  { right, slow }: { right: boolean; slow: boolean },
  now: number,
): Schedule {
  const before = schedule[card]?.box ?? 0;
  const box = right ? Math.min(Math.max(before + (slow ? 0 : 1), 1), LAST) : 0;
  return { ...schedule, [card]: { box, due: now + DAYS[box] * DAY } };
}

/** Return in how many days the card comes back. */
export function restOf(schedule: Schedule, card: string) {
  return DAYS[schedule[card]?.box ?? 0];
}

/** Return the cards that are due, longest first. */
export function dueCards(schedule: Schedule, cards: string[], now: number) {
  const seen = cards.filter((card) => card in schedule && schedule[card].due <= now);
  return seen.sort((one, other) => schedule[one].due - schedule[other].due);
}

/**
 * Return the next round: due cards, then new cards in random order, then those that are due next.
 * @param isDecided called only for as many cards as needed
 * @param random returns a number from 0 to below 1
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
  const fresh = shuffle(
    cards.filter((card) => !(card in schedule)),
    random,
  );
  const resting = cards.filter((card) => card in schedule && !due.includes(card));
  resting.sort((one, other) => schedule[one].due - schedule[other].due);
  const round: string[] = [];
  for (const card of [...due, ...fresh, ...resting]) if (round.length < size && isDecided(card)) round.push(card);
  return round;
}

/** Return the cards in random order. */
export function shuffle<T>(cards: T[], random: () => number): T[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [order[last], order[at]] = [order[at], order[last]];
  }
  return order;
}
