import { LetPlay } from "../../../domain/money/let-play.tsx";
import { takesPayments } from "../../../domain/ledger/accounts.ts";
import { t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";

/** The ways on where somebody has a fine to pay first; what was refused keeps its own time when it is sent again. */
export function Unpaid({ problem }: { problem: any }) {
  const { official } = useStore();
  if (!String(problem?.type).endsWith(":unpaid-fines")) return null;
  const players = problem.players.map(({ player }: any) => player);
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
