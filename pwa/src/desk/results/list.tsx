import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { scoringOf } from "../../features/scores/results/scoring.ts";
import { mayEnter } from "../../domain/people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import { ImportLink } from "../../domain/event/table-links.tsx";
import { RoundSwitch } from "../rounds/round-switch.tsx";
import { ALL } from "../../domain/event/rounds.ts";
import { useShownRound } from "../rounds/shown-round.ts";
import { ListHead, Search } from "../list-head.tsx";
import { ListTabs } from "../list-tabs.tsx";
import { useNow } from "../use-now.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { columnsOf } from "./columns.tsx";
import { dueIn, rowsOf } from "./rows.ts";
import { Ranked } from "./standings.tsx";
import type { State } from "../../store/index.ts";

const GAMES = "#/results";
const PLAYERS = "#/standings";
const MINUTE = 60_000;
const TEAMS = "#/standings/teams";

/** Where one was last, and whether only what is missing was shown. */
let last = GAMES;
let onlyMissing = false;

/** Every hanchan with its result; who leads. */
export function ResultList({ alone, parts }: { alone: boolean; parts: string[] }) {
  const { state } = useStore();
  const tab = (last = tabOf(state, alone, parts));
  const hasTeams = Object.keys(state.teams).length > 0;
  const tabs = [
    { href: GAMES, text: t("standings.games") },
    { href: PLAYERS, text: t("hall-standings") },
    ...(hasTeams ? [{ href: TEAMS, text: t("desk.of-teams") }] : []),
  ];
  const open = alone ? undefined : parts.at(-1);
  return (
    <>
      <ListHead title={t("desk.item.results")} alone={alone}>
        <ListTabs label={t("desk.item.results")} tabs={tabs} current={tab} />
      </ListHead>
      {tab === GAMES ? (
        <Games open={open} />
      ) : (
        <Ranked key={tab} of={tab === TEAMS ? "teams" : "players"} open={open} />
      )}
    </>
  );
}

function Games({ open }: { open: string | undefined }) {
  const { state, official, book } = useStore();
  const [round, showRound] = useShownRound("results");
  const [onlyDue, setOnlyDue] = useState(onlyMissing);
  const [text, setText] = useState("");
  const starting = scoringOf(state, book).numbers.starting_points;
  const showDue = (on: boolean) => setOnlyDue((onlyMissing = on));
  const minute = useNow((now) => Math.floor(now / MINUTE) * MINUTE, String);
  const due = useMemo(() => dueIn(state, minute), [state, minute]);
  const shown = useMemo(
    () => (onlyDue ? due : rowsOf(state, round, starting, minute)),
    [state, round, onlyDue, due, starting, minute],
  );
  useLayoutEffect(() => {
    const hanchan = state.hanchans[open ?? ""];
    if (!hanchan || shown.some(({ id }) => id === open)) return;
    showRound(hanchan.round, false);
    showDue(false);
  }, [open]);
  const found = shown.filter(({ sought }) => sought.includes(text.trim().toLocaleLowerCase()));
  if (Object.keys(state.hanchans).length === 0)
    return (
      <Empty text={t("standings.no-hanchans")}>
        <ImportLink />
      </Empty>
    );
  return (
    <>
      <div class="list-acts">
        <Search label={t("hall-find-table")} value={text} onInput={setText} />
        <RoundSwitch state={state} shown={round} onShow={(next: string) => (showRound(next), showDue(false))} />
        <span class="soft">{t("desk.results-open", { count: shown.filter(({ isOpen }) => isOpen).length })}</span>
        {(due.length > 0 || onlyDue) && (
          <button class="button" type="button" aria-pressed={onlyDue} onClick={() => showDue(!onlyDue)}>
            {t("desk.due", { count: due.length })}
          </button>
        )}
        <span class="space"></span>
        {mayEnter(official) && (
          <a class="button quiet" href="#/import">
            {t("import.title")}
          </a>
        )}
      </div>
      {shown.length === 0 && (
        <Empty text={t("desk.none-due")}>
          <button class="button" type="button" onClick={() => showDue(false)}>
            {t("hall-show-all")}
          </button>
        </Empty>
      )}
      {shown.length > 0 && found.length === 0 && <Empty text={t("hall-none-found")} />}
      {found.length > 0 && (
        <DataTable
          look="of-results"
          label={t("desk.item.results")}
          columns={columnsOf(state, round === ALL || onlyDue, mayEnter(official))}
          rows={found}
          hrefOf={hrefOf}
          current={open}
          lookOf={({ phase }) => (phase === "void" || phase === "cancelled" ? "over" : "")}
        />
      )}
    </>
  );
}

function hrefOf({ id }: { id: string }) {
  return `#/result/${id}`;
}

/** The address's own tab; beside what is open, that of its kind. */
function tabOf(state: State, alone: boolean, parts: string[]) {
  const own = `#/${parts.join("/")}`;
  if (alone) return [GAMES, PLAYERS, TEAMS].find((tab) => tab === own) ?? GAMES;
  if (parts[0] === "result" || parts[0] === "correct") return GAMES;
  if (parts[0] !== "standings") return last;
  return state.teams[parts[1] ?? ""] ? TEAMS : PLAYERS;
}
