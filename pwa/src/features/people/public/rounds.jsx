import { useState } from "preact/hooks";
import { SEATS } from "../../../store/index.js";
import { Wind } from "../../../ui/glyphs/wind.jsx";
import { formatter, t } from "../../../ui/i18n.js";
import { Choice, Empty } from "../../../ui/index.js";

/** @typedef {{round: string, starts_at: string|null, tables: {label: string, seats: Record<string, string>}[]}} Round */
/** @typedef {(name: string) => boolean} Finds */

const SOON_MS = 3_600_000;

/** Who sits where in a round; of who is sought, every round. @param {{page: {rounds: Round[], time_zone: string}, finds: Finds, isSeeking: boolean, now: number}} props */
export function Rounds({ page: { rounds, time_zone: zone }, finds, isSeeking, now }) {
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

/** The round that is played, or begins soon. @param {Round[]} rounds @param {number} now */
function present(rounds, now) {
  return rounds.findLast(({ starts_at: at }) => at && Date.parse(at) - SOON_MS <= now) ?? rounds[0];
}

/** @param {{rounds: Round[], zone: string, finds: Finds}} props */
function Found({ rounds, zone, finds }) {
  const found = rounds.flatMap((round) => {
    const tables = round.tables.filter(({ seats }) => Object.values(seats).some(finds));
    return tables.length ? [{ round, tables }] : [];
  });
  if (!found.length) return <Empty text={t("public.not-found")} />;
  return found.map(({ round, tables }) => (
    <Seating key={round.round} round={round} tables={tables} zone={zone} finds={finds} />
  ));
}

/** @param {{round: Round, tables: Round["tables"], zone: string, finds: Finds}} props */
function Seating({ round: { round, starts_at: at }, tables, zone, finds }) {
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

/** @param {string} at @param {string} timeZone */
function moment(at, timeZone) {
  const format = { weekday: "short", hour: "numeric", minute: "2-digit", timeZone };
  return /** @type {Intl.DateTimeFormat} */ (formatter(Intl.DateTimeFormat, format)).format(new Date(at));
}
