import { clockTime, t } from "../../../ui/i18n.js";
import { seasonName, tournamentName, foulName, lineOf, useWords } from "../../../domain/words/words.js";

/** What counts against a player in the season's other evenings. @param {{state: any, id: string}} props */
export function Season({ state, id }) {
  const words = useWords();
  const found = state.others.offences.filter((/** @type {any} */ { offender }) => offender.id === id);
  if (found.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="season">
      <h2 id="season">{t("hall-season", { season: seasonName(state) })}</h2>
      <dl class="facts">
        {found.map((/** @type {any} */ one) => (
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
