import { isAccountHere } from "../../../domain/account/was-signed-in.ts";
import { t } from "../../../ui/i18n.ts";
import { seasonName } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";

/** Show the season of the tournament, and offer to copy it; both need an account. */
export function Onward({ id }: { id: string }) {
  const { state } = useStore();
  const isHere = isAccountHere();
  const { id: season, league = state.season?.league } = state.others;
  const played = state.season && { season: seasonName(state), league: league?.name ?? "" };
  return (
    <section class="card setup-onward">
      <h2>{t("setup.onward")}</h2>
      {played && <p>{t("setup.onward-in", played)}</p>}
      <p>{played && isHere ? t("setup.onward-next") : t(isHere ? "setup.onward-text" : "setup.onward-account")}</p>
      <div class="setup-acts">
        {season && (
          <a class="button" href={`#/season/${season}`}>
            {t("season.of", { name: seasonName(state) })}
          </a>
        )}
        {isHere ? (
          <>
            <a class="button" href={`#/account/again/${id}`}>
              {t("again.this")}
            </a>
            <a class="button" href="#/league">
              {t("setup.season")}
            </a>
          </>
        ) : (
          <a class="button" href="#/account">
            {t("account.title")}
          </a>
        )}
      </div>
    </section>
  );
}
