/**
 * Casual play: no tournament score, so penalties are paid at the table, at once and before uma.
 *
 * Source of the payments: WRC Optional Rules 2022, Mod 6.1; EMA RCR 2008/2012 and 2025, 3.4.6 (reverse mangan).
 * A book without a table of payments borrows one, and the answer says so; likewise for an amount that no table lists.
 */

import { SEATS } from "../engine/context.ts";
import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.ts";
import type { CasualPayments, ChonboPayments } from "../books/content.ts";
import type { Rulebook } from "../books/rulebook.ts";

export interface Transfer {
  from: string;
  to: string;
  points: number;
  if?: string;
}

interface Offence {
  seat: string;
  kind?: string;
  p?: number;
}

const MOST_P = 100;

/**
 * Return the transfers in table points for one penalty of `p` P, and whether the amount was extrapolated.
 *
 * Without a seat they run from "offender" to "each-opponent"; a payment that depends on who is East then says `if`.
 */
export function pay(
  rules: CasualPayments,
  kind: string,
  p: number,
  seat: string | null,
): { paid: Transfer[]; extrapolated: boolean } {
  if (kind === "chonbo" && rules.chonbo) return { paid: byDealer(rules.chonbo, seat), extrapolated: false };
  if (p in rules.to_table) {
    return { paid: [transfer(seat ?? "offender", "table", rules.to_table[p])], extrapolated: false };
  }
  const each = rules.each[p] ?? p * rules.extrapolated_each_per_p;
  return { paid: toEach(seat, each), extrapolated: !(p in rules.each) };
}

function toEach(seat: string | null, points: number) {
  if (seat === null) return [transfer("offender", "each-opponent", points)];
  return SEATS.filter((other) => other !== seat).map((other) => transfer(seat, other, points));
}

function byDealer(amounts: ChonboPayments, seat: string | null): Transfer[] {
  if (seat === null) {
    return [
      { ...transfer("offender", "each-opponent", amounts.from_dealer), if: "offender-is-dealer" },
      { ...transfer("offender", "east", amounts.to_dealer), if: "offender-is-not-dealer" },
      { ...transfer("offender", "each-other-opponent", amounts.to_others), if: "offender-is-not-dealer" },
    ];
  }
  if (seat === "east") return toEach(seat, amounts.from_dealer);
  return SEATS.filter((other) => other !== seat).map((other) =>
    transfer(seat, other, other === "east" ? amounts.to_dealer : amounts.to_others),
  );
}

function transfer(from: string, to: string, points: number): Transfer {
  return { from, to, points };
}

/**
 * Work out several penalties at one table: every transfer, and what each seat and the table gain or lose.
 *
 * A chonbo without `p` costs what the book says. Throws BadFact or UnknownName, naming the offence and the field.
 */
export function tablePayments(book: Rulebook, offences: Offence[]) {
  if (!Array.isArray(offences)) {
    throw new BadFact("offences", "The offences are not a list.", 'Send [{"seat": "east", "kind": "chonbo"}].');
  }
  const paidOffences = offences.map((offence, number) => {
    const { kind, p, seat } = checkOffence(book, offence, `offences.${number}`);
    return pay(book.casual, kind, p, seat);
  });
  const transfers = paidOffences.flatMap(({ paid }) => paid);
  const net: Record<string, number> = Object.fromEntries([...SEATS, "table"].map((place) => [place, 0]));
  for (const { from, to, points } of transfers) {
    net[from] -= points;
    net[to] += points;
  }
  return {
    rulebook: book.names(),
    transfers,
    net,
    extrapolated: paidOffences.some(({ extrapolated }) => extrapolated),
    borrowed: book.casual.borrowed,
    source: book.casual.source,
  };
}

/** Return a penalty's kind, P and seat. Throws BadFact or UnknownName, naming the field. */
export function checkOffence(book: Rulebook, offence: unknown, field: string) {
  if (!isObject(offence)) {
    throw new BadFact(field, "The offence is not an object.", 'Send {"seat": "east", "kind": "chonbo"}.');
  }
  const { seat, kind = "points", p = kind === "chonbo" ? book.content.values.chonbo : null } = offence;
  if (kind !== "chonbo" && kind !== "points") {
    throw new UnknownName(`${field}.kind`, "payment for", kind, ["chonbo", "points"]);
  }
  const known = SEATS.find((one) => one === seat);
  if (known === undefined) throw new UnknownName(`${field}.seat`, "seat", seat, SEATS);
  if (!isWhole(p, 1, MOST_P)) {
    throw new BadFact(`${field}.p`, `${asSent(p)} is no penalty in P.`, `Give whole P from 1 to ${MOST_P}.`);
  }
  return { kind, p, seat: known };
}
