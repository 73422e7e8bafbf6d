import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Screen, say } from "../parts/index.js";
import { Missing } from "../shared/not-joined.js";
import { Confirm } from "../shared/reason.js";
import { Access } from "./access.js";
import { ConflictOfInterest } from "./conflict-of-interest.js";
import { useRequest } from "./request.js";
import { Roles, rolesOf } from "./roles.js";

/** One official: phones, roles, conflicts of interest, and the end of it. @param {{state: any, id: string}} props */
export function Official({ state, id }) {
  const official = state.officials[id];
  const up = "#/people";
  if (!official) return html`<${Missing} title=${t("people.title")} text=${t("people.nobody")} up=${up} />`;
  const { name, roles, revoked_at: revoked } = official;
  if (revoked)
    return html`<${Screen} title=${name} up=${up}>
      <p>${rolesOf(roles)}</p>
      <p class="note warn">${t("people.revoked-at", { time: clockTime(revoked, state.settings.time_zone) })}</p>
    <//>`;
  return html`<${Screen} title=${name} up=${up}>
    <p>${rolesOf(roles)}</p>
    <${Access} whom=${{ official: id }} name=${name} zone=${state.settings.time_zone}>
      <a class="button" href=${`#/correct/official/${id}`}>${t("correct.link")}</a>
      <${Changing} key=${roles.join()} official=${official} />
      <${ConflictOfInterest} state=${state} official=${official} />
      <${Revoking} official=${official} />
    <//>
  <//>`;
}

/** What was chosen for an official and not saved, by who it is and what they were: it is there again when one comes back. @type {Map<string, string[]>} */
const unsaved = new Map();

/** @param {{official: any}} props */
function Changing({ official: { id, roles } }) {
  const draft = [id, ...roles].join();
  const [chosen, setChosen] = useState(unsaved.get(draft) ?? roles);
  const [missing, setMissing] = useState("");
  const { ask, asking, wrong } = useRequest();
  const same = [...chosen].sort().join() === [...roles].sort().join();
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    setMissing(chosen.length ? "" : t("people.role-missing"));
    if (chosen.length)
      ask(async () => {
        await store.ask(`officials/${id}`, { method: "PATCH", body: { roles: chosen, replaces: { roles } } });
        unsaved.delete(draft);
        say(t("people.saved"));
      });
  };
  const choose = (/** @type {string[]} */ next) => {
    unsaved.set(draft, next);
    setChosen(next);
  };
  return html`<form class="card" onSubmit=${save}>
    <h2>${t("people.roles-change")}</h2>
    <p class="soft">${t("people.roles-late")}</p>
    <${Roles} chosen=${chosen} wrong=${missing} onChange=${choose} />
    ${wrong}
    ${!same && html`<button class="button main" disabled=${asking}>${t("people.save")}</button>`}
  </form>`;
}

/** @param {{official: any}} props */
function Revoking({ official: { id, name } }) {
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const revoke = () => {
    setSure(false);
    ask(() => store.ask(`officials/${id}/revocation`, { method: "PUT" }));
  };
  return html`${wrong}
    <button class="button danger" type="button" disabled=${asking} aria-haspopup="dialog" onClick=${() => setSure(true)}>
      ${t("people.revoke-this", { name })}
    </button>
    ${
      sure &&
      html`<${Confirm} title=${t("people.revoke-ask", { name })} text=${t("people.revoke-text")} yes=${t("people.revoke")} danger
        onYes=${revoke} onClose=${() => setSure(false)} />`
    }`;
}
