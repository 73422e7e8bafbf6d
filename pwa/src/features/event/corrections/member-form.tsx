import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Field, Select } from "../../../ui/index.ts";
import { byName } from "../../../domain/people/officials.tsx";
import { Correction } from "../../../domain/event/correction.tsx";
import { FromTo } from "../../../domain/event/what-follows.tsx";
import type { State } from "../../../store/index.ts";

type Name = "name" | "id_number" | "team" | "label" | "league_number";

interface Member extends Partial<Record<Exclude<Name, "league_number">, string | null>> {
  id: string;
  /** in the league */
  number?: string | null;
}

/** The fields of each kind, as its PATCH names them. */
const FIELDS: Record<string, Name[]> = {
  player: ["name", "id_number", "team"],
  team: ["name"],
  table: ["label"],
  official: ["name", "league_number"],
};
const LONGEST: Partial<Record<Name, number>> = { name: 200, id_number: 40, label: 40, league_number: 40 };
/** The field by which a season identifies each kind: another value is another person there. */
const KNOWN_BY: Record<string, Name> = {
  player: "id_number",
  team: "name",
  official: "league_number",
};

/** Ask for the corrected name, number, team or label. */
export function MemberForm({ kind, one, state }: { kind: string; one: Member; state: State }) {
  const stored = writtenOf(kind, one);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [confirming, setConfirming] = useState(false);
  const values = { ...stored, ...typed };
  const changed = FIELDS[kind].filter((name) => values[name].trim() !== stored[name]);
  const empty = changed.filter((name) => name !== "team" && !values[name].trim());
  const submit = (event: Event) => {
    event.preventDefault();
    setConfirming(changed.length > 0 && empty.length === 0);
  };
  return (
    <form class="card" onSubmit={submit}>
      {FIELDS[kind].map((name) => {
        const set = (value: string) => setTyped({ ...typed, [name]: value });
        return name === "team" ? (
          <Team key={name} state={state} value={values.team} onChange={set} />
        ) : (
          <Field
            key={name}
            label={t(`correct.field.${name}`)}
            value={values[name]}
            onInput={set}
            maxlength={LONGEST[name]}
            hint={state.season && name === KNOWN_BY[kind] ? t("correct.season") : undefined}
            wrong={empty.includes(name) ? t("correct.empty") : undefined}
          />
        );
      })}
      {changed.length > 0 && <button class="button main">{t("correct.look")}</button>}
      {confirming && (
        <Change
          kind={kind}
          one={one}
          state={state}
          changed={changed}
          stored={stored}
          values={values}
          onClose={() => setConfirming(false)}
          onDone={() => setTyped({})}
        />
      )}
    </form>
  );
}

function Team({ state, value, onChange }: { state: State; value: string; onChange: (team: string) => void }) {
  const teams = byName(Object.values(state.teams)).map(({ id, name }) => ({ value: id, text: name }));
  if (teams.length === 0) return null;
  const options = [{ value: "", text: t("correct.no-team") }, ...teams];
  return (
    <>
      <Select label={t("correct.field.team")} value={value} options={options} onChange={onChange} />
      {value && (
        <a class="reach" href={`#/correct/team/${value}`}>
          {t("correct.this-team", { name: state.teams[value]?.name ?? "?" })}
        </a>
      )}
    </>
  );
}

interface ChangeProps {
  kind: string;
  one: Member;
  state: State;
  changed: Name[];
  stored: Record<string, string>;
  values: Record<string, string>;
  onClose: () => void;
  onDone: () => void;
}

function Change({ kind, one, state, changed, stored, values, onClose, onDone }: ChangeProps) {
  const requested = (from: Record<string, string>) =>
    Object.fromEntries(changed.map((name) => [name, from[name].trim() || null]));
  const body = { ...requested(values), replaces: requested(stored) };
  const valueText = (name: string, value: string) =>
    (name === "team" ? state.teams[value]?.name : value.trim()) || t("correct.none");
  return (
    <Correction
      title={t("correct.title")}
      what="correction"
      yes={t("correct.yes")}
      request={{ method: "PATCH", path: `${kind}s/${one.id}`, body }}
      onClose={onClose}
      onDone={onDone}
    >
      <dl class="facts">
        {changed.map((name) => (
          <div key={name}>
            <dt>{t(`correct.field.${name}`)}</dt>
            <dd>
              <FromTo before={valueText(name, stored[name])} after={valueText(name, values[name])} />
            </dd>
          </div>
        ))}
      </dl>
    </Correction>
  );
}

/** Return the stored fields, as text. */
function writtenOf(kind: string, { number: league_number, ...one }: Member): Record<string, string> {
  const stored = { ...one, league_number };
  return Object.fromEntries(FIELDS[kind].map((name) => [name, stored[name] ?? ""]));
}
