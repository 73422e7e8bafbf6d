import { SEATS } from "../../store/index.js";
import { amountIn } from "../ledger/accounts.js";
import { t } from "../../ui/i18n.js";
import { foulName, lineOf, useWords } from "../words/words.js";
import { score } from "../../ui/numbers.js";

const MOST = 12;

/** @typedef {{who: any, about?: string, before: any, after: any}} Change */

/**
 * What a correction would change besides: places, money and points, repeats, debts elsewhere, seats.
 * @param {{seen: any, state: any}} props `seen`: the server's preview
 */
export function WhatFollows({ seen, state }) {
  const words = useWords();
  const parts = /** @type {[string, Change[]][]} */ ([
    ["standings", seen.standings.map(standing)],
    ["balances", seen.balances.map(balance)],
    ["offences", seen.offences.map((/** @type {any} */ one) => offence(words, one))],
    ["debts", seen.debts.map(balance)],
    ["seats", seen.seats.flatMap((/** @type {any} */ one) => seats(words, state, one))],
    ["rulings", seen.rulings.map((/** @type {any} */ one) => ruling(words, one))],
  ]).filter(([, changes]) => changes.length > 0);
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

/** @param {{name: string, changes: Change[]}} props */
function Part({ name, changes }) {
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

/** A total, and where the place differs that as well. @param {any} change @returns {Change} */
function standing({ account, before, after }) {
  const [had, has] = [before, after].map((at) => at?.rank ?? "–");
  const about = had === has ? undefined : t("correct.place", { before: had, after: has });
  const [total, now] = [before, after].map((at) => (at ? score(at.total) : t("correct.none")));
  return { who: account.name, about, before: total, after: now };
}

/** What was, and what is then; once where it is the same. @param {{before: any, after: any}} props */
export function FromTo({ before, after }) {
  return before === after ? (
    after
  ) : (
    <>
      <span class="soft">{before} →</span> {after}
    </>
  );
}

/** @param {any} change @returns {Change} */
function balance({ account, unit, before, after }) {
  return { who: account.name, before: amountIn(unit, before), after: amountIn(unit, after) };
}

/** @param {import("../../rules/words/wording.js").Words} words @param {any} change @returns {Change} */
function offence(words, { account, foul, elsewhere, before, after }) {
  const about = [foulName(words, foul), elsewhere && t("correct.elsewhere")].filter(Boolean).join(" · ");
  return { who: account.name, about, before, after };
}

/** A ruling that changes, or stays where its game does not count. @param {import("../../rules/words/wording.js").Words} words @param {any} one @returns {Change} */
function ruling(words, { name, foul, status, penalties }) {
  const stays = status === "deferred" ? t("correct.waits-again") : lineOf(words, { penalties, effects: [] });
  return { who: name, about: foulName(words, foul), before: stays, after: stays };
}

/** Where it is played, whether it counts, and the seats that somebody else has. @param {import("../../rules/words/wording.js").Words} words @param {any} state @param {any} change @returns {Change[]} */
function seats(words, state, { before, after }) {
  const where = placeOf(state, after ?? before);
  const name = (/** @type {any} */ at, /** @type {string} */ seat) =>
    state.players[at?.seats[seat]]?.name ?? t("correct.none");
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

/** @param {any} state @param {{round: string, table: string}} hanchan */
function placeOf(state, { round, table }) {
  return [t("hall-round", { round }), t("hall-table", { label: state.tables[table]?.label ?? "?" })].join(" · ");
}

/** @param {{status: string|null}} hanchan */
function isIn({ status }) {
  return t(status ? `hall-is.${status}` : "correct.in-play");
}
