import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Empty } from "../../../ui/index.ts";
import { score } from "../../../ui/numbers.ts";

interface Standing {
  rank: number | null;
  name: string;
  team: string | null;
  hanchans: number;
  final: number;
}

/** List players or teams by rank. */
export function Ranked({
  page: { players, teams },
  finds,
}: {
  page: { players: Standing[]; teams: Standing[] };
  finds: (name: string) => boolean;
}) {
  const [of, choose] = useState("players");
  if (!players.length) return <Empty text={t("standings.none")} />;
  const options = ["players", "teams"].map((value) => ({
    value,
    text: t(`standings.of.${value}`),
  }));
  const rows = of === "teams" && teams.length ? teams : players;
  return (
    <>
      {teams.length > 0 && <Choice label={t("standings.of")} value={of} options={options} onChange={choose} />}
      <ol class="public-standings">
        {rows.map((one, at) => (
          <li key={at} class={finds(one.name) ? "found" : ""}>
            <span class="rank">{one.rank ?? "–"}</span>
            <span>
              {one.name}
              {one.team && (
                <>
                  {" "}
                  <small class="soft">{one.team}</small>
                </>
              )}
            </span>
            <strong>{score(one.final)}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}
