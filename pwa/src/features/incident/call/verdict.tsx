import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { strongest } from "../../../rules/engine/consequences.ts";
import { t } from "../../../ui/i18n.ts";
import { shared } from "../../../domain/incident/others.ts";
import { DONE, chime } from "../../../ui/chime.ts";
import { Disclosure, Icon } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { buzz } from "../../../ui/settings.ts";
import { lookOf, sourceLines, useWords } from "../../../domain/words/words.ts";
import { nthTime } from "./offender.tsx";
import type { Answers } from "./decision.tsx";
import type { Checked, inWords, Spoken } from "../../../domain/incident/decision.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { Words } from "../../../rules/words/wording.ts";

const LONG = 18;
const Aloud = lazy(() => import("../ruling/aloud.tsx"), "Aloud");

/** Show the penalty in a coloured band to be read at arm's length, and the sentence to say; a tap enlarges it. */
export function Verdict({ call }: { call: Answers }) {
  const words = useWords();
  const [aloud, setAloud] = useState(false);
  const { spoken, decision, checked } = call;
  const line = headline(words, spoken);
  const differing = call.others.filter((one) => headline(words, one.spoken) !== line);
  const sentence = spoken.say && spoken.say !== line ? t("call.quoted", { text: spoken.say }) : "";
  const { band, changed } = useChange(JSON.stringify([line, spoken.say, shared(call, "steps")]), spoken.say || line);
  return (
    <>
      <section class={`call-verdict ${bandOf(decision, checked)}`} aria-labelledby="opened" ref={band}>
        <Repeat call={call} />
        <h2 class={`call-line penalty ${line.length > LONG ? "long" : ""}`} id="opened" tabindex={-1}>
          {line}
        </h2>
        {line !== spoken.line && <p class="say">{spoken.line}</p>}
        {differing.map(({ about, spoken: own }) => (
          <p key={about.seat}>
            <strong class="who">{about.offender?.name}</strong> ·{" "}
            <strong class="penalty">{headline(words, own)}</strong>
          </p>
        ))}
        {spoken.say && (
          <button class="call-say say" type="button" onClick={() => setAloud(true)}>
            <span>{sentence}</span> <Icon name="sound" />
            <span class={sentence && "unseen"}>{t("call.aloud")}</span>
          </button>
        )}
        <p class="source">{sourceLines(call.spoken).join(" · ")}</p>
        <p class="unseen" role="status">
          {changed}
        </p>
      </section>
      {aloud && <Aloud text={spoken.say} onClose={() => setAloud(false)} />}
    </>
  );
}

/** Return the colour of the ruling's band. @param checked the penalties that the referee chose */
function bandOf({ status, penalties }: Decision, checked: Checked | null) {
  const kind = strongest(checked?.penalties ?? penalties);
  return kind === "none" && !checked && status !== "decided" ? "waits" : lookOf(kind);
}

/**
 * Signal a changed ruling by animation, vibration, sound and a message for screen readers.
 * @param ruling identifies the whole ruling
 * @param text the message
 */
function useChange(ruling: string, text: string) {
  const band = useRef<HTMLElement>(null);
  const last = useRef(ruling);
  const [changed, setChanged] = useState("");
  useLayoutEffect(() => {
    if (last.current === ruling) return;
    last.current = ruling;
    setChanged(t("decide.now", { text }));
    buzz();
    chime(DONE);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) band.current?.animate({ opacity: [0.4, 1] }, 200);
  }, [ruling]);
  return { band, changed };
}

/** Show which offence this is, where repeats count. */
function Repeat({ call: { foul, facts, log, spoken } }: { call: Answers }) {
  const before = log.earlier.counts[foul] ?? 0;
  const nth = Number(facts.offence_number ?? before + 1);
  if (!("offence_number" in facts) && before === 0) return null;
  const scope = "offence_number" in facts ? spoken.scope_text : null;
  return (
    <p>
      <span class="badge">{[nthTime(nth), scope].filter(Boolean).join(" · ")}</span>
    </p>
  );
}

const LATER = ["deferred", "not-covered"];

/** A decision in words, or what was issued in its place. */
export type Headlined = Spoken | ReturnType<typeof inWords>;

/**
 * Return the line to be read at arm's length. Of a ruling that is deferred or not covered: the penalties that apply at
 * once, then its status.
 */
export function headline(words: Words, spoken: Headlined): string {
  if (!("status" in spoken) || !LATER.includes(spoken.status)) return spoken.line;
  const atOnce = strongest(spoken.penalties) === "none" ? [] : [words.line({ ...spoken, effects: [] })];
  return words.joined([...atOnce, spoken.status_text]);
}

interface StepsProps {
  steps: { id: string; text: string }[];
  first?: boolean;
  done: string[];
  onDone: (done: string[]) => void;
}

/** Show the steps to carry out, each with a tick box. `first`: the steps before any ruling, folded. */
export function Steps({ steps, first = false, done, onDone }: StepsProps) {
  if (steps.length === 0) return null;
  const tick = (id: string) => onDone(done.includes(id) ? done.filter((one) => one !== id) : [...done, id]);
  const list = () => (
    <ul class="call-steps">
      {steps.map(({ id, text }) => (
        <li key={id}>
          <label>
            <input type="checkbox" checked={done.includes(id)} onChange={() => tick(id)} />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
  if (first) return <Disclosure title={t("call.first")}>{list}</Disclosure>;
  const ticked = steps.filter(({ id }) => done.includes(id)).length;
  return (
    <section class="stack">
      <h2>
        {t("call.steps")}{" "}
        <span class="badge">
          {ticked}/{steps.length}
        </span>
      </h2>
      {list()}
    </section>
  );
}
