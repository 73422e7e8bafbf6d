import { SEATS } from "../../store/index.ts";
import { amountIn } from "../ledger/accounts.ts";
import { t } from "../../ui/i18n.ts";
import { foulName, lineOf, useWords } from "../words/words.ts";
import { score } from "../../ui/numbers.ts";
import type { BalanceChange, CorrectionPreview, OffenceChange, PlaceChange, RulingThere } from "#api";
import type { State } from "../../store/index.ts";
import type { Words } from "../../rules/words/wording.ts";

const MOST = 12;

interface Change {
  who: string;
  about?: string;
  before: string | number;
  after: string | number;
}

/**
 * What a correction would change besides: places, money and points, repeats, debts elsewhere, seats.
 * @param props `seen`: the server's preview
 */
export function WhatFollows({ seen, state }: { seen: CorrectionPreview; state: State }) {
  const words = useWords();
  const all: [string, Change[]][] = [
    ["standings", seen.standings.map(standing)],
    ["balances", seen.balances.map(balance)],
    ["offences", seen.offences.map((one) => offence(words, one))],
    ["debts", seen.debts.map(balance)],
    ["seats", seen.seats.flatMap((one) => seats(words, state, one))],
    ["rulings", seen.rulings.map((one) => ruling(words, one))],
  ];
  const parts = all.filter(([, changes]) => changes.length > 0);
  if (parts.length === 0)
    return (
      <p class="soft" role="status">
        {t("correct.nothing-else")}
      </p>
    );
  return (
    <section class="stack" role="status" aria-label={t("correct.follows")}>
      <h3>{t("correct.follows")}</h3>
      {parts.map(([name, changes]) => (
        <Part key={name} name={name} changes={changes} />
      ))}
    </section>
  );
}

function Part({ name, changes }: { name: string; changes: Change[] }) {
  const more = changes.length - MOST;
  return (
    <div>
      <h4>{t(`correct.part.${name}`)}</h4>
      <dl class="facts">
        {changes.slice(0, MOST).map(({ who, about, before, after }) => (
          <div>
            <dt>
              <span class="who">{who}</span>
              {about && <small>{about}</small>}
            </dt>
            <dd>
              <FromTo before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p class="soft">{t("correct.more", { count: more })}</p>}
    </div>
  );
}

/** A total, and where the place differs that as well. */
function standing({ account, before, after }: PlaceChange): Change {
  const [had, has] = [before, after].map((at) => at?.rank ?? "–");
  const about = had === has ? undefined : t("correct.place", { before: had, after: has });
  const [total, now] = [before, after].map((at) => (at ? score(at.total) : t("correct.none")));
  return { who: account.name, about, before: total, after: now };
}

/** What was, and what is then; once where it is the same. */
export function FromTo({ before, after }: Pick<Change, "before" | "after">) {
  return before === after ? (
    after
  ) : (
    <>
      <span class="soft">{before} →</span> {after}
    </>
  );
}

function balance({ account, unit, before, after }: BalanceChange): Change {
  return { who: account.name, before: amountIn(unit, before), after: amountIn(unit, after) };
}

function offence(words: Words, { account, foul, elsewhere, before, after }: OffenceChange): Change {
  const about = [foulName(words, foul), elsewhere && t("correct.elsewhere")].filter(Boolean).join(" · ");
  return { who: account.name, about, before, after };
}

/** A ruling that changes, or stays where its game does not count. */
function ruling(words: Words, { name, foul, status, penalties }: RulingThere): Change {
  const stays = status === "deferred" ? t("correct.waits-again") : lineOf(words, { penalties, effects: [] });
  return { who: name, about: foulName(words, foul), before: stays, after: stays };
}

/** A game as it is seated. */
interface Seated {
  table: string;
  round: string;
  status: string | null;
  seats: Record<string, string>;
}

/** Where it is played, whether it counts, and the seats that somebody else has. */
function seats(words: Words, state: State, { before, after }: Record<"before" | "after", Seated | null>): Change[] {
  const place = after ?? before;
  if (!place) return [];
  const where = placeOf(state, place);
  const name = (at: Seated | null, seat: string) => state.players[at?.seats[seat] ?? ""]?.name ?? t("correct.none");
  const moved = SEATS.filter((seat) => before?.seats[seat] !== after?.seats[seat]).map((seat) => ({
    who: words.phrase(`seat-${seat}`),
    about: where,
    before: name(before, seat),
    after: name(after, seat),
  }));
  if (!before || !after) return moved;
  const elsewhere = placeOf(state, before) === where ? [] : [{ who: placeOf(state, before), before: "", after: where }];
  const counts = before.status === after.status ? [] : [{ who: where, before: isIn(before), after: isIn(after) }];
  return [...elsewhere, ...counts, ...moved];
}

function placeOf(state: State, { round, table }: { round: string; table: string }) {
  return [t("hall-round", { round }), t("hall-table", { label: state.tables[table]?.label ?? "?" })].join(" · ");
}

function isIn({ status }: { status: string | null }) {
  return t(status ? `hall-is.${status}` : "correct.in-play");
}
