import { Fragment } from "preact";
import { isDead } from "../../../store/index.ts";
import { clockTime, formatter, t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { settings } from "../../../ui/settings.ts";
import { hanchanAt, handAt, seated } from "../../../domain/incident/hands.ts";
import { tournamentName, handName, lineOf, useWords, whenDead } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Context } from "../../../rules/engine/context.ts";
import type { Facts } from "../../../domain/incident/decision.ts";
import type { Hand, Item, Offender, Place, Ruling, Seat, State, Table } from "../../../store/index.ts";
import type { Log } from "../../../domain/incident/sent-call.ts";
import type { SeasonOffence } from "#api";
import type { Words } from "../../../rules/words/wording.ts";

/** The kind of an offender who has no seat, by what stands for the seat in the address. */
export const SEATLESS: Record<string, "team" | "official"> = {
  team: "team",
  arbiter: "official",
};

/** A ruling, or the body of one that was not accepted. */
export interface From extends Partial<Place> {
  foul: string;
  facts?: Facts;
  context?: Partial<Context>;
  offender: Pick<Offender, "kind" | "id">;
  seat?: Seat | null;
  penalties?: Ruling["penalties"];
  note?: string;
  incident?: string;
  amends?: { ruling: string; reason: string };
}

/** The offender and place of a call. `from`: the ruling that it amends, or the refused ruling that it replaces. */
export interface About {
  table: Table;
  /** its id */
  hanchan: string | null;
  hand: Hand | null;
  seat: Seat | null;
  /** null until chosen */
  offender: Offender | null;
  /** a ruling's id */
  amends: string | null;
  /** an outbox item's id */
  again: string | null;
  /** the call for the original offender, where the amendment names another player */
  instead?: About;
  /** a ruling whose escalation this call decides */
  decides: string | null;
  from: From | null;
}

/**
 * Return the ruling or refused item that a call replaces, with its foul, facts and note; null if there is none (any
 * more).
 */
export function fromOf(state: State, outbox: Item[], query: URLSearchParams): From | null {
  const amends = query.get("amends");
  if (amends) return asDecided(state.rulings[amends], query.has("decides"));
  const again = outbox.find(({ id }) => id === query.get("again"));
  return again?.kind === "ruling" ? again.body : null;
}

/**
 * Return the ruling with the facts of its final decision, since an amendment starts from there; a decision on an
 * escalation starts without a note.
 */
function asDecided(ruling: Ruling | undefined, decides: boolean): From | null {
  if (!ruling) return null;
  const { amends: _, ...rest } = ruling;
  return { ...rest, facts: ruling.final_decision?.facts ?? ruling.facts, ...(decides && { note: "" }) };
}

/** The part of a call that is known before its hand. */
type Shared = Pick<About, "table" | "amends" | "again" | "decides" | "from">;

/**
 * Return the offender and place of a call; null if there is no such table, seat, ruling or item.
 * @param seat a wind, team, arbiter, or - for unknown
 */
export function aboutOf(
  state: State,
  outbox: Item[],
  table: string,
  seat: string,
  query: URLSearchParams,
): About | null {
  const amends = query.get("amends");
  const again = query.get("again");
  const at = state.tables[table];
  const from = fromOf(state, outbox, query);
  if (!at || ((amends || again) && !from)) return null;
  const shared: Shared = {
    table: at,
    amends: amends ?? from?.amends?.ruling ?? null,
    decides: query.get("decides"),
    again,
    from,
  };
  if (from) {
    const { hanchan = null, hand = null } = from;
    const place = { ...shared, hanchan, hand, seat: from.seat ?? null, offender: named(state, from.offender) };
    const other = amends && from.seat && seat !== from.seat ? playerAt(state, hanchan, hand, seat) : null;
    return other ? { ...place, ...other, instead: place } : place;
  }
  return beginCall(state, shared, seat, query.get("who"));
}

function beginCall(state: State, shared: Shared, seat: string, who: string | null): About | null {
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
  if (!playing) return null;
  const found = playerAt(state, playing.id, hand, seat);
  return found && { ...place, ...found };
}

function playerAt(state: State, hanchan: string | null, hand: Hand | null, seat: string) {
  if (!hanchan || !hand) return null;
  const found = seated(state.hanchans[hanchan], hand).find(({ wind }) => wind === seat);
  return found?.player ? { seat: found.wind, offender: named(state, { kind: "player", id: found.player }) } : null;
}

function named(state: State, { kind, id }: Pick<Offender, "kind" | "id">): Offender {
  return { kind, id, name: state[`${kind}s` as const]?.[id]?.name ?? "?" };
}

const LAST = 5;
const Amendment = lazy(() => import("./amendment.tsx"), "Amendment");

/** Show the offenders of the call, and their and the seat's earlier offences. */
export function Who({
  about,
  earlier,
  others = [],
}: {
  about: About;
  earlier: Log["earlier"];
  others?: { about: About; log: Log }[];
}) {
  const words = useWords();
  const { table, hand, offender, amends } = about;
  const where = [t("hall-table", { label: table.label }), handName(hand)].filter(Boolean).join(" · ");
  return (
    <section class="call-who" aria-label={t("call.who")}>
      <Name words={words} about={about} />
      <p class="soft">{where}</p>
      {amends && <Amendment ruling={amends} />}
      {offender && <Earlier words={words} earlier={earlier} />}
      {others.map(({ about: other, log }) => (
        <Fragment key={other.seat}>
          <Name words={words} about={other} />
          <Earlier words={words} earlier={log.earlier} />
        </Fragment>
      ))}
    </section>
  );
}

function Name({ words, about }: { words: Words; about: About }) {
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

function Earlier({
  words,
  earlier: { counts, total, items, seat, season },
}: {
  words: Words;
  earlier: Log["earlier"];
}) {
  const others = seat.filter((one) => !items.some((own) => own.id === one.id));
  if (total + others.length + season.length === 0) return <p class="soft">{t("call.nothing-before")}</p>;
  const fouls = Object.entries(counts).sort(([, one], [, other]) => Number(other) - Number(one));
  const last = [items, season, others].flatMap<Ruling | SeasonOffence>((some) => some.slice(0, LAST));
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
            <Before key={"id" in one ? one.id : one.ruling} words={words} ruling={one} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function Before({ words, ruling }: { words: Words; ruling: Ruling | SeasonOffence }) {
  const { state } = useStore();
  const { offender } = ruling;
  const where = "tournament" in ruling ? tournamentName(state, ruling.tournament) : handName(ruling.hand);
  const at = [where, clockTime(ruling.ruled_at, state.settings.time_zone)].filter(Boolean).join(" · ");
  return (
    <li>
      <p>
        <strong class="penalty">{lineOf(words, ruling)}</strong> {words.name("fouls", ruling.foul)}
      </p>
      <p class="soft">
        {"name" in offender && offender.name && (
          <>
            <span class="who">{offender.name}</span> ·{" "}
          </>
        )}
        {at}
      </p>
    </li>
  );
}

const ENGLISH = { one: "st", two: "nd", few: "rd", other: "th" };

/** Return "3rd time", in the chosen language. */
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
