import { isDead } from "../../../store/index.js";
import { SEATS } from "../../../rules/engine/context.js";
import { clockTime, formatter, t } from "../../../ui/i18n.js";
import { Disclosure } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { settings } from "../../../ui/settings.js";
import { hanchanAt, handAt, seated } from "../../../domain/incident/hands.js";
import { tournamentName, handName, lineOf, useWords, whenDead } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

const KINDS = { player: "players", team: "teams", official: "officials" };
/** In place of a seat: an offender who sits nowhere. */
export const SEATLESS = /** @type {Record<string, "team"|"official">} */ ({
  team: "team",
  arbiter: "official",
});

/**
 * Whom a call is about, and where. `from`: what it replaces, a ruling to amend or a ruling that was not sent.
 * @typedef {object} About
 * @property {any} table @property {string|null} hanchan its id @property {any} hand @property {string|null} seat
 * @property {{kind: string, id: string, name: string}|null} offender null while it must be chosen
 * @property {string|null} amends a ruling's id @property {string|null} again an outbox item's id
 * @property {About} [instead] whom the amended ruling named, where that was another player
 * @property {string|null} decides a ruling whose escalation this call decides
 * @property {any} from {foul, facts, context, note?, amends?}
 */

/** What a call replaces, with its foul, facts, note; null where there is none (any more). @param {any} state @param {any[]} outbox @param {URLSearchParams} query */
export function fromOf(state, outbox, query) {
  const amends = query.get("amends");
  if (amends) return asDecided(state.rulings[amends], query.has("decides"));
  return outbox.find(({ id }) => id === query.get("again"))?.body ?? null;
}

/** What was judged at the hand's end is changed from there, not from what was known before; a decision has no note. @param {any} ruling @param {boolean} decides */
function asDecided(ruling, decides) {
  return ruling
    ? { ...ruling, facts: ruling.final_decision?.facts ?? ruling.facts, ...(decides && { note: "" }) }
    : null;
}

/**
 * @param {any} state @param {any[]} outbox @param {string} table @param {string} seat a wind, team, arbiter, or - for unknown
 * @param {URLSearchParams} query @returns {About|null} null where there is no such table, seat, ruling or item
 */
export function aboutOf(state, outbox, table, seat, query) {
  const amends = query.get("amends");
  const again = query.get("again");
  const at = state.tables[table];
  const from = fromOf(state, outbox, query);
  if (!at || ((amends || again) && !from)) return null;
  const shared = {
    table: at,
    amends: amends ?? from?.amends?.ruling ?? null,
    decides: query.get("decides"),
    again,
    from,
  };
  if (from) {
    const { hanchan = null, hand = null } = from;
    const place = { ...shared, hanchan, hand, seat: from.seat ?? null, offender: named(state, from.offender) };
    const other = amends && from.seat && seat !== from.seat && playerAt(state, hanchan, hand, seat);
    return other ? { ...place, seat, offender: other, instead: place } : place;
  }
  return begun(state, shared, seat, query.get("who"));
}

/** @param {any} state @param {any} shared @param {string} seat @param {string|null} who @returns {About|null} */
function begun(state, shared, seat, who) {
  const playing = hanchanAt(state, shared.table.id);
  const hand = playing && handAt(state, shared.table.id, playing);
  const place = { ...shared, hanchan: playing?.id ?? null, hand };
  if (seat in SEATLESS) {
    const kind = SEATLESS[seat];
    return {
      ...place,
      seat: null,
      offender: who ? named(state, { kind, id: who }) : null,
    };
  }
  if (!playing || !SEATS.includes(seat)) return null;
  const offender = playerAt(state, playing.id, hand, seat);
  return offender ? { ...place, seat, offender } : null;
}

/** @param {any} state @param {string|null} hanchan @param {any} hand @param {string} seat */
function playerAt(state, hanchan, hand, seat) {
  if (!hanchan || !hand) return null;
  const player = seated(state.hanchans[hanchan], hand).find(({ wind }) => wind === seat)?.player;
  return player ? named(state, { kind: "player", id: player }) : null;
}

