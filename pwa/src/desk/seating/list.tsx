import { useStore } from "../../store/use-store.ts";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { RoundSwitch } from "../rounds/round-switch.tsx";
import { ALL, hanchansOf } from "../../domain/event/rounds.ts";
import { useShownRound } from "../rounds/shown-round.ts";
import { ListHead, Search } from "../list-head.tsx";
import { ListTabs } from "../list-tabs.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { achievedIn } from "./achieved.ts";
import { seatColumns, seatRows } from "./seats.tsx";
import { shareColumns, shareRows } from "./shares.tsx";
import type { Achieved as AchievedOf } from "./achieved.ts";

const SEATS = "#/seating";
const ACHIEVED = "#/seating/achieved";

/** Where one was last. */
let last = SEATS;

/** Who sits where in which round, and what that achieves. */
export function SeatingList({ alone, parts }: { alone: boolean; parts: string[] }) {
  const own = `#/${parts.join("/")}`;
  const tab = (last = alone ? own : parts[0] === "correct" ? SEATS : last);
  const tabs = [
    { href: SEATS, text: t("desk.seats") },
    { href: ACHIEVED, text: t("desk.seating.achieved") },
  ];
  return (
    <>
      <ListHead title={t("desk.item.seating")} alone={alone}>
        <ListTabs label={t("desk.item.seating")} tabs={tabs} current={tab} />
      </ListHead>
      {tab === ACHIEVED ? (
        <Achieved open={alone ? undefined : parts[1]} />
      ) : (
        <Rounds open={alone ? undefined : parts.at(-1)} />
      )}
    </>
  );
}

function Rounds({ open }: { open: string | undefined }) {
  const { state } = useStore();
  const [round, show] = useShownRound("seating");
  const [text, setText] = useState("");
  const own = !round || round === ALL ? "" : `?round=${encodeURIComponent(round)}`;
  const rows = useMemo(() => seatRows(state, hanchansOf(state, round)), [state, round]);
  useLayoutEffect(() => {
    const hanchan = state.hanchans[open ?? ""];
    if (hanchan && !rows.some(({ id }) => id === open)) show(hanchan.round, false);
  }, [open]);
  const found = rows.filter(({ sought }) => sought.includes(text.trim().toLocaleLowerCase()));
  return (
    <>
      <div class="list-acts">
        {rows.length > 0 && <Search label={t("hall-find-table")} value={text} onInput={setText} />}
        <RoundSwitch state={state} shown={round} onShow={show} />
        <span class="space"></span>
        <a class="button quiet" href="#/reports">
          {t("desk.seating.print")}
        </a>
        {rows.length > 0 && (
          <a class="button" href={`#/rounds/times${own}`}>
            {t("rounds.times")}
          </a>
        )}
        <a class="button main" href="#/rounds">
          {t("rounds.title")}
        </a>
      </div>
      {rows.length === 0 && <Empty text={t("desk.seating.none")} />}
      {rows.length > 0 && found.length === 0 && <Empty text={t("hall-none-found")} />}
      {found.length > 0 && (
        <DataTable
          look="of-seating"
          label={t("desk.item.seating")}
          columns={seatColumns(state, round === ALL)}
          rows={found}
          hrefOf={({ id }) => `#/correct/hanchan/${id}`}
          current={open}
          lookOf={({ over }) => (over ? "over" : "")}
        />
      )}
    </>
  );
}

function Achieved({ open }: { open: string | undefined }) {
  const { state } = useStore();
  const { shares, achieved } = useMemo(() => achievedIn(state), [state]);
  const rows = useMemo(() => shareRows(state, shares), [state, shares]);
  if (rows.length === 0) return <Empty text={t("desk.seating.none")} />;
  return (
    <>
      <Sums achieved={achieved} />
      <DataTable
        look="of-shares"
        label={t("desk.seating.achieved")}
        columns={shareColumns()}
        rows={rows}
        hrefOf={({ id }) => `#/player/${id}`}
        current={open}
      />
    </>
  );
}

/** What the seating of all rounds comes to, in a few numbers; those that could be better are marked. */
function Sums({
  achieved: { meetings, teammates, wind_spread: spread, most_at_a_table: most },
}: {
  achieved: AchievedOf;
}) {
  const sums = [
    ...meetings.map(({ times, pairs }) => ({ text: t("desk.seating.pairs", { times, pairs }), isBad: times > 1 })),
    { text: t("desk.seating.mates", { count: teammates.length }), isBad: teammates.length > 0 },
    { text: t("desk.seating.spread", { count: spread }), isBad: spread > 1 },
    { text: t("desk.seating.most-at-table", { count: most }), isBad: false },
  ];
  return (
    <ul class="list-sums">
      {sums.map(({ text, isBad }) => (
        <li key={text} class={`badge ${isBad ? "warn" : ""}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
