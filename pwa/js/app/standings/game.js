import { html } from "../html.js";
import { t } from "../i18n.js";
import { useWords } from "../shared/words.js";
import { score, whole } from "./numbers.js";

const HUNDREDS = 100; // points in a tenth of P

/**
 * One hanchan on somebody's account, with every part of its score.
 * @param {{state: any, game: any, named: boolean}} props `named`: whose it is, of a team's
 */
export function Game({ state, game, named }) {
  const words = useWords();
  const { hanchan, number, round, table, seat, player, ranked, place, points, delta, uma, oka, total, flags } = game;
  const where = [t("hall-round", { round }), t("hall-table", { label: table }), words.phrase(`seat-${seat}`)];
  const sum = t("standings.delta", { points: whole(points), goal: whole(points - delta * HUNDREDS) });
  return html`<article class="card game">
    <h3><a class="reach" href=${`#/result/${hanchan}`}>${where.join(" · ")}</a></h3>
    ${named && html`<p><a class="reach who" href=${`#/standings/${player}`}>${state.players[player]?.name ?? "?"}</a></p>`}
    ${number > 1 && html`<p class="soft">${t("standings.corrected", { count: number - 1 })}</p>`}
    <dl class="facts">
      <div><dt>${sum}</dt><dd>${score(delta, true)}</dd></div>
      <div><dt>${t("standings.uma", { place })}</dt><dd>${score(uma, true)}</dd></div>
      <div><dt>${t("standings.oka")}</dt><dd>${score(oka, true)}</dd></div>
      <div><dt><strong>${t(ranked ? "standings.game" : "standings.game-not")}</strong></dt><dd class=${ranked ? "" : "uncounted"}>${score(total, true)}</dd></div>
    </dl>
    ${flags.map((/** @type {string} */ flag) => html`<p class="note warn" key=${flag}>${t(`standings.flag.${flag}`)}</p>`)}
  </article>`;
}
