import { useState } from "../../../../vendor/hooks.js";
import { store } from "../../../data/index.js";
import { html } from "../../html.js";
import { clockTime, t } from "../../i18n.js";
import { Disclosure, Empty, Screen } from "../../parts/index.js";
import { Confirm } from "../../shared/reason.js";
import { Listing, useListed, useRequest } from "../request.js";
import { rolesOf } from "../roles.js";

/** Every link that lets somebody in, and those that do so no more. @param {{state: any}} props */
export function Links({ state }) {
  const links = useListed("invitations");
  const actions = html`<a class="button main" href="#/people/invite">${t("people.invite")}</a>`;
  return html`<${Screen} title=${t("people.links")} up="#/people" actions=${actions}>
    <${Listing} of=${links}>
      ${(/** @type {any[]} */ items) => html`<${Both} links=${items.toReversed()} state=${state} />`}
    <//>
  <//>`;
}

/** @param {{links: any[], state: any}} props */
function Both({ links, state }) {
  const zone = state.settings.time_zone;
  const open = links.filter(({ closed }) => !closed);
  const over = links.filter(({ closed }) => closed);
  return html`${open.length === 0 && html`<${Empty} text=${t("people.no-links")} />`}
    <${OpenLinks} links=${open} zone=${zone} state=${state} />
    ${
      over.length > 0 &&
      html`<${Disclosure} title=${t("people.closed-count", { count: over.length })}>
        ${() => html`<${OpenLinks} links=${over} zone=${zone} state=${state} />`}
      <//>`
    }`;
}

/** @param {{links: any[], zone: string, state?: any}} props `state`: to name whom each is for */
export function OpenLinks({ links, zone, state }) {
  if (links.length === 0) return null;
  return html`<ul class="rows">
    ${links.map((link) => html`<${OpenLink} key=${link.id} link=${link} zone=${zone} whom=${state ? whomOf(state, link) : t("people.open-link")} />`)}
  </ul>`;
}

/** @param {any} state @param {any} link */
function whomOf(state, { official, player, roles, label }) {
  if (official) return t("people.for-phone", { name: state.officials[official]?.name ?? "?" });
  if (player) return t("people.for-player", { name: state.players[player]?.name ?? "?" });
  return [rolesOf(roles), label].filter(Boolean).join(" · ");
}

/** @param {{link: any, zone: string, whom: string}} props */
function OpenLink({ link, zone, whom }) {
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const withdraw = () => {
    setSure(false);
    ask(() => store.ask(`invitations/${link.id}/revocation`, { method: "PUT" }));
  };
  return html`<li>
    <div class="row">
      <span class="body"><strong>${whom}</strong><small>${limitsOf(link, zone)}</small></span>
      ${
        !link.closed &&
        html`<button class="button danger" type="button" disabled=${asking} aria-haspopup="dialog"
          aria-label=${t("people.withdraw-this", { whom })} onClick=${() => setSure(true)}>${t("people.withdraw")}</button>`
      }
    </div>
    ${wrong}
    ${
      sure &&
      html`<${Confirm} title=${t("people.withdraw-ask")} text=${t("people.withdraw-text")} yes=${t("people.withdraw")} danger
        onYes=${withdraw} onClose=${() => setSure(false)} />`
    }
  </li>`;
}

/** How many may come by it still, and until when; or why nobody does. @param {any} link @param {string} zone */
export function limitsOf({ uses, uses_left: left, expires_at: ends, closed }, zone) {
  const number = uses === null ? t("people.any-number") : t("people.uses-left", { left, uses });
  if (closed) return [t(`people.closed.${closed}`), number].join(" · ");
  return [number, ends ? t("people.until", { time: clockTime(ends, zone) }) : t("people.no-end")].join(" · ");
}
