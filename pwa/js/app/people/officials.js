import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure, Screen } from "../parts/index.js";
import { useStore } from "../state.js";
import { Further } from "./further/further.js";
import { useListed } from "./request.js";
import { rolesOf } from "./roles.js";

const NOT_KNOWN_YET = "\u00a0"; // keeps its line free

/** Everybody who has a role. @param {{state: any}} props */
export function Officials({ state }) {
  const { online } = useStore();
  const { items: phones } = useListed("phones");
  const officials = byName(Object.values(state.officials));
  const gone = officials.filter(({ revoked_at: at }) => at);
  const list = (/** @type {any[]} */ some) => html`<ul class="rows">
    ${some.map((one) => html`<${Row} key=${one.id} official=${one} phones=${phones} />`)}
  </ul>`;
  const actions = html`<a class="button main" href="#/people/invite">${t("people.invite")}</a>`;
  return html`<${Screen} title=${t("people.title")} up="#/tables" actions=${actions}>
    ${!online && html`<p class="note warn" role="status">${t("people.needs-network")}</p>`}
    <section class="stack">
      <h2>${t("people.officials")}</h2>
      ${list(officials.filter(({ revoked_at: at }) => !at))}
      ${gone.length > 0 && html`<${Disclosure} title=${t("people.revoked", { count: gone.length })}>${() => list(gone)}<//>`}
    </section>
    <${Further} state=${state} />
  <//>`;
}

/** @param {{official: any, phones: any[]|null}} props */
function Row({ official: { id, name, roles, player_id: player, revoked_at: revoked }, phones }) {
  const own = phones?.filter((phone) => phone.official === id && !phone.cut_off_at).length;
  return html`<li>
    <a class="row" href=${`#/people/${id}`}>
      <span class="body">
        <strong>${name}</strong>
        <span>${rolesOf(roles)}</span>
        ${!revoked && html`<small>${own === undefined ? NOT_KNOWN_YET : t(own ? "people.phones-count" : "people.no-phone", { count: own })}</small>`}
      </span>
      ${player && html`<span class="badge">${t("people.plays-too")}</span>`}
    </a>
  </li>`;
}

/** @template {{name: string}} Named @param {Named[]} people @returns {Named[]} */
export function byName(people) {
  return people.sort((one, other) => one.name.localeCompare(other.name));
}
