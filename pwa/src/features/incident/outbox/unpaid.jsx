import { LetPlay } from "../../../domain/money/let-play.jsx";
import { takesPayments } from "../../../domain/ledger/accounts.js";
import { t } from "../../../ui/i18n.js";
import { useStore } from "../../../store/use-store.js";

/** The ways on where somebody has a fine to pay first; what was refused keeps its own time when it is sent again. @param {{problem: any}} props */
export function Unpaid({ problem }) {
  const { official } = useStore();
  if (!String(problem?.type).endsWith(":unpaid-fines")) return null;
  const players = problem.players.map((/** @type {any} */ { player }) => player);
  return (
    <div class="pair">
      {takesPayments(official) && (
        <a class="button" href="#/fines">
          {t("hall-fines")}
        </a>
      )}
      <LetPlay hanchan={problem.hanchan} players={players} />
    </div>
  );
}
