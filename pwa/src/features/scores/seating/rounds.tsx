import { useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { listed, t } from "../../../ui/i18n.ts";
import { Disclosure, Empty, Loading, Screen, Stepper, Toggle, say } from "../../../ui/index.ts";
import { byName } from "../../../domain/people/officials.tsx";
import { useIds, useRequest } from "../../../domain/account/request.tsx";
import { Several } from "../../../domain/people/roles.tsx";
import { go } from "../../../ui/router.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { ImportLink } from "../../../domain/event/table-links.tsx";
import { addTables } from "./add-tables.ts";
import { Proposal } from "./proposal.tsx";
import { Times } from "./times.tsx";
import { TimetableFields, firstTimetable, isValid, startsOf } from "./timetable.tsx";
import type { Player, State } from "../../../store/index.ts";
import type { Proposal as ProposalOfServer, ProposedRound } from "#api";

const AT_A_TABLE = 4;
const USUAL = 4;
const MOST = 50;
const MINUTE = 60_000;
const SEED_DIGITS = 7; // of the id, which are random; the server takes seeds below 2 ** 31

/**
 * Seat whole rounds: ask how many and when, propose the seating, then save it. `#/rounds/times` sets only the times.
 */
export default function Rounds({ args: [page], query }: { args: string[]; query: URLSearchParams }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("rounds.title")} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={t("rounds.title")} up="#/tables">
        <p class="note warn">{t("rounds.directors")}</p>
      </Screen>
    );
  const PageShown = page === "times" ? Times : Page;
  return (
    <>
      <PageShown key={tournament.id} tournament={tournament.id} state={state} round={query.get("round")} />
      <RecentSignIn />
    </>
  );
}

function Page({ tournament, state }: { tournament: string; state: State }) {
  const zone = state.settings.time_zone;
  const players = byName(Object.values(state.players).filter((player) => !player.withdrawn_at));
  const [substitutes, setSubstitutes] = useState(() => withoutTeam(state, players));
  const { playing, tables, helping, out } = placesOf(players.length - substitutes.length, substitutes.length);
  const [rounds, setRounds] = useState(Object.keys(state.hanchans).length > 0 ? 1 : USUAL);
  const [apart, setApart] = useState(true);
  const [times, setTimes] = useState(() =>
    firstTimetable(Math.max(store.now(), lastEnd(state)), zone, lastLength(state)),
  );
  const [seed, setSeed] = useState(() => firstSeed(tournament));
  const [proposal, setProposal] = useState<ProposalOfServer | null>(null);
  const [taken, setTaken] = useState<string[]>([]);
  const { ask, asking, wrong } = useRequest();
  const idOf = useIds();
  const lacking = Math.max(0, tables - Object.keys(state.tables).length);
  const teams = Object.keys(state.teams).length > 1;
  const propose = (next: number) =>
    isValid(times, rounds) &&
    ask(async () => {
      setTaken([]);
      await addTables(state, lacking, idOf);
      const body = { rounds, keep_teams_apart: apart, byes: "rotate", seed: next, substitutes };
      setProposal(await store.ask<ProposalOfServer>("seating/proposal", { method: "POST", body }));
      setSeed(next);
    });
  const seat = (proposal: ProposalOfServer) =>
    isValid(times, rounds) &&
    ask(async () => {
      const starts = startsOf(times, proposal.rounds.length, zone);
      const body = {
        rounds: proposal.rounds.map((round, place) => seatingOf(round, starts[place])),
      };
      try {
        await store.ask(`seatings/${idOf(body)}`, { method: "PUT", body });
      } catch (error) {
        const labels = takenIn(error, body);
        if (labels.length === 0) throw error;
        setProposal(null);
        return setTaken(labels);
      }
      say(t("rounds.done", { count: proposal.rounds.length }));
      go("#/setup", { replace: true });
    });
  const actions = proposal ? (
    <>
      <button class="button" type="button" disabled={asking} onClick={() => propose(seed + 1)}>
        {t("rounds.another")}
      </button>
      <button class="button main" type="button" disabled={asking} onClick={() => seat(proposal)}>
        {t("rounds.seat", { count: proposal.rounds.length })}
      </button>
    </>
  ) : (
    tables > 0 && (
      <button class="button main" type="button" disabled={asking} onClick={() => propose(seed)}>
        {t("rounds.propose")}
      </button>
    )
  );
  if (tables === 0)
    return (
      <Screen title={t("rounds.title")} up="#/setup">
        <Empty text={t("rounds.too-few")}>
          <ImportLink />
        </Empty>
      </Screen>
    );
  return (
    <Screen title={t("rounds.title")} up="#/setup" actions={actions}>
      <section class="stack rounds-asked">
        <Stepper
          label={t("rounds.count")}
          value={rounds}
          min={1}
          max={MOST}
          less={t("rounds.fewer")}
          more={t("rounds.more")}
          onChange={(next) => (setRounds(next), setProposal(null))}
        />
        <p class="soft">
          {t("rounds.of", { players: playing, tables })}
          {helping > 0 && ` ${t("rounds.filled", { count: helping })}`}
          {out > 0 && ` ${t("rounds.by-turns", { count: out })}`}
          {lacking > 0 && ` ${t("rounds.lacking", { count: lacking })}`}
        </p>
        {teams && (
          <Toggle label={t("rounds.apart")} checked={apart} onChange={(on) => (setApart(on), setProposal(null))} />
        )}
        <Disclosure title={t("rounds.substitutes", { count: substitutes.length })}>
          {() => (
            <Several
              label={t("rounds.substitutes-who")}
              names={players.map(({ id }) => id)}
              said={(id) => state.players[id].name}
              chosen={substitutes}
              onChange={(next) => (setSubstitutes(next), setProposal(null))}
            />
          )}
        </Disclosure>
        <TimetableFields value={times} rounds={rounds} zone={zone} onChange={setTimes} />
        <a class="button quiet" href="#/import/seating">
          {t("rounds.from-sheet")}
        </a>
      </section>
      <section class="stack" aria-label={t("rounds.proposal")}>
        {taken.length > 0 && (
          <p class="note warn" role="alert">
            {t("rounds.taken", { rounds: listed(taken) })}
          </p>
        )}
        {wrong}
        {asking && <Loading text={t(proposal ? "rounds.seating" : "rounds.proposing")} />}
        {proposal && <Proposal key={seed} proposal={proposal} state={state} />}
      </section>
    </Screen>
  );
}

