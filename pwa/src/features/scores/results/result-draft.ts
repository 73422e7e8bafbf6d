import { useState } from "preact/hooks";
import { SEATS } from "../../../store/index.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { pointsIn, replacedIn } from "./scoring.ts";
import type { Hanchan, Result, Seat, State, WithdrawnResult } from "../../../store/index.ts";

const KEY = "shinpan.result.";

/** The typed fields of a result, by seat. `named`: the seats entered as substitutes. */
interface Typed {
  texts: Record<string, string>;
  named: Seat[];
  winless: Seat[] | null;
  deposits: string;
  reason: string;
}

/** A result as it is sent; null for what is not a number yet. */
export interface Body {
  points: Record<string, number | null>;
  deposits: number | null;
  unranked: Seat[];
  winless?: Seat[];
  corrects?: { number: number; reason: string };
}

/** What the form starts with: a result, or the body of one. */
type InitialBody = Partial<Pick<Body, "unranked" | "corrects" | "deposits">> & {
  points: Body["points"];
  winless?: Seat[] | null;
};

/**
 * Return the typed result, as text and as the server takes it, kept up to date. It survives a reload until it is sent
 * or discarded. `result`: the one that it corrects; `withdrawn`: the withdrawn one that it follows; `first`: the body
 * to start with.
 */
export function useDraft(
  state: State,
  hanchan: Hanchan,
  result: Result | null,
  withdrawn: WithdrawnResult | null,
  first: InitialBody | null,
) {
  const key = KEY + hanchan.id;
  const number = result?.number ?? (withdrawn ? -withdrawn.number : 0); // a draft belongs to the correction of one result
  const [typed, setTyped] = useState<Typed>(() => (first ? asTyped(first) : (draftOf(key, number) ?? asTyped(result))));
  const type = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    save(key, { ...next, number });
    setTyped(next);
  };
  const { texts, named, deposits, reason, winless } = typed;
  const replaced = replacedIn(state, hanchan);
  const points = Object.fromEntries(SEATS.map((seat) => [seat, pointsIn(texts[seat])]));
  const unranked = SEATS.filter((seat) => named.includes(seat) || replaced.includes(seat));
  const of = (seat: Seat) => ({
    text: texts[seat],
    wrong: texts[seat].trim() !== "" && points[seat] === null,
    substitute: unranked.includes(seat),
    replaced: replaced.includes(seat),
    onText: (text: string) => type({ texts: { ...texts, [seat]: text } }),
    winless: Boolean(winless?.includes(seat)),
    onWinless: (on: boolean) => type({ winless: SEATS.filter((one) => (one === seat ? on : winless?.includes(one))) }),
    onSubstitute: (on: boolean) => type({ named: on ? [...named, seat] : named.filter((one) => one !== seat) }),
  });
  const body: Body = { points, deposits: pointsIn(deposits || "0", 0), unranked, ...(winless && { winless }) };
  return { of, body, winless, deposits, reason, type, forget: () => save(key, null) };
}

/** Return whether a typed result is saved here and not sent yet. */
export const hasDraft = (hanchan: Hanchan) => Boolean(saved(KEY + hanchan.id));

/** Return the draft that was saved for the same correction. */
function draftOf(key: string, number: number) {
  const draft: (Typed & { number: number }) | null = saved(key);
  return draft?.number === number ? draft : null;
}

function asTyped(body: InitialBody | null): Typed {
  return {
    texts: Object.fromEntries(SEATS.map((seat) => [seat, String(body?.points[seat] ?? "")])),
    named: body?.unranked ?? [],
    winless: body?.winless ?? null,
    deposits: String(body?.deposits ?? 0),
    reason: body?.corrects?.reason ?? "",
  };
}
