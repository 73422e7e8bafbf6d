import { LetPlay } from "../../../domain/money/let-play.tsx";
import { takesPayments } from "../../../domain/ledger/accounts.ts";
import { t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Problem } from "../../../store/index.ts";

/** The server's problem about unpaid fines. */
interface Owing {
  hanchan: string;
  players: { player: string }[];
}

/**
 * Offer to take the payment or to let the players play; when the refused item is sent again, it keeps its own time.
 */
export function Unpaid({ problem }: { problem: Problem | null }) {
  const { official } = useStore();
  if (!problem || !String(problem.type).endsWith(":unpaid-fines")) return null;
  const { hanchan, players } = problem as Problem & Owing;
  return (
    <div class="pair">
      {takesPayments(official) && (
        <a class="button" href="#/fines">
          {t("hall-fines")}
        </a>
      )}
      <LetPlay hanchan={hanchan} players={players.map(({ player }) => player)} />
    </div>
  );
}
