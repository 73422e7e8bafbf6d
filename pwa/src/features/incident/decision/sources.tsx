import { OtherRulebooks } from "../call/comparison.tsx";
import { t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { Readings } from "../../../domain/rulebook/readings.tsx";
import { Trace } from "../../../domain/rulebook/trace.tsx";
import { sourceLines } from "../../../domain/words/words.ts";
import type { Answers } from "../call/decision.tsx";

/** Explain the decision: readings, examples, the rows that were evaluated, and the decisions of other rulebooks. */
export function Sources({ call }: { call: Answers }) {
  const { readings, rulebook, examples = [], trace } = call.spoken;
  const name = [rulebook.name, ...(rulebook.option_names ?? [])].join(" + ");
  return (
    <>
      {rulebook.standing !== "official" && <p class="note warn">{rulebook.standing_text}</p>}
      {readings.length > 0 && (
        <Disclosure title={t("call.readings", { count: readings.length })}>
          {() => <Readings readings={readings} />}
        </Disclosure>
      )}
      {examples.length > 0 && (
        <Disclosure title={t("call.examples")}>
          {() => (
            <ul class="bullets">
              {examples.map((one) => (
                <li key={one.id}>{one.text}</li>
              ))}
            </ul>
          )}
        </Disclosure>
      )}
      <Disclosure title={t("call.trace")}>
        {() => (
          <div class="stack">
            <p class="soft">{[name, ...sourceLines(call.spoken)].join(" · ")}</p>
            {trace.length > 0 && <Trace call={call} />}
          </div>
        )}
      </Disclosure>
      <Disclosure title={t("call.books")}>{() => <OtherRulebooks call={call} />}</Disclosure>
    </>
  );
}
