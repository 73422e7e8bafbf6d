import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Copy } from "../account/codes.jsx";
import { useAccountRequest } from "../../../domain/account/account-request.js";
import { useOrigin } from "../../../domain/people/address.jsx";
import { Field, Toggle } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";
import { RankingForm } from "./ranking-form.jsx";

const LONGEST = 40;
const FIELDS = /** @type {const} */ (["name", "starts_on", "ends_on", "standings_open", "ranking"]);

/** What a season is called, when it is, who sees its standings and how it is ranked; saved together. @param {{league: any, season: any, onUnsaved: (is: boolean) => void, onDone: () => Promise<void>}} props */
export function SeasonDetails({ league, season, onUnsaved, onDone }) {
  const [seen, setSeen] = useState(season); // what another manager changes meanwhile is not replaced unseen
  const [typed, setTyped] = useState(() => shown(season));
  const { ask, wrong, mistakes, mended } = useAccountRequest({ onOut: () => go("#/account") });
  const set = (/** @type {any} */ more) => setTyped({ ...typed, ...more });
  const days = { starts_on: typed.starts_on || null, ends_on: typed.ends_on || null };
  const wanted = { ...typed, ...days, name: typed.name.trim() };
  const differs = (/** @type {typeof FIELDS[number]} */ one) =>
    JSON.stringify(wanted[one]) !== JSON.stringify(seen[one]);
  const changed = Object.fromEntries(FIELDS.filter(differs).map((one) => [one, wanted[one]]));
  const isChanged = Object.keys(changed).length > 0;
  useLayoutEffect(() => onUnsaved(isChanged), [isChanged]);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async ({ leagues }) => {
      const stored = await leagues.changeSeason(league.id, seen, changed);
      await onDone();
      setSeen(stored);
      setTyped(shown(stored));
    });
  };
  const field = (/** @type {"name"|"starts_on"|"ends_on"} */ name, /** @type {any} */ more) => (
    <Field
      label={t(`league.season.${name}`)}
      value={typed[name]}
      autocomplete="off"
      onInput={(/** @type {string} */ text) => (mended("name", "ends_on"), set({ [name]: text }))}
      {...more}
    />
  );
  return (
    <form class="stack" onSubmit={save}>
      {field("name", { maxlength: String(LONGEST), wrong: mistakes.name && t("league.wrong-name") })}
      {field("starts_on", { type: "date" })}
      {field("ends_on", { type: "date", wrong: mistakes.ends_on && t("league.wrong-end") })}
      <Toggle
        label={t("league.open")}
        hint={t("league.open-hint")}
        checked={typed.standings_open}
        onChange={(/** @type {boolean} */ on) => set({ standings_open: on })}
      />
      {seen.standings_open && typed.standings_open && <Address season={season.id} />}
      <RankingForm ranking={typed.ranking} onChange={(/** @type {any} */ ranking) => set({ ranking })} />
      {wrong}
      {isChanged && (
        <div class="dialog-end stack">
          <button class="button main" disabled={!wanted.name}>
            {t("league.season.save")}
          </button>
        </div>
      )}
    </form>
  );
}

/** Where everybody sees the standings, to send or to open. @param {{season: string}} props */
function Address({ season }) {
  const address = `${useOrigin()}/#/season/${season}`;
  return (
    <>
      <Field label={t("league.open-address")} value={address} onInput={() => {}} readonly />
      <div class="pair">
        <Copy text={address} />
        <a class="button" href={`#/season/${season}`}>
          {t("league.open-look")}
        </a>
      </div>
    </>
  );
}

/** @param {any} season @returns {{name: string, starts_on: string, ends_on: string, standings_open: boolean, ranking: any}} */
function shown({ name, starts_on, ends_on, standings_open, ranking }) {
  return { name, starts_on: starts_on ?? "", ends_on: ends_on ?? "", standings_open, ranking };
}
