import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Field, Screen, Select, say } from "../../../ui/index.ts";
import { byName } from "../../../domain/people/officials.tsx";
import { useIds, useRequest } from "../../../domain/account/request.tsx";
import type { ComponentProps, TargetedEvent } from "preact";
import type { State } from "../../../store/index.ts";

const LONGEST = { name: 200, id_number: 40 };

/** Add players, one after another. */
export function NewPlayer({ state }: { state: State }) {
  return <New kind="player" title={t("people.new")} state={state} />;
}

/** Add a team. */
export function NewTeam({ state }: { state: State }) {
  return <New kind="team" title={t("people.new-team")} state={state} />;
}

function New({ kind, title, state }: { kind: "player" | "team"; title: string; state: State }) {
  const [typed, setTyped] = useState({ name: "", id_number: "", team: "" });
  const [missing, setMissing] = useState(false);
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest();
  const teams = byName(Object.values(state.teams)).map(({ id, name }) => ({ value: id, text: name }));
  const isPlayer = kind === "player";
  const add = (event: TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = Object.entries(typed).map(([name, value]): [string, string] => [name, value.trim()]);
    const body = Object.fromEntries(filled.filter(([, value]) => value));
    const first = event.currentTarget.querySelector("input");
    setMissing(!body.name);
    if (!body.name) return first?.focus();
    ask(async () => {
      await store.ask(`${kind}s/${idOf(body)}`, { method: "PUT", body });
      idOf.forget(body); // another player may have the same name
      say(t("people.added", { name: body.name }));
      setTyped({ ...typed, name: "", id_number: "" }); // the team stays: usually several of its players are added
      first?.focus();
    });
  };
  const field = (name: "name" | "id_number", more: Partial<ComponentProps<typeof Field>>) => (
    <Field
      label={t(`correct.field.${name}`)}
      value={typed[name]}
      autocomplete="off"
      maxlength={LONGEST[name]}
      onInput={(text) => setTyped({ ...typed, [name]: text })}
      {...more}
    />
  );
  return (
    <Screen title={title} up="#/people/players">
      <form class="stack" onSubmit={add} novalidate>
        {field("name", { wrong: missing && !typed.name.trim() ? t("people.name-missing") : undefined })}
        {isPlayer && field("id_number", { hint: t("people.number-hint") })}
        {isPlayer && teams.length > 0 && (
          <Select
            label={t("correct.field.team")}
            value={typed.team}
            options={[{ value: "", text: t("correct.no-team") }, ...teams]}
            onChange={(team) => setTyped({ ...typed, team })}
          />
        )}
        {wrong}
        <button class="button main" disabled={asking}>
          {t("people.add")}
        </button>
      </form>
    </Screen>
  );
}
