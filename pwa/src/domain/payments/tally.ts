import type { Choice } from "../rulebook/rules.tsx";

/** An evening of casual play: what happened, in order. A place is a person (0 to 3, in the order of turns) or "table". */
export type Place = 0 | 1 | 2 | 3 | "table";

export interface Payment {
  from: Place;
  to: Place;
  points: number;
}

export type Event =
  | { kind: "foul"; by: number; foul: string; line: string; payments: Payment[] }
  | { kind: "won"; by: number; points: number }
  | { kind: "settled"; payments: Payment[] };

export interface Evening {
  choice: Choice | null;
  names: string[];
  east: number;
  events: Event[];
}

export const PEOPLE = [0, 1, 2, 3];
const WINDS = ["east", "south", "west", "north"];

/** The seat of a person while `east` is the dealer. */
export function seatOf(person: number, east: number) {
  return WINDS[(person - east + 4) % 4] ?? "east";
}

/** Who sits there; the table stays the table. */
export function placeOf(seat: string, east: number): Place {
  return seat === "table" ? "table" : (((WINDS.indexOf(seat) + east) % 4) as Place);
}

/** What each person gained or lost since the last settling, and what lies on the table. */
export function totals(events: Event[]) {
  const net = new Map([...PEOPLE, "table"].map((place) => [place, 0]) as [Place, number][]);
  for (const event of events) {
    if (event.kind === "settled") for (const person of PEOPLE) net.set(person as Place, 0);
    else for (const payment of paid(event)) move(net, payment);
  }
  return {
    net: PEOPLE.map((person) => net.get(person as Place) ?? 0),
    table: net.get("table") ?? 0,
  };
}

/** A gain or a loss as it is written. */
export function signed(points: number, number: (points: number) => string) {
  if (points === 0) return "±0";
  return points < 0 ? `−${number(-points)}` : `+${number(points)}`;
}

/** What one event moves. */
export function paid(event: Event): Payment[] {
  if (event.kind !== "won") return event.payments;
  return [
    {
      from: "table",
      to: event.by as Place,
      points: event.points,
    },
  ];
}

function move(net: Map<Place, number>, { from, to, points }: Payment) {
  net.set(from, (net.get(from) ?? 0) - points);
  net.set(to, (net.get(to) ?? 0) + points);
}

/** As few payments as it takes: the largest debt pays the largest gain. What is on the table stays there. */
export function settlement(net: number[]): Payment[] {
  const left = [...net];
  const payments: Payment[] = [];
  for (;;) {
    const from = left.indexOf(Math.min(...left));
    const to = left.indexOf(Math.max(...left));
    const points = Math.min(-(left[from] ?? 0), left[to] ?? 0);
    if (points <= 0) return payments;
    left[from] = (left[from] ?? 0) + points;
    left[to] = (left[to] ?? 0) - points;
    payments.push({
      from: from as Place,
      to: to as Place,
      points,
    });
  }
}
