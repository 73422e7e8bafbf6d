import { t } from "../../../ui/i18n.ts";
import { Disclosure, Screen } from "../../../ui/index.ts";
import { scoreIn } from "./part.ts";
import { score, taken } from "../../../ui/numbers.ts";
import type { ExplainedPart, ExplainedSeasonStanding, SeasonPart } from "#api";

/** Explain somebody's total in a season, tournament by tournament. */
export function Explained({ found, up }: { found: ExplainedSeasonStanding; up: string }) {
  const { name, rank, unranked, season } = found;
  const deducted = season.ranking.penalties === "deducted";
  return (
    <Screen title={name} up={up}>
      <section class="card" aria-labelledby="total">
        <h2 id="total">{rank === null ? t(`season.${unranked}`) : t("standings.rank", { rank })}</h2>
        <dl class="facts">
          <div>
            <dt>{t("standings.scored", { count: found.hanchans })}</dt>
            <dd>{score(found.score)}</dd>
          </div>
          <div>
            <dt>{t(deducted ? "standings.taken" : "league.penalties.shown")}</dt>
            <dd>{score(-found.penalties)}</dd>
          </div>
          <div>
            <dt>
              <strong>{t("standings.total")}</strong>
            </dt>
            <dd>{score(found.total)}</dd>
          </div>
        </dl>
      </section>
      {found.parts.map((part) => {
        const done = found.tournaments.find(({ tournament }) => tournament === part.id);
        return done && <Part key={part.id} part={part} deducted={deducted} done={done} />;
      })}
    </Screen>
  );
}

/** Show the sum of one tournament; its hanchans and penalties open with a tap. */
function Part({ part, done, deducted }: { part: ExplainedPart; done: SeasonPart; deducted: boolean }) {
  const sum = scoreIn(done) - (deducted ? done.penalties : 0);
  const state = done.disqualified ? t("standings.disqualified") : done.is_counted ? "" : t("season.dropped");
  return (
    <section class="card">
      <div class="season-sum">
        <h2>{part.name}</h2>
        <strong class={done.is_counted ? "" : "uncounted"}>{score(sum)}</strong>
      </div>
      {state && <p class="soft">{state}</p>}
      {part.games.length + part.ledger.length > 0 && (
        <Disclosure title={t("season.made-of")}>
          {() => (
            <dl class="facts">
              {part.games.map((game) => (
                <div key={game.hanchan + game.seat}>
                  <dt>
                    {[
                      t("hall-round", { round: game.round }),
                      t("hall-table", { label: game.table }),
                      t("standings.rank", { rank: game.place }),
                    ].join(" · ")}
                  </dt>
                  <dd class={game.in_season ? "" : "uncounted"}>{score(game.total)}</dd>
                </div>
              ))}
              {part.ledger.map((line) => (
                <div key={line.id}>
                  <dt>
                    {line.reason ?? t("season.penalty")}
                    {line.round && ` · ${t("hall-round", { round: line.round })}`}
                  </dt>
                  <dd>{taken(line.unit, line.amount, true)}</dd>
                </div>
              ))}
            </dl>
          )}
        </Disclosure>
      )}
    </section>
  );
}
