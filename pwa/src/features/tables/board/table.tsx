import { isUp, secondsLeft } from "../../../rules/clocks/game-clock.ts";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { clockTime, listed, t } from "../../../ui/i18n.ts";
import type { BoardTable } from "#api";

/** Show a table of the board: the time left, or who is missing. */
export function Table({ table, now, zone }: { table: BoardTable; now: number; zone: string }) {
  const { look, large, small, words = false } = lookOf(table, now, zone);
  const missed = look === "late" || look === "soon" ? table.missed : [];
  return (
    <li class={look} aria-label={t("hall-table", { label: table.label })}>
      <h2>
        <span>{table.label}</span>
        <small>{t("hall-round", { round: table.round })}</small>
      </h2>
      <p class={words ? "board-time words" : "board-time"} role="timer">
        {large}
      </p>
      {small.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {missed.length > 0 && <Awaited missed={missed} />}
    </li>
  );
}

/** Show who is missing, as winds that can be read from afar. */
function Awaited({ missed }: { missed: { seat: string | null }[] }) {
  const names = missed.map(({ seat }) => t(seat ? `hall-wind.${seat}` : "board.arbiter"));
  const seats = missed.flatMap(({ seat }) => seat ?? []);
  return (
    <p class="board-awaited">
      <span class="unseen">{t("board.awaited", { who: listed(names) })}</span>
      {seats.map((seat) => (
        <Wind key={seat} wind={seat} />
      ))}
      {seats.length < missed.length && <span aria-hidden="true">{t("board.arbiter")}</span>}
    </p>
  );
}

/** Return whether the time of a table is up. */
export function isTimeUp({ ends_at: at, finished }: BoardTable, now: number) {
  return at !== null && !finished && isUp({ began: 0, ends: Date.parse(at) }, now);
}

/** The look and texts of a table. `words`: the large text is not a time */
interface TableLook {
  look: string;
  large: string;
  small: string[];
  words?: boolean;
}

function lookOf(table: BoardTable, now: number, zone: string): TableLook {
  if (table.finished) return { look: "over", large: t("board.finished"), small: [], words: true };
  if (table.void) return { look: "over", large: t("board.void"), small: [], words: true };
  if (table.cancelled && !table.began_at) return { look: "over", large: t("board.cancelled"), small: [], words: true };
  if (table.ends_at) return playing(table.ends_at, table.extra_seconds, now, zone);
  if (table.began_at) return { look: "plays", large: t("board.plays"), small: [t("game.no-limit")], words: true };
  if (!table.scheduled_at) return { look: "over", large: "—", small: [t("board.unscheduled")] };
  return awaiting(table.scheduled_at, table.missed, now, zone);
}

function playing(ends: string, extra: number, now: number, zone: string): TableLook {
  const clock = { began: 0, ends: Date.parse(ends) };
  if (!isUp(clock, now)) {
    const more = extra > 0 ? ` · +${minutes(extra)}` : "";
    const small = [`${t("game.ends", { time: clockTime(ends, zone) })}${more}`];
    return { look: "plays", large: minutes(secondsLeft(clock, now)), small };
  }
  return { look: "up", large: t("game.up"), small: [t("board.up", { time: clockTime(ends, zone) })], words: true };
}

function awaiting(scheduled: string, missed: BoardTable["missed"], now: number, zone: string): TableLook {
  const since = Math.floor((now - Date.parse(scheduled)) / 1000);
  const begins = t(since < 0 ? "board.begins" : "board.late", { time: clockTime(scheduled, zone) });
  if (since < 0) return { look: "soon", large: minutes(-since), small: [begins] };
  return { look: missed.length > 0 ? "late" : "soon", large: `+${minutes(since)}`, small: [begins] };
}
