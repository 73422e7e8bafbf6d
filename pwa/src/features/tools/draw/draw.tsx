import { useMemo, useState } from "preact/hooks";
import { KINDS_OF_DRAW } from "../../../rules/draws/question.ts";
import { inspectDraw } from "../../../rules/draws/inspect.ts";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { openOnes, withChosen } from "../hand/rule-points.tsx";
import { Counter } from "../hand/counter.tsx";
import { Below, Result } from "./answer.tsx";
import { NineTerminals, Obstacles } from "./abortive.tsx";
import { SeatDetails } from "./details.tsx";
import { DrawnTable } from "./drawn-table.tsx";
import { EMPTY, EXHAUSTIVE, OBSTACLES, question } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Told } from "./state.ts";

/** How a hand ends that nobody won: `#/draw`. */
export default withRules(({ rules }) => {
  const [told, keep] = useSaved("shinpan.draw", EMPTY);
  const [details, setDetails] = useState("");
  const set = (changed: Partial<Told>) => keep({ ...told, ...changed });
  const answer = useMemo(() => inspected(rules, told), [rules.book, rules.lang, told]);
  const isNone = answer.against.includes("not-used");
  const { counters, deposits } = told;
  const next = () =>
    keep({ ...EMPTY, counters: answer.after?.counters ?? 0, deposits: answer.after?.deposits ?? 0, rules: told.rules });
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  return (
    <Screen title={t("draw.title")} aside={clear} actions={<Result rules={rules} answer={answer} />}>
      <Kinds
        rules={rules}
        value={told.kind}
        onChange={(kind) => keep({ ...EMPTY, kind, counters, deposits, rules: told.rules })}
      />
      {!isNone && told.kind === "nine-terminals" && (
        <NineTerminals told={told} set={set} count={answer.terminals ?? 0} />
      )}
      {!isNone && <DrawnTable rules={rules} told={told} set={set} answer={answer} onDetails={setDetails} />}
      {!isNone && OBSTACLES[told.kind] && <Obstacles rules={rules} told={told} set={set} />}
      <Below
        rules={rules}
        answer={answer}
        onRule={(point, chosen) => set({ rules: { ...told.rules, [point]: chosen } })}
      />
      <section class="stack">
        <h2>{t("draw.before")}</h2>
        <Counter label={t("hand.honba")} value={counters} onChange={(next) => set({ counters: next })} />
        <Counter label={t("hand.sticks")} value={deposits} onChange={(next) => set({ deposits: next })} />
        {answer.after && (
          <button class="button" type="button" onClick={next}>
            {t("draw.next-hand")}
          </button>
        )}
      </section>
      <RulesBar rules={rules} />
      {details && <SeatDetails rules={rules} seat={details} told={told} set={set} onClose={() => setDetails("")} />}
    </Screen>
  );
});

/** The kinds of draw, those of this rulebook first. */
function Kinds({ rules, value, onChange }: { rules: Rules; value: string; onChange: (kind: string) => void }) {
  const { kinds } = rules.library.catalogue.draws;
  const stated = rules.book.content.rule_points["abortive-draws"];
  const isUsed = (kind: string) => kind === EXHAUSTIVE || [stated].flat().map(String).includes(kind);
  const listed = [...KINDS_OF_DRAW].sort((one, other) => Number(isUsed(other)) - Number(isUsed(one)));
  return (
    <div class="draw-kinds" role="radiogroup" aria-label={t("draw.kind")}>
      {listed.map((kind) => (
        <button
          key={kind}
          class="badge"
          type="button"
          role="radio"
          aria-checked={kind === value}
          onClick={() => onChange(kind)}
        >
          {kinds[kind]}
        </button>
      ))}
    </div>
  );
}

function inspected({ library, book }: Rules, told: Told) {
  const asked = question(told);
  return withChosen((chosen) => inspectDraw(library, book, asked, chosen), openOnes(book, told.rules));
}
