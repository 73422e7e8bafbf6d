import { useState } from "preact/hooks";
import { SEATS } from "../../../store/index.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { formatter, t } from "../../../ui/i18n.ts";
import { Choice, Empty } from "../../../ui/index.ts";

interface Round {
  round: string;
  starts_at: string | null;
  tables: { label: string; seats: Record<string, string> }[];
}

type Finds = (name: string) => boolean;

const SOON_MS = 3_600_000;

interface RoundsProps {
  page: { rounds: Round[]; time_zone: string };
  finds: Finds;
  isSeeking: boolean;
  now: number;
}

/** Show the seating of a round; while searching, every round of the players found. */
export function Rounds({ page: { rounds, time_zone: zone }, finds, isSeeking, now }: RoundsProps) {
  const [chosen, choose] = useState("");
  if (!rounds.length) return <Empty text={t("public.no-rounds")} />;
  if (isSeeking) return <Found rounds={rounds} zone={zone} finds={finds} />;
  const round = rounds.find((one) => one.round === chosen) ?? present(rounds, now);
  const options = rounds.map((one) => ({ value: one.round, text: one.round }));
  return (
    <>
      {rounds.length > 1 && (
        <Choice label={t("reports.of-round")} value={round.round} options={options} onChange={choose} />
      )}
      <Seating round={round} tables={round.tables} zone={zone} finds={finds} />
    </>
  );
}

/** Return the round that is being played, or begins within an hour. */
function present(rounds: Round[], now: number) {
  return rounds.findLast(({ starts_at: at }) => at && Date.parse(at) - SOON_MS <= now) ?? rounds[0];
}

function Found({ rounds, zone, finds }: { rounds: Round[]; zone: string; finds: Finds }) {
  const found = rounds.flatMap((round) => {
    const tables = round.tables.filter(({ seats }) => Object.values(seats).some(finds));
    return tables.length ? [{ round, tables }] : [];
  });
  if (!found.length) return <Empty text={t("public.not-found")} />;
  return found.map(({ round, tables }) => (
    <Seating key={round.round} round={round} tables={tables} zone={zone} finds={finds} />
  ));
}

interface SeatingProps {
  round: Round;
  tables: Round["tables"];
  zone: string;
  finds: Finds;
}

function Seating({ round: { round, starts_at: at }, tables, zone, finds }: SeatingProps) {
  return (
    <section class="stack" aria-label={t("hall-round", { round })}>
      <h2>
        {t("hall-round", { round })} {at && <span class="soft">{moment(at, zone)}</span>}
      </h2>
      <ul class="public-tables">
        {tables.map(({ label, seats }) => (
          <li key={label} class="card">
            <h3>{t("hall-table", { label })}</h3>
            <dl>
              {SEATS.map((seat) => (
                <div key={seat} class={finds(seats[seat]) ? "found" : ""}>
                  <dt>
                    <Wind wind={seat} />
                    <span class="unseen">{t(`hall-wind.${seat}`)}</span>
                  </dt>
                  <dd>{seats[seat]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function moment(at: string, timeZone: string) {
  const format = { weekday: "short", hour: "numeric", minute: "2-digit", timeZone } as const;
  return formatter(Intl.DateTimeFormat, format).format(new Date(at));
}
