import { useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Copy } from "../account/codes.tsx";
import { LocalOnly } from "../../../domain/people/address.tsx";
import { Dialog, Field, Icon } from "../../../ui/index.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import type { Run } from "./leagues.ts";
import type { Entered, LeagueManager, ManagedLeague, NewLeagueInvitation } from "#api";

/** Show a league: its seasons and managers. */
export function LeagueCard({ league, tournaments, run }: { league: ManagedLeague; tournaments: Entered[]; run: Run }) {
  const [open, setOpen] = useState<string | null>(null);
  const [created, setCreated] = useState<NewLeagueInvitation | null>(null);
  const close = () => setOpen(null);
  const reload = () => run(() => {});
  const season = league.seasons.find(({ id }) => id === open);
  const invite = (of: string | null) => run(async (leagues) => setCreated(await leagues.invite(league.id, of)));
  const more = league.managers.length > 1 ? league.managers : [];
  return (
    <section class="card">
      <div class="league-name">
        <h2>{league.name}</h2>
        <button
          class="button quiet"
          type="button"
          aria-haspopup="dialog"
          aria-label={t("league.rename-named", { name: league.name })}
          onClick={() => setOpen("name")}
        >
          {t("league.rename")}
        </button>
      </div>
      <ul class="rows">
        {league.seasons.map((one) => (
          <li key={one.id}>
            <a class="row" href={`#/season/${one.id}`}>
              <span class="body">
                <strong>{one.name}</strong>
                <small>{t("league.tournaments", { count: one.tournaments.length })}</small>
              </span>
              <Icon name="next" />
            </a>
            <button
              class="button beneath"
              type="button"
              aria-haspopup="dialog"
              aria-label={t("league.set-up-season", { name: one.name })}
              onClick={() => setOpen(one.id)}
            >
              {t("league.set-up")}
            </button>
          </li>
        ))}
      </ul>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setOpen("new")}>
        {t("league.new-season")}
      </button>
      <p class="soft">{t("league.managers", { names: league.managers.map(({ name }) => name).join(", ") })}</p>
      <div class="pair">
        <button class="button" type="button" aria-haspopup="dialog" onClick={() => invite(null)}>
          {t("league.invite")}
        </button>
        {more.length > 0 && (
          <button class="button" type="button" aria-haspopup="dialog" onClick={() => setOpen("managers")}>
            {t("league.remove")}
          </button>
        )}
      </div>
      {open === "name" && (
        <NameDialog
          title={t("league.rename-named", { name: league.name })}
          label={t("league.name")}
          first={league.name}
          longest={200}
          yes={t("league.rename")}
          act={(leagues, name) => leagues.rename(league, name)}
          onDone={reload}
          onClose={close}
        />
      )}
      {open === "new" && (
        <NameDialog
          title={t("league.new-season")}
          label={t("league.season-name")}
          longest={40}
          yes={t("league.make-season")}
          act={(leagues, name) => leagues.makeSeason(league.id, name)}
          onDone={reload}
          onClose={close}
        />
      )}
      {open === "managers" && <Managers league={league} run={run} onClose={close} />}
      {season && (
        <SeasonDialog
          league={league}
          season={season}
          tournaments={tournaments}
          run={run}
          onInvite={() => invite(season.id)}
          onClose={close}
        />
      )}
      {created && <Made created={created} onClose={() => setCreated(null)} />}
    </section>
  );
}

/** Offer to remove one of the league's managers. */
function Managers({ league, run, onClose }: { league: ManagedLeague; run: Run; onClose: () => void }) {
  const [removing, setRemoving] = useState<LeagueManager | null>(null);
  const remove = async ({ id }: LeagueManager) => {
    await run((leagues) => leagues.removeManager(league.id, id));
    onClose();
  };
  if (removing)
    return (
      <Confirm
        title={t("league.remove")}
        text={t("league.remove-ask", { name: removing.name, league: league.name })}
        yes={t("league.remove")}
        danger
        onYes={() => remove(removing)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t("league.remove")} onClose={onClose}>
      <div class="stack">
        {league.managers.map((one) => (
          <button key={one.id} class="button" type="button" onClick={() => setRemoving(one)}>
            {one.name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Show a link to scan or send, or a code for directors, which the server sends only once. */
function Made({ created, onClose }: { created: NewLeagueInvitation; onClose: () => void }) {
  const { link = "", secret, season, expires_at } = created;
  const text = season ? secret : link;
  return (
    <Dialog title={t(season ? "league.code-title" : "league.invite")} onClose={onClose}>
      <p>{t(season ? "league.code-text" : "league.invite-text")}</p>
      {!season && (
        <>
          <LocalOnly link={link} />
          <div class="link-code">
            <QrCode text={link} label={t("league.invite-code")} />
          </div>
        </>
      )}
      <Field label={t(season ? "league.code" : "account.invite-link")} value={text} onInput={() => {}} readonly />
      <p class="soft">{t("account.invite-until", { time: clockTime(expires_at) })}</p>
      <Copy text={text} />
    </Dialog>
  );
}
