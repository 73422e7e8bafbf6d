import { useState } from "../../../../vendor/hooks.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Screen } from "../../parts/index.js";
import { QrCode } from "../../shared/qr-code.js";
import { TextToSend } from "../../parts/text-to-send.js";
import { LinkAddress, LocalOnly } from "../address.js";
import { limitsOf } from "./links.js";
import { useListed } from "../request.js";
import { rolesOf } from "../roles.js";

/**
 * A link just made, to be scanned or sent: it is told this once. @param {{made: any, state: any, up: string, onMore: () => void}} props
 *   `made`: an invitation, or `link` of an official with its `limits` in words; with the `addresses` of the server
 */
export function NewLink({ made, state, up, onMore }) {
  const [link, setLink] = useState(made.link);
  const limits = made.limits ?? limitsOf(made, state.settings.time_zone);
  const actions = html`<button class="button" type="button" onClick=${onMore}>${t("people.another")}</button>
    <a class="button main" href=${up}>${t("people.done")}</a>`;
  return html`<${Screen} title=${t("people.link-made")} up=${up} actions=${actions}>
    <${LocalOnly} link=${link} cure=${made.addresses?.cure} />
    <p><strong>${becomes(state, made)}</strong></p>
    <figure class="big-code"><${QrCode} text=${link} label=${t("people.code")} /></figure>
    <${LinkAddress} link=${link} found=${made.addresses} onLink=${setLink} />
    <p class="soft">${limits}</p>
    <${Arrived} made=${made} />
    <${TextToSend} label=${t("people.link")} text=${link} />
    <p class="note warn">${t("people.link-once")}</p>
  <//>`;
}

/** @param {any} state @param {any} made */
function becomes(state, { official, player, roles, name }) {
  if (player) return t("people.sees-own", { name: state.players[player]?.name ?? "?" });
  if (name) return t("people.becomes-named", { name, roles: rolesOf(roles) });
  if (official) return t("people.becomes-phone", { name: state.officials[official]?.name ?? "?" });
  return t("people.becomes", { roles: rolesOf(roles) });
}

/** How many have come by it, while one looks on. @param {{made: any}} props */
function Arrived({ made }) {
  const { items } = useListed("phones");
  const count = (items ?? []).filter((phone) =>
    made.name ? phone.official === made.official : phone.invitation === made.id,
  ).length;
  return html`<p role="status">${count > 0 && html`<span class="badge">${t("people.arrived", { count })}</span>`}</p>`;
}