/**
 * Return the seed of a tournament's first proposal. It differs between tournaments, otherwise the same players would
 * meet the same opponents every time.
 */
function firstSeed(id: string) {
  return parseInt(id.replaceAll("-", "").slice(-SEED_DIGITS), 16);
}

/**
 * Return how many play at how many tables: substitutes fill the last table if there are enough, otherwise players sit
 * out. As the server does it. @param playing players who are not substitutes
 */
function placesOf(playing: number, substitutes: number) {
  const lacking = Math.ceil(playing / AT_A_TABLE) * AT_A_TABLE - playing;
  const helping = lacking <= substitutes ? lacking : 0;
  const tables = Math.floor((playing + helping) / AT_A_TABLE);
  return { playing, tables, helping, out: playing + helping - tables * AT_A_TABLE };
}

/** Return the players without a team, if there are teams: they are only substitutes. */
function withoutTeam(state: State, players: Player[]): string[] {
  const isTeamed = players.some(({ team }) => team && state.teams[team]);
  return isTeamed ? players.filter(({ team }) => !team).map(({ id }) => id) : [];
}

function seatingOf({ label, tables }: ProposedRound, start: ReturnType<typeof startsOf>[number]) {
  const seats = tables.map(({ table, seats }) => ({ table, seats }));
  return { label, ...start, tables: seats };
}

/** Return the rounds that somebody else has seated meanwhile. */
function takenIn(error: unknown, { rounds }: { rounds: { label: string }[] }): string[] {
  const errors = (error instanceof ApiError && error.problem?.errors) || [];
  const fields = errors.map(({ field }) => field);
  return rounds.flatMap(({ label }, place) => (fields.includes(`rounds.${place}.label`) ? [label] : []));
}

/** Return the length of the hanchan that was added last. */
function lastLength(state: State): number | null {
  const lengths = Object.values(state.hanchans).map(({ minutes }) => minutes);
  return lengths.filter(Boolean).at(-1) ?? null;
}

/** Return when the last of the seated hanchans ends, in ms. */
function lastEnd(state: State) {
  const ends = Object.values(state.hanchans).flatMap(({ scheduled_at: at, status, minutes }) =>
    at && !status ? [Date.parse(at) + (minutes ?? 0) * MINUTE] : [],
  );
  return Math.max(0, ...ends);
}
