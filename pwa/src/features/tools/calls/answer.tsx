import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { RulePoints } from "../hand/rule-points.tsx";
import { Disclosure } from "../../../ui/index.ts";
import { Readings } from "../../../domain/rulebook/readings.tsx";
import { setAnswer } from "./state.ts";
import { asQuery } from "../../../ui/router.ts";
import type { RuleAnswer } from "../../../rules/books/content.ts";
import type { Inspection, CallsProps } from "./seats.tsx";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** Show who gets the tile and why, or the next question; always in sight. */
export function Result(props: CallsProps) {
  const { rules, answer } = props;
  if (answer.asks) return <Question {...props} asks={answer.asks} />;
  const { ends, why, open } = rules.library.catalogue.calls;
  const isOpen = answer.ends === "referee";
  const looks = isOpen ? "warning" : "none";
  return (
    <div class={`draw-result called-result ${looks}`} role="status">
      {answer.has.map((seat) => (
        <span key={seat} class="called-wind">
          <Wind wind={seat} />
          <span class="unseen">{t(`hall-wind.${seat}`)} </span>
        </span>
      ))}
      <span>
        <strong>{ends[answer.ends]}</strong>{" "}
        {answer.why && <span class="draw-next">{(isOpen ? open : why)[answer.why]}</span>}
      </span>
    </div>
  );
}

/** Show what to do at the table, the fouls in the situation, and the sources. */
export function Below({
  rules,
  answer,
  onRule,
}: {
  rules: Rules;
  answer: Inspection;
  onRule: (point: string, chosen: RuleAnswer) => void;
}) {
  const { table, dora } = rules.library.catalogue.calls;
  const to_do = [...answer.table.map((one) => table[one]), ...(answer.dora ? [dora[answer.dora]] : [])];
  const sources = answer.sources.map((one) => `${rules.words.source(one).title}, ${one.section}`);
  return (
    <div class="hand-answer">
      {to_do.length > 0 && (
        <ul class="bullets">
          {to_do.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {answer.fouls.map(({ seat, foul, facts }) => (
        <a key={seat + foul} class="button" href={`#/foul/${foul}?${asQuery(facts)}`}>
          {t(`hall-wind.${seat}`)}: {t("hand.rule-on", { foul: rules.words.name("fouls", foul) })}
        </a>
      ))}
      {sources.length > 0 && (
        <p class="soft">
          <small>{sources.join(" · ")}</small>
        </p>
      )}
      {answer.readings.length > 0 && (
        <Disclosure title={t("call.readings", { count: answer.readings.length })}>
          {() => <Readings readings={answer.readings} />}
        </Disclosure>
      )}
      <RulePoints rules={rules} answer={answer} onChoose={onRule} />
    </div>
  );
}

/** Ask for a missing fact, and show the outcome of each answer. */
function Question({
  rules,
  situation,
  answer,
  keep,
  asks: { fact, at, answers },
}: CallsProps & { asks: NonNullable<Inspection["asks"]> }) {
  const { asks, answers: names, ends } = rules.library.catalogue.calls;
  const name = (one: string | boolean) => names[typeof one === "string" ? one : one ? "yes" : "no"];
  return (
    <div class="draw-result called-question waits" role="group" aria-label={asks[fact]}>
      <p>
        <strong>
          {at === null ? (
            ""
          ) : (
            <>
              <Wind wind={answer.calls[at].seat} />{" "}
            </>
          )}
          {asks[fact]}
        </strong>
      </p>
      <div class="called-answers">
        {answers.map((one) => (
          <button
            key={one.answer}
            class="button"
            type="button"
            onClick={() => keep(setAnswer(situation, fact, at, one.answer))}
          >
            <span>{name(one.answer)}</span>{" "}
            <small>
              {one.has.map((seat) => (
                <Wind key={seat} wind={seat} />
              ))}{" "}
              {ends[one.ends]}
            </small>
          </button>
        ))}
      </div>
    </div>
  );
}
