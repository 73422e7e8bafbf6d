import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.jsx";
import { listed, t } from "../../../ui/i18n.js";
import { Disclosure, Empty, Loading, Screen, Stepper, Toggle, say } from "../../../ui/index.js";
import { byName } from "../../../domain/people/officials.jsx";
import { useIds, useRequest } from "../../../domain/account/request.jsx";
import { Several } from "../../../domain/people/roles.jsx";
import { go } from "../../../ui/router.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { hasOne } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";
import { ImportLink } from "../../../domain/event/table-links.jsx";
import { addTables } from "./add-tables.js";
import { Proposal } from "./proposal.jsx";
import { Times } from "./times.jsx";
import { TimetableFields, firstTimetable, isValid, startsOf } from "./timetable.jsx";

const AT_A_TABLE = 4;
const USUAL = 4;
const MOST = 50;
const MINUTE = 60_000;
const SEED_DIGITS = 7; // of the id, which are random; the server takes seeds below 2 ** 31

/** Whole rounds seated by the app: how many and when, then what is proposed, then seated; `#/rounds/times`: their times alone. @param {{args: string[], query: URLSearchParams}} props */
export default function Rounds({ args: [page], query }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("rounds.title")} />;
  if (!hasOne(official, ["director"]))
    return (
      <Screen title={t("rounds.title")} up="#/tables">
        <p class="note warn">{t("rounds.directors")}</p>
      </Screen>
    );
  const Shown = page === "times" ? Times : Page;
  return (
    <>
      <Shown key={tournament.id} tournament={tournament.id} state={state} round={query.get("round")} />
      <RecentSignIn />
    </>
  );
}

/** @param {{tournament: string, state: any}} props */
function Page({ tournament, state }) {
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
  const [proposal, setProposal] = useState(/** @type {any} */ (null));
  const [taken, setTaken] = useState(/** @type {string[]} */ ([]));
  const { ask, asking, wrong } = useRequest();
  const idOf = useIds();
  const lacking = Math.max(0, tables - Object.keys(state.tables).length);
  const teams = Object.keys(state.teams).length > 1;
  const propose = (/** @type {number} */ next) =>
    isValid(times, rounds) &&
    ask(async () => {
      setTaken([]);
      await addTables(state, lacking, idOf);
      const body = { rounds, keep_teams_apart: apart, byes: "rotate", seed: next, substitutes };
      setProposal(await store.ask("seating/proposal", { method: "POST", body }));
      setSeed(next);
    });
  const seat = () =>
    isValid(times, rounds) &&
    ask(async () => {
      const starts = startsOf(times, proposal.rounds.length, zone);
      const body = {
        rounds: proposal.rounds.map((/** @type {any} */ round, /** @type {number} */ place) =>
          seated(round, starts[place]),
        ),
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
      <button class="button main" type="button" disabled={asking} onClick={seat}>
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
          onChange={(/** @type {number} */ next) => (setRounds(next), setProposal(null))}
        />
        <p class="soft">
          {t("rounds.of", { players: playing, tables })}
          {helping > 0 && ` ${t("rounds.filled", { count: helping })}`}
          {out > 0 && ` ${t("rounds.by-turns", { count: out })}`}
          {lacking > 0 && ` ${t("rounds.lacking", { count: lacking })}`}
        </p>
        {teams && (
          <Toggle
            label={t("rounds.apart")}
            checked={apart}
            onChange={(/** @type {boolean} */ on) => (setApart(on), setProposal(null))}
          />
        )}
        <Disclosure title={t("rounds.substitutes", { count: substitutes.length })}>
          {() => (
            <Several
              label={t("rounds.substitutes-who")}
              names={players.map(({ id }) => id)}
              said={(/** @type {string} */ id) => state.players[id].name}
              chosen={substitutes}
              onChange={(/** @type {string[]} */ next) => (setSubstitutes(next), setProposal(null))}
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

/** Where a tournament's proposals begin: each elsewhere, or the same four would meet again on every evening of the same players. @param {string} id */
function firstSeed(id) {
  return parseInt(id.replaceAll("-", "").slice(-SEED_DIGITS), 16);
}

/** How many play at how many tables: substitutes fill the last one where there are enough of them, else somebody sits out. The twin of the server's. @param {number} playing who is no substitute @param {number} substitutes */
function placesOf(playing, substitutes) {
  const lacking = Math.ceil(playing / AT_A_TABLE) * AT_A_TABLE - playing;
  const helping = lacking <= substitutes ? lacking : 0;
  const tables = Math.floor((playing + helping) / AT_A_TABLE);
  return { playing, tables, helping, out: playing + helping - tables * AT_A_TABLE };
}

/** Where there are teams, who has none only fills in. @param {any} state @param {any[]} players @returns {string[]} */
function withoutTeam(state, players) {
  const isTeamed = players.some(({ team }) => team && state.teams[team]);
  return isTeamed ? players.filter(({ team }) => !team).map(({ id }) => id) : [];
}

/** @param {any} round @param {any} start */
function seated({ label, tables }, start) {
  const seats = tables.map((/** @type {any} */ { table, seats }) => ({ table, seats }));
  return { label, ...start, tables: seats };
}

/** Rounds that somebody else seated meanwhile. @param {any} error @param {{rounds: {label: string}[]}} body @returns {string[]} */
function takenIn({ problem }, { rounds }) {
  const fields = (problem?.errors ?? []).map((/** @type {any} */ { field }) => field);
  return rounds.flatMap(({ label }, place) => (fields.includes(`rounds.${place}.label`) ? [label] : []));
}

/** The length of the game that was added last. @param {any} state @returns {number|null} */
function lastLength(state) {
  const lengths = Object.values(state.hanchans).map(({ minutes }) => minutes);
  return lengths.filter(Boolean).at(-1) ?? null;
}

/** When the games that are seated already are over, in ms. @param {any} state */
function lastEnd(state) {
  const timed = Object.values(state.hanchans).filter(({ scheduled_at: at, status }) => at && !status);
  return Math.max(0, ...timed.map(({ scheduled_at: at, minutes }) => Date.parse(at) + (minutes ?? 0) * MINUTE));
}
