import { useState } from "preact/hooks";
import { SEATS } from "../../../store/index.js";
import { Wind } from "../../../ui/glyphs/wind.jsx";
import { listed, t } from "../../../ui/i18n.js";
import { Choice } from "../../../ui/index.js";
import { Achieved } from "./achieved.jsx";

/** Rounds as they were proposed, one at a time, and what they achieve. @param {{proposal: any, state: any}} props */
export function Proposal({ proposal, state }) {
  const [label, setLabel] = useState(proposal.rounds[0].label);
  const round = proposal.rounds.find((/** @type {any} */ one) => one.label === label) ?? proposal.rounds[0];
  const options = proposal.rounds.map((/** @type {any} */ one) => ({ value: one.label, text: one.label }));
  const nameOf = (/** @type {string} */ player) => state.players[player]?.name ?? "?";
  return (
    <>
      <Achieved proposal={proposal} hasTeams={Object.keys(state.teams).length > 1} />
      {options.length > 1 && (
        <Choice label={t("rounds.round")} value={round.label} options={options} onChange={setLabel} />
      )}
      <ul class="seated">
        {round.tables.map((/** @type {any} */ { table, label: name, seats }) => (
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