/** @param {any} state @param {{kind: string, id: string}} offender */
function named(state, { kind, id }) {
  const things = state[KINDS[/** @type {keyof typeof KINDS} */ (kind)]] ?? {};
  return { kind, id, name: things[id]?.name ?? "?" };
}

const LAST = 5;
const Amending = later(() => import("./amendment.jsx"), "Amendment");

/** Whom the call is about, and what they and the seat did before. @param {{about: any, earlier: any, others?: any[]}} props */
export function Who({ about, earlier, others = [] }) {
  const words = useWords();
  const { table, hand, offender, amends } = about;
  const where = [t("hall-table", { label: table.label }), handName(hand)].filter(Boolean).join(" · ");
  return (
    <section class="call-who" aria-label={t("call.who")}>
      <Name words={words} about={about} />
      <p class="soft">{where}</p>
      {amends && <Amending ruling={amends} />}
      {offender && <Earlier words={words} earlier={earlier} />}
      {others.map(({ about: other, log }) => (
        <>
          <Name key={other.seat} words={words} about={other} />
          <Earlier words={words} earlier={log.earlier} />
        </>
      ))}
    </section>
  );
}

/** @param {{words: any, about: any}} props */
function Name({ words, about }) {
  const { state } = useStore();
  const { seat, offender } = about;
  const dead = isDead(state, about);
  return (
    <p class="call-name">
      <strong class="who">{offender?.name}</strong>
      {seat && <span class="badge">{words.phrase(`seat-${seat}`)}</span>}
      {dead && <span class="badge dead-hand">{t("hall-badge.dead", { since: whenDead(state, dead) })}</span>}
    </p>
  );
}

/** @param {{words: any, earlier: any}} props */
function Earlier({ words, earlier: { counts, total, items, seat, season } }) {
  const others = seat.filter((/** @type {any} */ one) => !items.some((/** @type {any} */ own) => own.id === one.id));
  if (total + others.length + season.length === 0) return <p class="soft">{t("call.nothing-before")}</p>;
  const fouls = Object.entries(counts).sort(([, one], [, other]) => Number(other) - Number(one));
  const last = [items, season, others].flatMap((some) => some.slice(0, LAST));
  const title = (
    <span class="call-counts">
      {total + season.length === 0 && <span class="soft">{t("call.nothing-before")}</span>}
      {fouls.map(([foul, count]) => (
        <span class="badge warn" key={foul}>
          {words.name("fouls", foul)} × {count}
        </span>
      ))}
      {season.length > 0 && <span class="badge warn">{t("call.season-before", { count: season.length })}</span>}
      {others.length > 0 && <span class="badge">{t("call.seat-before", { count: others.length })}</span>}
    </span>
  );
  return (
    <Disclosure title={title} class="earlier">
      {() => (
        <ul class="call-last">
          {last.map((one) => (
            <Before key={one.id ?? one.ruling} words={words} ruling={one} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** @param {{words: any, ruling: any}} props */
function Before({ words, ruling }) {
  const { state } = useStore();
  const where = ruling.tournament ? tournamentName(state, ruling.tournament) : handName(ruling.hand);
  const at = [where, clockTime(ruling.ruled_at, state.settings.time_zone)].filter(Boolean).join(" · ");
  return (
    <li>
      <p>
        <strong class="penalty">{lineOf(words, ruling)}</strong> {words.name("fouls", ruling.foul)}
      </p>
      <p class="soft">
        {ruling.offender.name && (
          <>
            <span class="who">{ruling.offender.name}</span> ·{" "}
          </>
        )}
        {at}
      </p>
    </li>
  );
}

const ENGLISH = { one: "st", two: "nd", few: "rd", other: "th" };

/** "3rd time", in the chosen language. @param {number} count */
export function nthTime(count) {
  const rule = formatter(Intl.PluralRules, { type: "ordinal" }).select(count);
  const endings = {
    en: ENGLISH[/** @type {keyof typeof ENGLISH} */ (rule)] ?? "th",
    fr: rule === "one" ? "re" : "e",
    ja: "",
    ru: "-й",
  };
  return t("call.nth", { nth: `${count}${endings[settings.lang]}` });
}
