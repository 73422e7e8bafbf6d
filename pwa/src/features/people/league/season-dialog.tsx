import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Dialog } from "../../../ui/index.ts";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { SeasonDetails } from "./season-details.tsx";
import { useUnsaved } from "./unsaved.tsx";
import type { Run } from "./leagues.ts";
import type { Entered, LeagueSeason, ManagedLeague, Season, SeasonTournament } from "#api";

/** Props of the dialog with a season's tournaments and ranking. */
interface SeasonDialogProps {
  league: ManagedLeague;
  season: LeagueSeason;
  tournaments: Entered[];
  run: Run;
  onInvite: () => void;
  onClose: () => void;
}

export function SeasonDialog({ league, season, tournaments, run, onInvite, onClose }: SeasonDialogProps) {
  const [leaving, setLeaving] = useState<SeasonTournament | null>(null);
  const { setUnsaved, leave, question } = useUnsaved(season.name);
  const within = new Set(league.seasons.flatMap((one) => one.tournaments.map(({ id }) => id)));
  const directed = new Set(tournaments.map(({ id }) => id));
  if (leaving) return <Leaving season={season} tournament={leaving} run={run} onClose={onClose} />;
  return (
    <>
      <Dialog title={season.name} onClose={(event) => leave(onClose, event)}>
        <section class="stack">
          <h3>{t("league.in-season")}</h3>
          {season.tournaments.length === 0 && <p class="soft">{t("league.none-yet")}</p>}
          {season.tournaments.length > 0 && (
            <ul class="rows">
              {season.tournaments.map((one) => (
                <li key={one.id}>
                  <div class="row">
                    <span class="body">{one.name}</span>
                    {directed.has(one.id) && (
                      <button
                        class="button quiet"
                        type="button"
                        aria-label={t("league.leave-named", { name: one.name })}
                        onClick={() => leave(() => setLeaving(one))}
                      >
                        {t("league.leave")}
                      </button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {tournaments
            .filter(({ id }) => !within.has(id))
            .map((one) => (
              <button
                key={one.id}
                class="button"
                type="button"
                onClick={() => run((leagues) => leagues.join(one.id, { season: season.id }))}
              >
                {t("league.add", { name: one.name })}
              </button>
            ))}
          <button class="button" type="button" onClick={onInvite}>
            {t("league.code-make")}
          </button>
        </section>
        <SeasonDetails league={league} season={season} onUnsaved={setUnsaved} onDone={() => run(() => {})} />
      </Dialog>
      {question}
    </>
  );
}

interface LeavingProps {
  season: LeagueSeason;
  tournament: SeasonTournament;
  run: Run;
  onClose: () => void;
}

/** Ask why a tournament leaves, and show what no longer counts before it does. */
function Leaving({ season, tournament, run, onClose }: LeavingProps) {
  const [lost, setLost] = useState<Season | null>(null);
  const look = (reason: string) =>
    run(async (leagues) => {
      if (!lost) return setLost(await leagues.leave(tournament.id, reason, true));
      await leagues.leave(tournament.id, reason);
      onClose();
    });
  const text = lost
    ? t("league.leave-lost", { offences: lost.offences.length, fines: lost.fines.length })
    : t("league.leave-text", { name: tournament.name, season: season.name });
  return (
    <Reason
      title={t("league.leave-named", { name: tournament.name })}
      text={text}
      yes={t(lost ? "league.leave" : "league.leave-look")}
      onReason={look}
      onClose={onClose}
    />
  );
}
