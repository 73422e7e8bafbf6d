import { t } from "../../../ui/i18n.js";
import { Choice, Select, Stepper } from "../../../ui/index.js";

const TIES = ["first-places", "best-tournament", "best-hanchan", "more-hanchans", "fewer-penalties"];

/** How the league ranks. @param {{ranking: any, onChange: (ranking: any) => void}} props */
export function RankingForm({ ranking, onChange }) {
  const set = (/** @type {any} */ changed) => {
    const next = { ...ranking, ...changed };
    onChange({ ...next, number: next.counted === "all" ? 0 : Math.max(1, next.number) });
  };
  const pick = (/** @type {string} */ field, /** @type {string[]} */ values) => (
    <Choice
      label={t(`league.${field}`)}
      value={ranking[field]}
      onChange={(/** @type {string} */ value) => set({ [field]: value })}
      options={values.map((value) => ({ value, text: t(`league.${field}.${value}`) }))}
    />
  );
  const steps = (/** @type {string} */ field, /** @type {number} */ min) => (
    <Stepper
      label={t(`league.${field}`)}
      value={ranking[field]}
      min={min}
      max={99}
      less={t("league.less")}
      more={t("league.more")}
      onChange={(/** @type {number} */ value) => set({ [field]: value })}
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
      <Ties ties={ranking.ties} onChange={(/** @type {string[]} */ ties) => set({ ties })} />
    </section>
  );
}

/** What parts equal totals, one after another. @param {{ties: string[], onChange: (ties: string[]) => void}} props */
function Ties({ ties, onChange }) {
  const places = ties.length < TIES.length ? [...ties, ""] : ties;
  return places.map((chosen, at) => {
    const free = TIES.filter((one) => one === chosen || !ties.includes(one));
    const options = ["", ...free].map((value) => ({ value, text: t(`league.ties.${value || "none"}`) }));
    const others = (/** @type {string} */ value) => [
      ...ties.slice(0, at),
      ...(value ? [value] : []),
      ...ties.slice(at + 1),
    ];
    return (
      <Select
        key={at}
        label={t(at ? "league.ties.then" : "league.ties")}
        value={chosen}
        options={options}
        onChange={(/** @type {string} */ value) => onChange(others(value))}
      />
    );
  });
}
