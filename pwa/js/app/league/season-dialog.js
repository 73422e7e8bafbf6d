import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Dialog, Select, Stepper, Toggle } from "../parts/index.js";
import { Reason } from "../shared/reason.js";
import { SeasonDetails } from "./season-details.js";

const TIES = ["first-places", "best-tournament", "best-hanchan", "more-hanchans", "fewer-penalties"];

/**
 * What a season is made of, and how it is ranked.
 * @typedef {{league: any, season: any, tournaments: any[], does: (work: (leagues: any) => any) => Promise<void>, onInvite: () => void, onClose: () => void}} Given
 */

/** @param {Given} props */
export function SeasonDialog({ league, season, tournaments, does, onInvite, onClose }) {
  const [leaving, setLeaving] = useState(/** @type {any} */ (null));
  const within = new Set(
    league.seasons.flatMap((/** @type {any} */ one) => one.tournaments.map((/** @type {any} */ { id }) => id)),
  );
  const directed = new Set(tournaments.map(({ id }) => id));
  const change = (/** @type {any} */ changed) => does((leagues) => leagues.changeSeason(league.id, season, changed));
  if (leaving) return html`<${Leaving} season=${season} tournament=${leaving} does=${does} onClose=${onClose} />`;
  return html`<${Dialog} title=${season.name} onClose=${onClose}>
    <${SeasonDetails} league=${league} season=${season} onDone=${() => does(() => {})} />
    <section class="stack">
      <h3>${t("league.in-season")}</h3>
      ${season.tournaments.length === 0 && html`<p class="soft">${t("league.none-yet")}</p>`}
      ${season.tournaments.map(
        (/** @type {any} */ one) => html`<div class="pair" key=${one.id}>
          <p>${one.name}</p>
          ${directed.has(one.id) && html`<button class="button" type="button" aria-label=${t("league.leave-named", { name: one.name })} onClick=${() => setLeaving(one)}>${t("league.leave")}</button>`}
        </div>`,
      )}
      ${tournaments
        .filter(({ id }) => !within.has(id))
        .map(
          (
            one,
          ) => html`<button key=${one.id} class="button" type="button" onClick=${() => does((leagues) => leagues.join(one.id, { season: season.id }))}>
            ${t("league.add", { name: one.name })}
          </button>`,
        )}
      <button class="button" type="button" onClick=${onInvite}>${t("league.code-make")}</button>
    </section>
    <${Ranking} season=${season} onChange=${change} />
    <${Toggle} label=${t("league.open")} hint=${t("league.open-hint")} checked=${season.standings_open} onChange=${(/** @type {boolean} */ on) => change({ standings_open: on })} />
  <//>`;
}

/** How the league ranks. @param {{season: any, onChange: (changed: any) => void}} props */
function Ranking({ season: { ranking }, onChange }) {
  const set = (/** @type {any} */ changed) => {
    const next = { ...ranking, ...changed };
    onChange({ ranking: { ...next, number: next.counted === "all" ? 0 : Math.max(1, next.number) } });
  };
  const pick = (/** @type {string} */ field, /** @type {string[]} */ values) =>
    html`<${Choice} label=${t(`league.${field}`)} value=${ranking[field]} onChange=${(/** @type {string} */ value) => set({ [field]: value })}
      options=${values.map((value) => ({ value, text: t(`league.${field}.${value}`) }))} />`;
  const steps = (/** @type {string} */ field, /** @type {number} */ min) =>
    html`<${Stepper} label=${t(`league.${field}`)} value=${ranking[field]} min=${min} max=${99} less=${t("league.less")} more=${t("league.more")}
      onChange=${(/** @type {number} */ value) => set({ [field]: value })} />`;
  return html`<section class="stack">
    <h3>${t("league.ranking")}</h3>
    ${pick("total", ["sum", "mean"])} ${pick("counted", ["all", "best", "drop"])}
    ${ranking.counted !== "all" && html`${pick("of", ["tournaments", "hanchans"])} ${steps("number", 1)}`}
    ${steps("minimum_hanchans", 1)} ${steps("minimum_tournaments", 1)}
    ${pick("penalties", ["deducted", "shown"])} ${pick("disqualified", ["tournament", "season"])}
    <${Ties} ties=${ranking.ties} onChange=${(/** @type {string[]} */ ties) => set({ ties })} />
  </section>`;
}

/** What parts equal totals, one after another. @param {{ties: string[], onChange: (ties: string[]) => void}} props */
function Ties({ ties, onChange }) {
  const places = ties.length < TIES.length ? [...ties, ""] : ties;
  return places.map((chosen, at) => {
    const free = TIES.filter((one) => one === chosen || !ties.includes(one));
    const options = ["", ...free].map((value) => ({ value, text: t(`league.ties.${value || "none"}`) }));
    const others = (/** @type {string} */ value) => [
      ...ties.slice(0, at),
      ...(value ? [value] : []),
      ...ties.slice(at + 1),
    ];
    return html`<${Select} key=${at} label=${t(at ? "league.ties.then" : "league.ties")} value=${chosen} options=${options}
      onChange=${(/** @type {string} */ value) => onChange(others(value))} />`;
  });
}

/** Why a tournament leaves; what does not count any more is said before. @param {{season: any, tournament: any, does: (work: (leagues: any) => any) => Promise<void>, onClose: () => void}} props */
function Leaving({ season, tournament, does, onClose }) {
  const [lost, setLost] = useState(/** @type {any} */ (null));
  const look = (/** @type {string} */ reason) =>
    does(async (leagues) => {
      if (!lost) return setLost(await leagues.leave(tournament.id, reason, true));
      await leagues.leave(tournament.id, reason);
      onClose();
    });
  const said = lost
    ? t("league.leave-lost", { offences: lost.offences.length, fines: lost.fines.length })
    : t("league.leave-text", { name: tournament.name, season: season.name });
  return html`<${Reason} title=${t("league.leave-named", { name: tournament.name })} text=${said} yes=${t(lost ? "league.leave" : "league.leave-look")}
    onReason=${look} onClose=${onClose} />`;
}
