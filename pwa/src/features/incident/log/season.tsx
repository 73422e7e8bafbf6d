import { clockTime, t } from "../../../ui/i18n.ts";
import { seasonName, tournamentName, foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import type { SeasonOffence } from "#api";
import type { State } from "../../../store/index.ts";

/** List the player's offences in other tournaments of the season that count. */
export function Season({ state, id }: { state: State; id: string }) {
  const words = useWords();
  const found = state.others.offences.filter(({ offender }: SeasonOffence) => offender.id === id);
  if (found.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="season">
      <h2 id="season">{t("hall-season", { season: seasonName(state) })}</h2>
      <dl class="facts">
        {found.map((one) => (
          <div key={one.ruling}>
            <dt>
              {foulName(words, one.foul)}
              <small>
                {tournamentName(state, one.tournament)} · {clockTime(one.ruled_at, state.settings.time_zone)}
              </small>
            </dt>
            <dd>{lineOf(words, one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
