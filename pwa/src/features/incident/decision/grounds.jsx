import { OtherRulebooks } from "../call/comparison.jsx";
import { t } from "../../../ui/i18n.js";
import { Disclosure } from "../../../ui/index.js";
import { Readings } from "../../../domain/rulebook/readings.jsx";
import { Trace } from "../../../domain/rulebook/trace.jsx";
import { sourceLines } from "../../../domain/words/words.js";

/** Why the book says so: readings, examples, the rows that were looked at; and what others say. @param {{call: import("../call/decision.jsx").Answers}} props */
export function Grounds({ call }) {
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
              {examples.map((/** @type {any} */ one) => (
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
