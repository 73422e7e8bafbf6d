import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Empty, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { mayEnter } from "../shared/roles.js";
import { Dated, isAnswered, useStoredAnswer } from "../shared/stored-answer.js";
import { useStore } from "../state.js";
import { ImportLink } from "../table/links.js";
import { Explained } from "./explanation.js";
import { Export } from "./export.js";
import { score, whole } from "./numbers.js";
import { PendingResults, Waits, pendingResults } from "./pending-results.js";
import { Scoring } from "./scoring.js";

const TEAMS = "teams";

/** Who leads (`#/standings/teams`: which team); with an id, how the total of that player or team came about. @param {{args: string[]}} props */
export default function Standings({ args: [id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("hall-standings")} />`;
  if (id && id !== TEAMS) return html`<${Explained} state=${state} id=${id} />`;
  return html`<${Overall} state=${state} first=${id ?? "players"} />`;
}

/** @param {{state: any, first: string}} props */
function Overall({ state, first }) {
  const { official } = useStore();
  const seen = useStoredAnswer("standings");
  const [of, setOf] = useState(first);
  const { body } = seen.answer ?? {};
  const actions = mayEnter(official) && html`<a class="button" href="#/import">${t("standings.import")}</a>`;
  return html`<${Screen} title=${t("hall-standings")} up="#/tables" actions=${actions}>
    <${Dated} seen=${seen} />
    <${Waits} />
    ${isAnswered(seen) && state.others.id && html`<a class="button" href=${`#/season/${state.others.id}`}>${t("season.of", { name: state.others.season })}</a>`}
    ${
      body?.teams.length > 0 &&
      html`<${Choice} label=${t("standings.of")} value=${of} onChange=${setOf}
        options=${["players", "teams"].map((value) => ({ value, text: t(`standings.of.${value}`) }))} />`
    }
    ${body && html`<${Ranking} state=${state} found=${body[of]} />`}
    ${body && html`<${Export} of=${of} />`}
    ${isAnswered(seen) && html`<${PendingResults} state=${state} /><${Scoring} state=${state} />`}
  <//>`;
}

/** @param {{state: any, found: any[]}} props */
function Ranking({ state, found }) {
  const ranks = found.map(({ rank }) => rank);
  if (ranks.every((rank) => rank === null)) return html`<${NoPlaces} state=${state} />`;
  return html`<ul class="rows" aria-label=${t("hall-standings")}>
    ${found.map(
      (one) => html`<li key=${one.id}>
        <a class="row" href=${`#/standings/${one.id}`}>
          <strong class="rank">${one.rank ?? "–"}</strong>
          <span class="body"><span class="who">${one.name}</span><small>${aboutOf(state, one, ranks).join(" · ")}</small></span>
          <strong>${score(one.final)}</strong>
        </a>
      </li>`,
    )}
  </ul>`;
}

/** Without results nobody has a place: the first one to enter, for whoever may. @param {{state: any}} props */
function NoPlaces({ state }) {
  const { official } = useStore();
  const [first] = pendingResults(state);
  return html`<${Empty} text=${t(first ? "standings.none" : "standings.no-hanchans")}>
    ${first && mayEnter(official) && html`<a class="button" href=${`#/result/${first.id}`}>${t("standings.enter", { name: first.name })}</a>`}
    ${!first && html`<${ImportLink} />`}
  <//>`;
}

/** @param {any} state @param {any} one @param {(number|null)[]} ranks */
function aboutOf(state, { rank, team, hanchans, score: scored, p, pts, disqualified, withdrawn }, ranks) {
  const shared = rank !== null && ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const parts = [
    state.teams[team]?.name,
    disqualified && t("standings.disqualified"),
    withdrawn && t("standings.withdrawn"),
    !disqualified && rank === null && t("standings.unranked"),
    shared && t("standings.shared"),
    hanchans > 0 && t("standings.hanchans", { count: hanchans }),
    p !== 0 && t("standings.less", { score: score(scored), p: `${whole(p)}P` }),
    pts !== 0 && t("standings.less", { score: score(scored), p: whole(pts) }),
  ];
  return parts.filter(Boolean);
}
