/**
 * An evening of casual play: what happened, in order. A place is a person (0 to 3, in the order of turns) or "table".
 * @typedef {0|1|2|3|"table"} Place @typedef {{from: Place, to: Place, points: number}} Payment
 * @typedef {{kind: "foul", by: number, foul: string, line: string, payments: Payment[]}
 *   | {kind: "won", by: number, points: number} | {kind: "settled", payments: Payment[]}} Event
 * @typedef {{choice: import("../rulebook/rules.jsx").Choice|null, names: string[], east: number, events: Event[]}} Evening
 */

export const PEOPLE = [0, 1, 2, 3];
const WINDS = ["east", "south", "west", "north"];

/** The seat of a person while `east` is the dealer. @param {number} person @param {number} east */
export function seatOf(person, east) {
  return WINDS[(person - east + 4) % 4] ?? "east";
}

/** Who sits there; the table stays the table. @param {string} seat @param {number} east @returns {Place} */
export function placeOf(seat, east) {
  return seat === "table" ? "table" : /** @type {Place} */ ((WINDS.indexOf(seat) + east) % 4);
}

/** What each person gained or lost since the last settling, and what lies on the table. @param {Event[]} events */
export function totals(events) {
  const net = new Map(/** @type {[Place, number][]} */ ([...PEOPLE, "table"].map((place) => [place, 0])));
  for (const event of events) {
    if (event.kind === "settled") for (const person of PEOPLE) net.set(/** @type {Place} */ (person), 0);
    else for (const payment of paid(event)) move(net, payment);
  }
  return {
    net: PEOPLE.map((person) => net.get(/** @type {Place} */ (person)) ?? 0),
    table: net.get("table") ?? 0,
  };
}

/** A gain or a loss as it is written. @param {number} points @param {(points: number) => string} number */
export function signed(points, number) {
  if (points === 0) return "±0";
  return points < 0 ? `−${number(-points)}` : `+${number(points)}`;
}

/** What one event moves. @param {Event} event @returns {Payment[]} */
export function paid(event) {
  if (event.kind !== "won") return event.payments;
  return [
    {
      from: "table",
      to: /** @type {Place} */ (event.by),
      points: event.points,
    },
  ];
}

/** @param {Map<Place, number>} net @param {Payment} payment */
function move(net, { from, to, points }) {
  net.set(from, (net.get(from) ?? 0) - points);
  net.set(to, (net.get(to) ?? 0) + points);
}

/** As few payments as it takes: the largest debt pays the largest gain. What is on the table stays there. @param {number[]} net @returns {Payment[]} */
export function settlement(net) {
  const left = [...net];
  /** @type {Payment[]} */
  const payments = [];
  for (;;) {
    const from = left.indexOf(Math.min(...left));
    const to = left.indexOf(Math.max(...left));
    const points = Math.min(-(left[from] ?? 0), left[to] ?? 0);
    if (points <= 0) return payments;
    left[from] = (left[from] ?? 0) + points;
    left[to] = (left[to] ?? 0) - points;
    payments.push({
      from: /** @type {Place} */ (from),
      to: /** @type {Place} */ (to),
      points,
    });
  }
}
