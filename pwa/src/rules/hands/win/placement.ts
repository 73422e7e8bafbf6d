/** An arrangement with the melds, and the set or pair that the winning tile completed. */

import { QUADS } from "../hand.ts";
import { HONOURS, SEATS, counts, rank } from "../tiles.ts";
import type { Arrangement } from "../arrangements.ts";
import type { Hand, Meld } from "../hand.ts";

/** A set; a triplet completed by ron is open. */
export interface PlacedSet {
  first: number;
  run: boolean;
  open: boolean;
  quad: boolean;
}

/** Everything that decides yaku and fu. `wait` is null if it cannot be known. */
export class Placement {
  form: "sets" | "pairs" | "orphans";
  pairs: number[];
  sets: PlacedSet[];
  runs: PlacedSet[];
  triplets: PlacedSet[];
  mixed: boolean;
  wait: string | null;
  tsumo: boolean;
  closed: boolean;
  melds: Meld[];
  situations: Set<string>;
  dealer: boolean;
  seatWind: number;
  roundWind: number;
  won: number | null;
  counts: number[];
  order: string;
  kinds: number[];

  /** @param completed the set that the winning tile completed; null for a pair */
  constructor(
    hand: Hand,
    { form, pairs }: Arrangement,
    sets: PlacedSet[],
    wait: string | null,
    completed: PlacedSet | null,
  ) {
    this.form = form;
    this.pairs = pairs;
    this.sets = sets;
    this.runs = sets.filter((set) => set.run);
    this.triplets = sets.filter((set) => !set.run);
    this.mixed = Boolean(hand.win?.mixed);
    this.wait = this.mixed ? null : wait;
    this.tsumo = hand.win?.by === "tsumo";
    this.closed = hand.closed;
    this.melds = hand.melds;
    this.situations = hand.situations;
    this.dealer = hand.seat === SEATS[0];
    this.seatWind = HONOURS + SEATS.indexOf(hand.seat);
    this.roundWind = HONOURS + SEATS.indexOf(hand.round);
    this.won = hand.win?.tile?.kind ?? null;
    this.counts = counts(hand.all);
    /** Sorts placements as the library on the server does, so that of two equal values both engines take the same. */
    this.order = [...blocks(sets, pairs), ...blocks(completed ? [completed] : [], completed ? [] : pairs)].join();
    /** The kinds that the hand has, each once. */
    this.kinds = [...this.counts.keys()].filter((kind) => this.counts[kind]);
  }
}

/** Return the placements of an arrangement: one for every set or pair that the winning tile can have completed. */
export function placements(hand: Hand, arrangement: Arrangement): Placement[] {
  const melded = hand.melds.map((meld) => ({
    first: Math.min(...meld.tiles.map((tile) => tile.kind)),
    run: meld.kind === "chii",
    open: meld.isOpen,
    quad: QUADS.includes(meld.kind),
  }));
  const concealed = arrangement.sets.map((set) => ({ ...set, open: false, quad: false }));
  const placed: (sets: PlacedSet[], wait: string | null, completed?: PlacedSet) => Placement = (
    sets,
    wait,
    completed,
  ) => new Placement(hand, arrangement, [...sets, ...melded], wait, completed ?? null);
  const won = hand.win?.tile?.kind;
  if (won === undefined) return [placed(concealed, null)];
  const inSets = [...concealed.entries()].filter(
    ([at, set]) => has(set, won) && !concealed.slice(0, at).some(same(set)),
  );
  const ron = hand.win?.by === "ron";
  return [
    ...(arrangement.pairs.includes(won) || arrangement.form !== "sets" ? [placed(concealed, "pair-wait")] : []),
    ...inSets.map(([at, set]) => placed(concealed.with(at, { ...set, open: ron && !set.run }), waitOf(set, won), set)),
  ];
}

function has({ first, run }: PlacedSet, kind: number) {
  return run ? first <= kind && kind <= first + 2 : first === kind;
}

function same(set: PlacedSet) {
  return ({ first, run }: PlacedSet) => first === set.first && run === set.run;
}

function waitOf({ first, run }: PlacedSet, won: number) {
  if (!run) return "two-pairs";
  if (won === first + 1) return "closed-wait";
  return (won === first && rank(first) === 6) || (won === first + 2 && rank(first) === 0) ? "edge-wait" : "two-sided";
}

/** Return sets and pairs as sorted three-digit numbers: by the lowest tile, then quad, triplet, pair, run. */
function blocks(sets: PlacedSet[], pairs: number[]) {
  const ofSets = sets.map(({ first, run, quad }) => 100 + first * 4 + (run ? 3 : quad ? 0 : 1));
  return [...ofSets, ...pairs.map((kind) => 100 + kind * 4 + 2)].sort((one, other) => one - other);
}
