import { LetPlay } from "../clocks/let-play.js";
import { takesPayments } from "../fines/accounts.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useStore } from "../state.js";

/** The ways on where somebody has a fine to pay first; what was refused keeps its own time when it is sent again. @param {{problem: any}} props */
export function Unpaid({ problem }) {
  const { official } = useStore();
  if (!String(problem?.type).endsWith(":unpaid-fines")) return null;
  const players = problem.players.map((/** @type {any} */ { player }) => player);
  return html`<div class="pair">
    ${takesPayments(official) && html`<a class="button" href="#/fines">${t("hall-fines")}</a>`}
    <${LetPlay} hanchan=${problem.hanchan} players=${players} />
  </div>`;
}
