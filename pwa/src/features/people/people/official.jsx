import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { clockTime, t } from "../../../ui/i18n.js";
import { Screen, say } from "../../../ui/index.js";
import { Missing } from "../../../domain/people/not-joined.jsx";
import { Confirm } from "../../../ui/confirm.jsx";
import { Access } from "./access.jsx";
import { ConflictOfInterest } from "./conflict-of-interest.jsx";
import { useRequest } from "../../../domain/account/request.jsx";
import { Roles, rolesOf } from "../../../domain/people/roles.jsx";

/** One official: phones, roles, conflicts of interest, and the end of it. @param {{state: any, id: string}} props */
export function Official({ state, id }) {
  const official = state.officials[id];
  const up = "#/people";
  if (!official) return <Missing title={t("people.title")} text={t("people.nobody")} up={up} />;
  const { name, roles, revoked_at: revoked } = official;
  if (revoked)
    return (
      <Screen title={name} up={up}>
        <p>{rolesOf(roles)}</p>
        <p class="note warn">{t("people.revoked-at", { time: clockTime(revoked, state.settings.time_zone) })}</p>
      </Screen>
    );
  return (
    <Screen title={name} up={up}>
      <p>{rolesOf(roles)}</p>
      <Access whom={{ official: id }} name={name} zone={state.settings.time_zone}>
        <a class="button" href={`#/correct/official/${id}`}>
          {t("correct.link")}
        </a>
        <Changing key={roles.join()} official={official} />
        <ConflictOfInterest state={state} official={official} />
        <Revoking official={official} />
      </Access>
    </Screen>
  );
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
  return (
    <form class="card" onSubmit={save}>
      <h2>{t("people.roles-change")}</h2>
      <p class="soft">{t("people.roles-late")}</p>
      <Roles chosen={chosen} wrong={missing} onChange={choose} />
      {wrong}
      {!same && (
        <button class="button main" disabled={asking}>
          {t("people.save")}
        </button>
      )}
    </form>
  );
}

/** @param {{official: any}} props */
function Revoking({ official: { id, name } }) {
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const revoke = () => {
    setSure(false);
    ask(() => store.ask(`officials/${id}/revocation`, { method: "PUT" }));
  };
  return (
    <>
      {wrong}
      <button
        class="button danger"
        type="button"
        disabled={asking}
        aria-haspopup="dialog"
        onClick={() => setSure(true)}
      >
        {t("people.revoke-this", { name })}
      </button>
      {sure && (
        <Confirm
          title={t("people.revoke-ask", { name })}
          text={t("people.revoke-text")}
          yes={t("people.revoke")}
          danger
          onYes={revoke}
          onClose={() => setSure(false)}
        />
      )}
    </>
  );
}
