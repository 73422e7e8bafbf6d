import { isAccountHere } from "../account/known.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { seasonName } from "../shared/words.js";
import { useStore } from "../state.js";

/** What a tournament is part of, and what is made from it; both need an account. @param {{id: string}} props */
export function Onward({ id }) {
  const { state } = useStore();
  const isHere = isAccountHere();
  const { id: season, league = state.season?.league } = state.others;
  const played = state.season && { season: seasonName(state), league: league.name };
  return html`<section class="card setup-onward">
    <h2>${t("setup.onward")}</h2>
    ${played && html`<p>${t("setup.onward-in", played)}</p>`}
    <p>${played && isHere ? t("setup.onward-next") : t(isHere ? "setup.onward-text" : "setup.onward-account")}</p>
    <div class="setup-acts">
      ${season && html`<a class="button" href=${`#/season/${season}`}>${t("season.of", { name: seasonName(state) })}</a>`}
      ${
        isHere
          ? html`<a class="button" href=${`#/account/again/${id}`}>${t("again.this")}</a><a class="button" href="#/league">${t("setup.season")}</a>`
          : html`<a class="button" href="#/account">${t("account.title")}</a>`
      }
    </div>
  </section>`;
}
