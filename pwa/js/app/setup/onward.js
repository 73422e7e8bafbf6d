import { isAccountHere } from "../account/known.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** What a tournament is part of, and what is made from it; both need an account. @param {{id: string}} props */
export function Onward({ id }) {
  const isHere = isAccountHere();
  return html`<section class="card setup-onward">
    <h2>${t("setup.onward")}</h2>
    <p>${t(isHere ? "setup.onward-text" : "setup.onward-account")}</p>
    <div class="setup-acts">
      ${
        isHere
          ? html`<a class="button" href=${`#/account/again/${id}`}>${t("again.this")}</a><a class="button" href="#/league">${t("setup.season")}</a>`
          : html`<a class="button" href="#/account">${t("account.title")}</a>`
      }
    </div>
  </section>`;
}
