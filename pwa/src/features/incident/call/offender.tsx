import { isDead } from "../../../store/index.ts";
import { SEATS } from "../../../rules/engine/context.ts";
import { clockTime, formatter, t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { later } from "../../../ui/later.tsx";
import { settings } from "../../../ui/settings.ts";
import { hanchanAt, handAt, seated } from "../../../domain/incident/hands.ts";
import { tournamentName, handName, lineOf, useWords, whenDead } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Offender, State } from "../../../store/index.ts";

/** In place of a seat: an offender who sits nowhere. */
export const SEATLESS = {
  team: "team",
  arbiter: "official",
} as Record<string, "team" | "official">;

/** Whom a call is about, and where. `from`: what it replaces, a ruling to amend or a ruling that was not sent. */
export interface About {
  table: any;
  /** its id */
  hanchan: string | null;
  hand: any;
  seat: string | null;
  /** null while it must be chosen */
  offender: Offender | null;
  /** a ruling's id */
  amends: string | null;
  /** an outbox item's id */
  again: string | null;
  /** whom the amended ruling named, where that was another player */
  instead?: About;
  /** a ruling whose escalation this call decides */
  decides: string | null;
  /** {foul, facts, context, note?, amends?} */
  from: any;
}

/** What a call replaces, with its foul, facts, note; null where there is none (any more). */
export function fromOf(state: State, outbox: any[], query: URLSearchParams) {
  const amends = query.get("amends");
  if (amends) return asDecided(state.rulings[amends], query.has("decides"));
  return outbox.find(({ id }) => id === query.get("again"))?.body ?? null;
}

/** What was judged at the hand's end is changed from there, not from what was known before; a decision has no note. */
function asDecided(ruling: any, decides: boolean) {
  return ruling
    ? { ...ruling, facts: ruling.final_decision?.facts ?? ruling.facts, ...(decides && { note: "" }) }
    : null;
}

/**
 * @param seat a wind, team, arbiter, or - for unknown
 * @returns null where there is no such table, seat, ruling or item
 */
export function aboutOf(
  state: State,
  outbox: any[],
  table: string,
  seat: string,
  query: URLSearchParams,
): About | null {
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

function begun(state: State, shared: any, seat: string, who: string | null): About | null {
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

function playerAt(state: State, hanchan: string | null, hand: any, seat: string) {
  if (!hanchan || !hand) return null;
  const player = seated(state.hanchans[hanchan], hand).find(({ wind }) => wind === seat)?.player;
  return player ? named(state, { kind: "player", id: player }) : null;
}

function named(state: State, { kind, id }: Pick<Offender, "kind" | "id">): Offender {
  return { kind, id, name: state[`${kind}s` as const]?.[id]?.name ?? "?" };
}

const LAST = 5;
const Amending = later(() => import("./amendment.tsx"), "Amendment");

/** Whom the call is about, and what they and the seat did before. */
export function Who({ about, earlier, others = [] }: { about: any; earlier: any; others?: any[] }) {
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

function Name({ words, about }: { words: any; about: any }) {
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

function Earlier({ words, earlier: { counts, total, items, seat, season } }: { words: any; earlier: any }) {
  const others = seat.filter((one: any) => !items.some((own: any) => own.id === one.id));
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

function Before({ words, ruling }: { words: any; ruling: any }) {
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

/** "3rd time", in the chosen language. */
export function nthTime(count: number) {
  const rule = formatter(Intl.PluralRules, { type: "ordinal" }).select(count);
  const endings = {
    en: ENGLISH[rule as keyof typeof ENGLISH] ?? "th",
    fr: rule === "one" ? "re" : "e",
    ja: "",
    ru: "-й",
  };
  return t("call.nth", { nth: `${count}${endings[settings.lang]}` });
}
