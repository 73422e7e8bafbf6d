/** Payments and results that this phone has not sent yet, applied to the journal's state: see ../optimistic-state.ts. */

import { resultNumber } from "../journal.ts";
import { APPLY } from "../optimistic-state.ts";
import type { Appliers } from "../optimistic-state.ts";

const appliers: Appliers = {
  payment({ next, item: { id, body, ruledAt: at }, mark, coming }) {
    if (!coming || next.payments[id]) return;
    const { account, amount, ...said } = body;
    const own = { id, account_kind: account.kind, account_id: account.id, ...said, ...mark };
    next.payments[id] = { ...own, amount, paid_at: at };
    next.ledger[id] = { ...own, amount: -amount, what: "paid", cause: "payment", cause_id: id, at };
  },
  result({ next, item: { subject, body, ruledAt: at }, mark, coming, official }) {
    const before = next.results[subject] ?? next.withdrawnResults[subject] ?? null;
    const number = resultNumber(body);
    if (!coming || before?.number >= number) return;
    const { corrects, ...said } = body;
    const own = { hanchan_id: subject, number, at, official, reason: corrects?.reason };
    next.results[subject] = { ...said, ...own, before, ...mark };
    delete next.withdrawnResults[subject];
  },
};
Object.assign(APPLY, appliers);
