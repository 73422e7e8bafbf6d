import { t } from "../../../ui/i18n.ts";
import { Choice, Select, Stepper } from "../../../ui/index.ts";

const TIES = ["first-places", "best-tournament", "best-hanchan", "more-hanchans", "fewer-penalties"];

/** How the league ranks. */
export function RankingForm({ ranking, onChange }: { ranking: any; onChange: (ranking: any) => void }) {
  const set = (changed: any) => {
    const next = { ...ranking, ...changed };
    onChange({ ...next, number: next.counted === "all" ? 0 : Math.max(1, next.number) });
  };
  const pick = (field: string, values: string[]) => (
    <Choice
      label={t(`league.${field}`)}
      value={ranking[field]}
      onChange={(value: string) => set({ [field]: value })}
      options={values.map((value) => ({ value, text: t(`league.${field}.${value}`) }))}
    />
  );
  const steps = (field: string, min: number) => (
    <Stepper
      label={t(`league.${field}`)}
      value={ranking[field]}
      min={min}
      max={99}
      less={t("league.less")}
      more={t("league.more")}
      onChange={(value: number) => set({ [field]: value })}
    />
  );
  return (
    <section class="stack">
      <h3>{t("league.ranking")}</h3>
      {pick("total", ["sum", "mean"])} {pick("counted", ["all", "best", "drop"])}
      {ranking.counted !== "all" && (
        <>
          {pick("of", ["tournaments", "hanchans"])} {steps("number", 1)}
        </>
      )}
      {steps("minimum_hanchans", 1)} {steps("minimum_tournaments", 1)}
      {pick("penalties", ["deducted", "shown"])} {pick("disqualified", ["tournament", "season"])}
      <Ties ties={ranking.ties} onChange={(ties: string[]) => set({ ties })} />
    </section>
  );
}

/** What parts equal totals, one after another. */
function Ties({ ties, onChange }: { ties: string[]; onChange: (ties: string[]) => void }) {
  const places = ties.length < TIES.length ? [...ties, ""] : ties;
  return places.map((chosen, at) => {
    const free = TIES.filter((one) => one === chosen || !ties.includes(one));
    const options = ["", ...free].map((value) => ({ value, text: t(`league.ties.${value || "none"}`) }));
    const others = (value: string) => [...ties.slice(0, at), ...(value ? [value] : []), ...ties.slice(at + 1)];
    return (
      <Select
        key={at}
        label={t(at ? "league.ties.then" : "league.ties")}
        value={chosen}
        options={options}
        onChange={(value: string) => onChange(others(value))}
      />
    );
  });
}
