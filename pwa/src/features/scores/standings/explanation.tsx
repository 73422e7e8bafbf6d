import { t } from "../../../ui/i18n.ts";
import { LineOrigin } from "../../../domain/money/line-origin.tsx";
import { Screen } from "../../../ui/index.ts";
import { Dated, isAnswered, useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { score, taken, whole } from "../../../ui/numbers.ts";
import { Waits } from "../../../domain/event/pending-results.tsx";
import type { Account } from "../../../domain/ledger/accounts.ts";
import type { CountedGame, ExplainedStanding } from "#api";
import type { State } from "../../../store/index.ts";

/** Explain a total, line by line. */
export function Explained({ state, id }: { state: State; id: string }) {
  const seen = useStoredAnswer<ExplainedStanding>(`standings/${id}`);
  const { body } = seen.answer ?? {};
  const name = body?.name ?? (state.players[id] ?? state.teams[id])?.name ?? t("hall-unknown");
  return (
    <Screen title={name} up="#/standings">
      <Dated seen={seen} />
      <Waits />
      {body && <Lines state={state} body={body} />}
      {isAnswered(seen) && state.players[id] && (
        <a class="button" href={`#/player/${id}`}>
          {t("standings.player")}
        </a>
      )}
    </Screen>
  );
}

function Lines({ state, body }: { state: State; body: ExplainedStanding }) {
  const { kind, rank, disqualified, games, ledger, score: scored, p, pts, final } = body;
  const place = disqualified ? t("standings.disqualified") : t("standings.unranked");
  return (
    <>
      <section class="card" aria-labelledby="total">
        <h2 id="total">{rank === null ? place : t("standings.rank", { rank })}</h2>
        <dl class="facts">
          <div>
            <dt>{t("standings.scored", { count: body.hanchans })}</dt>
            <dd>{score(scored)}</dd>
          </div>
          <div>
            <dt>{t("standings.taken")}</dt>
            <dd>{score(-10 * p - pts / 100)}</dd>
          </div>
          <div>
            <dt>
              <strong>{t("standings.total")}</strong>
            </dt>
            <dd>{score(final)}</dd>
          </div>
        </dl>
      </section>
      <section class="stack" aria-labelledby="games">
        <h2 id="games">{t("standings.games")}</h2>
        {games.length === 0 && <p class="soft">{t("standings.no-games")}</p>}
        {games.map((game) => (
          <Game key={game.hanchan + game.seat} state={state} game={game} named={kind === "team"} />
        ))}
      </section>
      <section class="stack" aria-labelledby="taken">
        <h2 id="taken">{t("standings.taken")}</h2>
        {ledger.length === 0 && <p class="soft">{t("standings.nothing-taken")}</p>}
        {ledger.length > 0 && <Taken state={state} ledger={ledger} sum={{ P: p, pts }} named={kind === "team"} />}
      </section>
    </>
  );
}

interface TakenProps {
  state: State;
  ledger: ExplainedStanding["ledger"];
  sum: Record<string, number>;
  named: boolean;
}

/** List the ledger lines. @param props `named`: show the holder of each line */
function Taken({ state, ledger, sum, named }: TakenProps) {
  const holder = ({ kind, id }: Account) => state[`${kind}s` as const]?.[id]?.name;
  const units = Object.entries(sum).filter(([unit, amount]) => amount !== 0 || (unit === "P" && !sum.pts));
  return (
    <dl class="card facts">
      {ledger.map((line) => (
        <div key={line.id}>
          <dt>
            {named && (
              <>
                <span class="who">{holder(line.account)}</span> ·{" "}
              </>
            )}
            <LineOrigin state={state} line={line} />
          </dt>
          <dd>{taken(line.unit, line.amount, true)}</dd>
        </div>
      ))}
      {units.map(([unit, amount]) => (
        <div key={unit}>
          <dt>
            <strong>{t("standings.sum")}</strong>
          </dt>
          <dd>{taken(unit, amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const HUNDREDS = 100; // points in a tenth of P

/** A hanchan in the explanation of a tournament's or season's standing; older answers lack `counted` and `taken`. */
type GameOfStanding = Omit<CountedGame, "counted" | "taken" | "in_season"> &
  Partial<Pick<CountedGame, "counted" | "taken">>;

/**
 * Show one hanchan of an account, with every part of its score.
 * @param props `named`: show the player, for a team
 */
export function Game({ state, game, named }: { state: State; game: GameOfStanding; named: boolean }) {
  const words = useWords();
  const { hanchan, number, round, table, seat, player, ranked, flags } = game;
  const { counted = game.points, points, place, delta, uma, oka, taken: less = 0, total } = game;
  const where = [t("hall-round", { round }), t("hall-table", { label: table }), words.phrase(`seat-${seat}`)];
  const isAnew = state.results[hanchan]?.before?.withdrawn;
  const sum = t("standings.delta", { points: whole(points), goal: whole(points - delta * HUNDREDS) });
  return (
    <article class="card game">
      <h3>
        <a class="reach" href={`#/result/${hanchan}`}>
          {where.join(" · ")}
        </a>
      </h3>
      {named && (
        <p>
          <a class="reach who" href={`#/standings/${player}`}>
            {state.players[player]?.name ?? "?"}
          </a>
        </p>
      )}
      {number > 1 && (
        <p class="soft">{isAnew ? t("result.entered-anew") : t("standings.corrected", { count: number - 1 })}</p>
      )}
      {counted !== points && (
        <p class="soft">{t("standings.counted", { counted: whole(counted), points: whole(points) })}</p>
      )}
      <dl class="facts">
        <div>
          <dt>{sum}</dt>
          <dd>{score(delta)}</dd>
        </div>
        <div>
          <dt>{t("standings.uma", { place })}</dt>
          <dd>{score(uma)}</dd>
        </div>
        <div>
          <dt>{t("standings.oka")}</dt>
          <dd>{score(oka)}</dd>
        </div>
        {less > 0 && (
          <div>
            <dt>{t("standings.by.yakitori")}</dt>
            <dd>{score(-less)}</dd>
          </div>
        )}
        <div>
          <dt>
            <strong>{t(ranked ? "standings.game" : "standings.game-not")}</strong>
          </dt>
          <dd class={ranked ? "" : "uncounted"}>{score(total)}</dd>
        </div>
      </dl>
      {flags.map((flag) => (
        <p class="note warn" key={flag}>
          {t(`standings.flag.${flag}`)}
        </p>
      ))}
    </article>
  );
}
