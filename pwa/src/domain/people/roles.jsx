import { listed, t } from "../../ui/i18n.js";

export const ROLES = ["director", "head-referee", "referee", "arbiter", "finance", "reader"];

/** Roles in words, the highest first. @param {string[]} roles */
export function rolesOf(roles) {
  return listed(ROLES.filter((role) => roles.includes(role)).map((role) => t(`hall-role.${role}`)));
}

/**
 * Several of several, each with its own box.
 * @param {{label: string, names: string[], said: (name: string) => any, chosen: string[], wrong?: any,
 *   onChange: (chosen: string[]) => void}} props
 */
export function Several({ label, names, said, chosen, wrong, onChange }) {
  const toggle = (/** @type {string} */ name) =>
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

/** @param {{chosen: string[], wrong?: any, onChange: (chosen: string[]) => void}} props */
export function Roles(props) {
  return (
    <Several
      label={t("people.roles")}
      names={ROLES}
      said={(/** @type {string} */ role) => t(`hall-role.${role}`)}
      {...props}
    />
  );
}
