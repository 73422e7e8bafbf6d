import { t } from "../../../ui/i18n.ts";
import { Choice, Select, Stepper } from "../../../ui/index.ts";
import type { Ranking } from "#api";

type Tie = NonNullable<Ranking["ties"]>[number];

const TIES: Tie[] = ["first-places", "best-tournament", "best-hanchan", "more-hanchans", "fewer-penalties"];

/** Ask how the season is ranked. */
export function RankingForm({ ranking, onChange }: { ranking: Ranking; onChange: (ranking: Ranking) => void }) {
  const set = <Field extends keyof Ranking>(field: Field, value: Ranking[Field]) => {
    const next: Ranking = { ...ranking, [field]: value };
    onChange({ ...next, number: next.counted === "all" ? 0 : Math.max(1, next.number ?? 1) });
  };
  const pick = <Field extends keyof Ranking>(field: Field, values: (Ranking[Field] & string)[]) => (
    <Choice
      label={t(`league.${field}`)}
      value={ranking[field]}
      onChange={(value) => set(field, value)}
      options={values.map((value) => ({ value, text: t(`league.${field}.${value}`) }))}
    />
  );
  const steps = (field: "number" | "minimum_hanchans" | "minimum_tournaments", min: number) => (
    <Stepper
      label={t(`league.${field}`)}
      value={ranking[field] ?? min}
      min={min}
      max={99}
      less={t("league.less")}
      more={t("league.more")}
      onChange={(value) => set(field, value)}
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
      <Ties ties={ranking.ties ?? []} onChange={(ties) => set("ties", ties)} />
    </section>
  );
}

/** Ask for the tie-breakers, in order. */
function Ties({ ties, onChange }: { ties: Tie[]; onChange: (ties: Tie[]) => void }) {
  const places = ties.length < TIES.length ? [...ties, "" as const] : ties;
  return places.map((chosen, at) => {
    const free = TIES.filter((one) => one === chosen || !ties.includes(one));
    const options = ["", ...free].map((value) => ({ value, text: t(`league.ties.${value || "none"}`) }));
    const others = (value: string) => [
      ...ties.slice(0, at),
      ...TIES.filter((one) => one === value),
      ...ties.slice(at + 1),
    ];
    return (
      <Select
        key={at}
        label={t(at ? "league.ties.then" : "league.ties")}
        value={chosen}
        options={options}
        onChange={(value) => onChange(others(value))}
      />
    );
  });
}
