import { AccountActs } from "../../../domain/money/account-acts.tsx";
import { store } from "../../../store/index.ts";
import { spokenDecision } from "../../../domain/incident/decision.ts";
import { decide } from "../../../rules/engine/decide.ts";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { Download, useSlug } from "../../../domain/requests/download.tsx";
import { hanchanAt, handAt } from "../../../domain/incident/hands.ts";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { newestFirst } from "../../../domain/incident/ruling-list.tsx";
import { foulName, linesOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Ledger } from "../../../domain/money/ledger.tsx";
import { LongList } from "./long-list.tsx";
import { Season } from "./season.tsx";
import type { Player as PlayerOfEvent, Ruling, State } from "../../../store/index.ts";
import type { Logged } from "../../../domain/incident/sent-call.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Words } from "../../../rules/words/wording.ts";

const REPEAT = "offence_number";

/** Show a player: the offences that count, the outcome of the next offence, and every ruling. */
export default function Player({ args: [id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-player")} />;
  const player = state.players[state.merged[id] ?? id];
  if (!player) return <Missing title={t("hall-player")} text={t("hall-no-player")} up="#/tables" />;
  return <Page state={state} player={player} />;
}

function Page({ state, player }: { state: State; player: PlayerOfEvent }) {
  const { official } = useStore();
  const words = useWords();
  const rulings = newestFirst(Object.values(state.rulings).filter(({ offender }) => offender.id === player.id));
  const counts = Object.entries(countsOf(rulings)).sort(([, one], [, other]) => other - one);
  const team = state.teams[player.team ?? ""]?.name;
  return (
    <Screen title={player.name} up="#/tables">
      <p class="soft">
        {[
          player.id_number && t("hall-id-number", { number: player.id_number }),
          team,
          player.withdrawn_at && t("standings.withdrawn"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <section class="stack">
        <h2>{t("hall-counts")}</h2>
        {counts.length === 0 && <p class="soft">{t("hall-nothing-counts")}</p>}
        <dl class="facts">
          {counts.map(([foul, count]) => (
            <div key={foul}>
              <dt>{foulName(words, foul)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Season state={state} id={player.id} />
      <Ledger state={state} id={player.id} />
      {hasOne(official, ["director", "finance"]) && (
        <AccountActs state={state} account={{ kind: "player", id: player.id }} />
      )}
      <a class="button" href={`#/standings/${player.id}`}>
        {t("hall-lines")}
      </a>
      {hasOne(official, ["director"]) && (
        <>
          <a class="button" href={`#/correct/player/${player.id}`}>
            {t("correct.link")}
          </a>
          <a class="button" href={`#/people/player/${player.id}`}>
            {t("people.own-link")}
          </a>
        </>
      )}
      <Next state={state} player={player.id} />
      <section class="stack">
        <h2>{t("hall-rulings")}</h2>
        <LongList rulings={rulings} empty={t("hall-no-rulings")} />
        {hasOne(official, ["director"]) && (
          <ul class="rows">
            <ForAnAppeal player={player} />
          </ul>
        )}
      </section>
    </Screen>
  );
}

/** Offer all rulings on the player as a PDF, with facts, sources and proofs. */
function ForAnAppeal({ player: { id, id_number: number } }: { player: PlayerOfEvent }) {
  return (
    <Download
      name={t("reports.player")}
      hint={t("reports.player-about")}
      path={`players/${id}/rulings.pdf`}
      file={`${useSlug()}-player-${number}.pdf`}
    />
  );
}

/** Show the outcome of the next offence, for each foul whose penalty depends on repeats. */
function Next({ state, player }: { state: State; player: string }) {
  const { book, library } = useStore();
  const words = useWords();
  if (!book || !library) return null;
  const place = placeOf(state, player);
  const costs = Object.keys(book.content.fouls)
    .filter((foul) => book.table(foul).used.includes(REPEAT))
    .map((foul) => ({ foul, ...costOf(words, book, { ...place, foul }, isFirst(state, player, foul)) }));
  if (costs.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t("hall-next-costs")}</h2>
      <dl class="facts">
        {costs.map(({ foul, number, scope, lines }) => (
          <div key={foul}>
            <dt>
              {foulName(words, foul)}
              <small>{t("hall-nth", { number: String(number ?? "?"), scope })}</small>
            </dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Return the player's current place; counts within a hand or hanchan depend on it. */
function placeOf(state: State, player: string) {
  const offender = { kind: "player" as const, id: player };
  const playing = Object.values(state.hanchans).filter(
    ({ seats, status }) => !status && Object.values(seats).includes(player),
  );
  const hanchan = playing.sort((one, other) => (one.id < other.id ? 1 : -1))[0];
  if (!hanchan || hanchanAt(state, hanchan.table)?.id !== hanchan.id) return { offender };
  return { offender, table: hanchan.table, hanchan: hanchan.id, hand: handAt(state, hanchan.table, hanchan) };
}

/** Return whether no offence of this foul counts yet, in any hand or hanchan. */
function isFirst(state: State, player: string, foul: string) {
  const own = Object.values(state.rulings).filter(({ offender }) => offender.id === player);
  return !own.some((one) => one.counts && one.foul === foul);
}

function costOf(words: Words, book: Rulebook, call: Logged & { foul: string }, first: boolean) {
  const number = store.knownFacts(call).facts[REPEAT] ?? (first ? 1 : undefined);
  const decision = spokenDecision(words.library, decide(book, call.foul, number ? { [REPEAT]: number } : {}));
  const lines = linesOf(decision.questions?.[0].answers ?? []);
  const scope = words.phrase(`scope-${book.table(call.foul).scope}`);
  return { number, scope, lines: lines.length > 0 ? lines : [decision.line] };
}

function countsOf(rulings: Ruling[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { foul, counts: does } of rulings) if (does) counts[foul] = (counts[foul] ?? 0) + 1;
  return counts;
}
