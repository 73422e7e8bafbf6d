import { APART, OF_A_CALL, VOICES } from "../../../rules/calls/question.ts";
import { t } from "../../../ui/i18n.ts";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { setAnswer } from "./state.ts";
import type { TargetedEvent } from "preact";
import type { CallsProps } from "./seats.tsx";

const ASKED = Object.keys(OF_A_CALL).filter((fact) => fact !== "apart");

/** List the calls in the order heard, with the outcome and the known facts of each. */
export function CallList(props: CallsProps) {
  const { situation, answer } = props;
  return (
    <section class="stack">
      {situation.calls.length > 0 && (
        <>
          <h2>{t("calls.order")}</h2>
          <ol class="call-list">
            {answer.calls.map((one, at) => (
              <Row key={one.seat + one.kind} {...props} at={at} />
            ))}
          </ol>
        </>
      )}
      <Known {...props} of={situation} at={null} facts={["too_fast"]} />
    </section>
  );
}

function Row(props: CallsProps & { at: number }) {
  const { rules, situation, answer, keep, at } = props;
  const { seat, kind, has, why } = answer.calls[at];
  const { kinds, lost, answers } = rules.library.catalogue.calls;
  const call = situation.calls[at];
  const changed = (fact: string) => (event: TargetedEvent<HTMLSelectElement>) =>
    keep(setAnswer(situation, fact, at, event.currentTarget.value || null));
  const isChange = situation.calls.slice(0, at).some((one) => one.seat === seat);
  const came = APART.map((one) => [one, answers[one]]);
  const voices = VOICES.map((one) => [one, t(`calls.voice.${one}`)]);
  return (
    <li class={has ? "has" : ""}>
      <span class="call-made">
        <Wind wind={seat} />
        <span class="unseen">{t(`hall-wind.${seat}`)}</span> <strong>{kinds[kind]}</strong>{" "}
        <span class="soft">{why ? lost[why] : has ? t("calls.has") : ""}</span>
      </span>
      <span class="call-how">
        {at > 0 && !isChange && (
          <List
            label={t("calls.came")}
            value={call.apart ?? ""}
            options={[["", t("calls.came")], ...came]}
            onChange={changed("apart")}
          />
        )}
        <List label={t("calls.said")} value={call.voice ?? "clear"} options={voices} onChange={changed("voice")} />
      </span>
      <Known {...props} of={call} facts={isChange ? Object.keys(OF_A_CALL) : ASKED} />
    </li>
  );
}

/** List the answers given; a tap asks again. */
function Known({
  rules,
  situation,
  keep,
  of,
  at,
  facts,
}: CallsProps & { of: Record<string, unknown>; at: number | null; facts: string[] }) {
  const { asks, answers } = rules.library.catalogue.calls;
  const known = facts.filter((fact) => (of[fact] ?? null) !== null);
  return (
    known.length > 0 && (
      <span class="call-told">
        {known.map((fact) => {
          const known = of[fact];
          const answer = typeof known === "string" ? known : known ? "yes" : "no";
          return (
            <button
              key={fact}
              class="badge"
              type="button"
              title={t("calls.ask-again")}
              onClick={() => keep(setAnswer(situation, fact, at, null))}
            >
              {asks[fact]} <strong>{answers[answer]}</strong>
            </button>
          );
        })}
      </span>
    )
  );
}

interface ListProps {
  label: string;
  value: string;
  options: string[][];
  onChange: (event: TargetedEvent<HTMLSelectElement>) => void;
}

function List({ label, value, options, onChange }: ListProps) {
  return (
    <select aria-label={label} value={value} onChange={onChange}>
      {options.map(([one, text]) => (
        <option key={one} value={one} selected={one === value}>
          {text}
        </option>
      ))}
    </select>
  );
}
