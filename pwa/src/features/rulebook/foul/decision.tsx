import { t } from "../../../ui/i18n.ts";
import { Standing } from "../../../domain/rulebook/chooser.tsx";
import { Unchanged } from "../../../domain/incident/unchanged.tsx";
import { sourceLine, sourceLines } from "../../../domain/words/words.ts";
import type { Spoken } from "../../../domain/incident/decision.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Show the rulebook's decision, readable at arm's length; then what to say and do, and why. */
export function Decision({ rules, spoken }: { rules: Rules; spoken: Spoken }) {
  const open = spoken.status === "needs-facts";
  return (
    <>
      <section class={open ? "verdict open" : "verdict"} role="status">
        <small>{spoken.status_text}</small>
        <p class={open ? "line" : "line penalty"}>{open ? t("open.answer-first") : spoken.line}</p>
        {spoken.say && !open && <p class="say">{t("call.quoted", { text: spoken.say })}</p>}
      </section>
      {spoken.steps.length > 0 && (
        <section class="stack">
          <h2>{t(open ? "open.steps-first" : "call.steps")}</h2>
          <ol class="steps">
            {spoken.steps.map((step) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ol>
        </section>
      )}
      <Unchanged stays={spoken.stays} />
      {!open && <Why rules={rules} spoken={spoken} />}
    </>
  );
}

function Why({ rules, spoken }: { rules: Rules; spoken: Spoken }) {
  const { readings, examples = [], casual } = spoken;
  return (
    <section class="stack">
      <h2>{t("open.why")}</h2>
      {sourceLines(spoken).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Standing rules={rules} standing={spoken.rulebook.standing} />
      {casual && (
        <>
          <p>{sourceLine(casual.source)}</p>
          {casual.notes.map((note) => (
            <p key={note} class="note warn">
              {note}
            </p>
          ))}
        </>
      )}
      {readings.map((reading) => (
        <Reading key={reading.id} reading={reading} />
      ))}
      {examples.length > 0 && (
        <details class="fold">
          <summary>
            <h3>{t("call.examples")}</h3>
          </summary>
          <ul class="bullets">
            {examples.map((example) => (
              <li key={example.id}>{example.text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Show a reading: the question, the choice and its reason. */
export function Reading({ reading }: { reading: Omit<Spoken["readings"][number], "id"> }) {
  const others = Object.entries(reading.alternatives).filter(([id]) => id !== reading.chosen);
  return (
    <div class="card">
      <small class="soft">{t("open.reading")}</small>
      <strong>{reading.question}</strong>
      <p>{reading.alternatives[reading.chosen]}</p>
      <p class="soft">{reading.reason}</p>
      {others.map(([id, text]) => (
        <p key={id} class="soft">
          {t("open.or-else", { text })}
        </p>
      ))}
    </div>
  );
}
