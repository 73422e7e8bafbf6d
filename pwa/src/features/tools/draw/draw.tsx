import { useMemo, useState } from "preact/hooks";
import { KINDS_OF_DRAW } from "../../../rules/draws/question.ts";
import { inspectDraw } from "../../../rules/draws/inspect.ts";
import { t } from "../../../ui/i18n.ts";
import { useSaved } from "../../../ui/local-storage.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { openPoints, withChosen } from "../hand/rule-points.tsx";
import { Counter } from "../hand/counter.tsx";
import { Below, Result } from "./answer.tsx";
import { NineTerminals, Obstacles } from "./abortive.tsx";
import { SeatDetails } from "./details.tsx";
import { DrawnTable } from "./drawn-table.tsx";
import { EMPTY, EXHAUSTIVE, OBSTACLES, question } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { DrawState } from "./state.ts";

/** Decide how a hand without a winner ends: `#/draw`. */
export default withRules(({ rules }) => {
  const [draw, keep] = useSaved("shinpan.draw", EMPTY);
  const [details, setDetails] = useState("");
  const set = (changed: Partial<DrawState>) => keep({ ...draw, ...changed });
  const answer = useMemo(() => inspect(rules, draw), [rules.book, rules.lang, draw]);
  const isNone = answer.against.includes("not-used");
  const { counters, deposits } = draw;
  const next = () =>
    keep({ ...EMPTY, counters: answer.after?.counters ?? 0, deposits: answer.after?.deposits ?? 0, rules: draw.rules });
  const clear = (
    <button class="button quiet" type="button" onClick={() => keep(EMPTY)}>
      {t("hand.clear")}
    </button>
  );
  return (
    <Screen title={t("draw.title")} aside={clear} actions={<Result rules={rules} answer={answer} />}>
      <Kinds
        rules={rules}
        value={draw.kind}
        onChange={(kind) => keep({ ...EMPTY, kind, counters, deposits, rules: draw.rules })}
      />
      {!isNone && draw.kind === "nine-terminals" && (
        <NineTerminals draw={draw} set={set} count={answer.terminals ?? 0} />
      )}
      {!isNone && <DrawnTable rules={rules} draw={draw} set={set} answer={answer} onDetails={setDetails} />}
      {!isNone && OBSTACLES[draw.kind] && <Obstacles rules={rules} draw={draw} set={set} />}
      <Below
        rules={rules}
        answer={answer}
        onRule={(point, chosen) => set({ rules: { ...draw.rules, [point]: chosen } })}
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
      {details && <SeatDetails rules={rules} seat={details} draw={draw} set={set} onClose={() => setDetails("")} />}
    </Screen>
  );
});

/** Ask for the kind of draw, those of this rulebook first. */
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

function inspect({ library, book }: Rules, draw: DrawState) {
  const request = question(draw);
  return withChosen((chosen) => inspectDraw(library, book, request, chosen), openPoints(book, draw.rules));
}
