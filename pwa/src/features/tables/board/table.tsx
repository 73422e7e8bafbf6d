import { isUp, secondsLeft } from "../../../rules/clocks/game-clock.ts";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { clockTime, listed, t } from "../../../ui/i18n.ts";

/** One table of the board: how long it plays still, or who is awaited. */
export function Table({ table, now, zone }: { table: any; now: number; zone: string }) {
  const { look, large, small, words = false } = shown(table, now, zone);
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

/** Whose clock runs, as winds that are read from afar. */
function Awaited({ missed }: { missed: { seat: string | null }[] }) {
  const names = missed.map(({ seat }) => t(seat ? `hall-wind.${seat as any}` : "board.arbiter"));
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

/** Whether the time of a table is up. */
export function isTimeUp({ ends_at: at, finished }: any, now: number) {
  return Boolean(at) && !finished && isUp({ began: 0, ends: Date.parse(at) }, now);
}

/** `words`: what is large is no time. */
function shown(
  table: any,
  now: number,
  zone: string,
): { look: string; large: string; small: string[]; words?: boolean } {
  if (table.finished) return { look: "over", large: t("board.finished"), small: [], words: true };
  if (table.void) return { look: "over", large: t("board.void"), small: [], words: true };
  if (table.cancelled && !table.began_at) return { look: "over", large: t("board.cancelled"), small: [], words: true };
  if (table.ends_at) return playing(table, now, zone);
  if (table.began_at) return { look: "plays", large: t("board.plays"), small: [t("game.no-limit")], words: true };
  if (!table.scheduled_at) return { look: "over", large: "—", small: [t("board.unscheduled")] };
  return awaiting(table, now, zone);
}

function playing({ ends_at, extra_seconds: extra }: any, now: number, zone: string) {
  const clock = { began: 0, ends: Date.parse(ends_at) };
  if (!isUp(clock, now)) {
    const more = extra > 0 ? ` · +${minutes(extra)}` : "";
    const small = [`${t("game.ends", { time: clockTime(ends_at, zone) })}${more}`];
    return { look: "plays", large: minutes(secondsLeft(clock, now)), small };
  }
  return { look: "up", large: t("game.up"), small: [t("board.up", { time: clockTime(ends_at, zone) })], words: true };
}

function awaiting({ scheduled_at, missed }: any, now: number, zone: string) {
  const since = Math.floor((now - Date.parse(scheduled_at)) / 1000);
  const begins = t(since < 0 ? "board.begins" : "board.late", { time: clockTime(scheduled_at, zone) });
  if (since < 0) return { look: "soon", large: minutes(-since), small: [begins] };
  return { look: missed.length > 0 ? "late" : "soon", large: `+${minutes(since)}`, small: [begins] };
}
