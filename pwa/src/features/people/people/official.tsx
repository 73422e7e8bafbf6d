import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Screen, say } from "../../../ui/index.ts";
import { Missing } from "../../../domain/people/not-joined.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Access } from "./access.tsx";
import { ConflictOfInterest } from "./conflict-of-interest.tsx";
import { useRequest } from "../../../domain/account/request.tsx";
import { Roles, rolesOf } from "../../../domain/people/roles.tsx";
import type { Official as Somebody, State } from "../../../store/index.ts";

/** Show an official: phones, roles, conflicts of interest, and the revocation. */
export function Official({ state, id }: { state: State; id: string }) {
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
      <Access person={{ official: id }} name={name} zone={state.settings.time_zone}>
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

/** Unsaved roles, by official and their current roles; they are there again when the screen is reopened. */
const unsaved: Map<string, string[]> = new Map();

function Changing({ official: { id, roles } }: { official: Somebody }) {
  const draft = [id, ...roles].join();
  const [chosen, setChosen] = useState(unsaved.get(draft) ?? roles);
  const [missing, setMissing] = useState("");
  const { ask, asking, wrong } = useRequest();
  const same = [...chosen].sort().join() === [...roles].sort().join();
  const save = (event: Event) => {
    event.preventDefault();
    setMissing(chosen.length ? "" : t("people.role-missing"));
    if (chosen.length)
      ask(async () => {
        await store.ask(`officials/${id}`, { method: "PATCH", body: { roles: chosen, replaces: { roles } } });
        unsaved.delete(draft);
        say(t("people.saved"));
      });
  };
  const choose = (next: string[]) => {
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

function Revoking({ official: { id, name } }: { official: Somebody }) {
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
