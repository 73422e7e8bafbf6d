import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { useNow } from "../../../domain/event/now.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/screen.tsx";
import { useSettings } from "../../../ui/settings.ts";
import { byLabel } from "../../../domain/event/table-status.tsx";
import { gong } from "./gong.ts";
import { lastBoard, noteBoard } from "./last.ts";
import { Table, isTimeUp } from "./table.tsx";
import type { Board as BoardOfHall } from "#api";
import type { CSSProperties } from "preact";

const EVERY_MS = 5000;

/**
 * Show the hall's big screen: every table's clock, and when time is up. It needs no account and shows no player's name.
 */
export default function Board({ args: [slug = ""] }: { args: string[] }) {
  const { board, updatedAt, refused, unreached } = useBoard(slug);
  const now = useNow(true);
  if (refused)
    return (
      <main class="board">
        <h1>{t("board.closed")}</h1>
        <p>{t("board.closed-text")}</p>
      </main>
    );
  if (!board)
    return (
      <main class="board">
        <h1>Shinpan</h1>
        {unreached ? <p role="status">{t("live.unreached")}</p> : <Loading />}
      </main>
    );
  const tables = [...board.tables].sort(byLabel());
  return (
    <main class="board">
      <header>
        <h1>{board.name}</h1>
        <Sound board={board} now={now} />
        <p class="board-now" role="timer">
          {clockTime(new Date(now), board.time_zone)}
        </p>
      </header>
      {now - updatedAt > EVERY_MS * 3 && (
        <p class="note warn" role="status">
          {t("board.unheard", { time: clockTime(new Date(updatedAt), board.time_zone) })}
        </p>
      )}
      {board.tables.length === 0 && <p>{t("board.empty")}</p>}
      <ul style={shape(board.tables.length)}>
        {tables.map((table) => (
          <Table key={table.label} table={table} now={now} zone={board.time_zone} />
        ))}
      </ul>
      {tables.some((table) => isTimeUp(table, now)) && (
        <p class="board-end" role="status">
          {t("game.up")}: {t(`game.still.${board.end_of_time.still}`)} {t(`game.chonbo.${board.end_of_time.chonbo}`)}
        </p>
      )}
    </main>
  );
}

/** Return the grid's size, so that all tables fit on the screen. */
function shape(count: number): CSSProperties {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * 1.5)));
  return { "--columns": columns, "--rows": Math.max(2, Math.ceil(count / columns)) };
}

/** The server's last answer. `updatedAt`: when it came, ms */
interface BoardAnswer {
  board: BoardOfHall | null;
  updatedAt: number;
  refused: boolean;
  unreached: boolean;
}

/** Return the server's last answer, loaded again every few seconds. */
function useBoard(slug: string) {
  const [answer, setAnswer] = useState<BoardAnswer>({
    board: null,
    updatedAt: store.now(),
    refused: false,
    unreached: false,
  });
  useLayoutEffect(() => {
    let left = false;
    let busy = false;
    const ask = async () => {
      if (busy) return;
      busy = true;
      try {
        const { board } = await store.visitor();
        const found = await board(slug);
        if (!left) setAnswer({ board: found, updatedAt: store.now(), refused: false, unreached: false });
      } catch (error) {
        const refused = error instanceof ApiError && error.status === 404;
        if (!left)
          setAnswer((last) => ({ ...last, refused: last.board ? last.refused : refused, unreached: !refused }));
      } finally {
        busy = false;
      }
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [slug]);
  const { board, refused } = answer;
  // Before the first paint, so that the home screen is right even after an immediate return.
  useLayoutEffect(() => {
    if (board) noteBoard({ slug, name: board.name });
    else if (refused && lastBoard()?.slug === slug) noteBoard(null); // a mistyped address keeps the stored one
  }, [slug, board?.name, refused]);
  useLayoutEffect(() => {
    document.title = board ? `${board.name} · Shinpan` : "Shinpan";
  }, [board]);
  return answer;
}

/** Sound the gong each time a table's time is up, once somebody has allowed this page to make sounds. */
function Sound({ board, now }: { board: BoardOfHall; now: number }) {
  const [on, setOn] = useState(false);
  useSettings();
  const ended = board.tables.filter((table) => isTimeUp(table, now)).map(({ label, ends_at: at }) => `${label} ${at}`);
  const known = useRef(new Set(ended));
  useLayoutEffect(() => {
    const fresh = ended.some((one) => !known.current.has(one));
    known.current = new Set(ended);
    if (on && fresh) gong();
  }, [ended.join()]);
  const toggle = () => {
    setOn(!on);
    if (!on) gong();
  };
  return (
    <button class="button" type="button" aria-pressed={on} onClick={toggle}>
      {t(on ? "board.sound-on" : "board.sound-off")}
    </button>
  );
}
