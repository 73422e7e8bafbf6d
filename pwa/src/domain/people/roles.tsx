import { listed, t } from "../../ui/i18n.ts";
import type { ComponentChildren } from "preact";

export const ROLES = ["director", "head-referee", "referee", "arbiter", "finance", "reader"];

/** Roles in words, the highest first. */
export function rolesOf(roles: string[]) {
  return listed(ROLES.filter((role) => roles.includes(role)).map((role) => t(`hall-role.${role}`)));
}

interface SeveralProps {
  label: string;
  names: string[];
  said: (name: string) => ComponentChildren;
  chosen: string[];
  wrong?: ComponentChildren;
  onChange: (chosen: string[]) => void;
}

/** Several of several, each with its own box. */
export function Several({ label, names, said, chosen, wrong, onChange }: SeveralProps) {
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="choices">
        {names.map((name) => (
          <label class="choice several" key={name}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            <span>{said(name)}</span>
          </label>
        ))}
      </div>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

export function Roles(props: { chosen: string[]; wrong?: ComponentChildren; onChange: (chosen: string[]) => void }) {
  return <Several label={t("people.roles")} names={ROLES} said={(role) => t(`hall-role.${role}`)} {...props} />;
}
