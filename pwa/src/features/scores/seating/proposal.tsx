import { useState } from "preact/hooks";
import { SEATS } from "../../../store/index.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { listed, t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { Achieved } from "./achieved.tsx";
import type { Proposal as ProposalOfServer } from "#api";
import type { State } from "../../../store/index.ts";

/** Show the proposed rounds, one at a time, and what they achieve. */
export function Proposal({ proposal, state }: { proposal: ProposalOfServer; state: State }) {
  const [label, setLabel] = useState(proposal.rounds[0].label);
  const round = proposal.rounds.find((one) => one.label === label) ?? proposal.rounds[0];
  const options = proposal.rounds.map((one) => ({ value: one.label, text: one.label }));
  const nameOf = (player: string) => state.players[player]?.name ?? "?";
  return (
    <>
      <Achieved proposal={proposal} hasTeams={Object.keys(state.teams).length > 1} />
      {options.length > 1 && (
        <Choice label={t("rounds.round")} value={round.label} options={options} onChange={setLabel} />
      )}
      <ul class="seated">
        {round.tables.map(({ table, label: name, seats }) => (
          <li class="card" key={table}>
            <h3>{t("hall-table", { label: name })}</h3>
            <ol>
              {SEATS.map((seat) => (
                <li key={seat}>
                  <Wind wind={seat} />
                  <span class="unseen">{t(`hall-wind.${seat}`)}</span>
                  <span class="who">{nameOf(seats[seat])}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {round.sitting_out.length > 0 && <p>{t("rounds.out", { names: listed(round.sitting_out.map(nameOf)) })}</p>}
    </>
  );
}
