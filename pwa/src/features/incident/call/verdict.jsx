import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { strongest } from "../../../rules/engine/consequences.js";
import { t } from "../../../ui/i18n.js";
import { shared } from "../../../domain/incident/others.js";
import { DONE, chime } from "../../../ui/chime.js";
import { Disclosure, Icon } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { buzz } from "../../../ui/settings.js";
import { lookOf, sourceLines, useWords } from "../../../domain/words/words.js";
import { nthTime } from "./offender.jsx";

const LONG = 18;
const Aloud = later(() => import("../ruling/aloud.jsx"), "Aloud");

/**
 * The penalty in a band of its colour, to be read at arm's length, and the sentence to say: a tap shows it large.
 * @param {{call: import("./decision.jsx").Answers}} props
 */
export function Verdict({ call }) {
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

/** In which colours the ruling stands. @param {any} decision @param {any} checked what the referee chose */
function bandOf({ status, penalties }, checked) {
  const kind = strongest(checked?.penalties ?? penalties);
  return kind === "none" && !checked && status !== "decided" ? "waits" : lookOf(kind);
}

/**
 * Another ruling than the one that stood there is seen, felt and heard.
 * @param {string} ruling all of it @param {string} text of it, to be heard
 */
function useChange(ruling, text) {
  const band = useRef(/** @type {HTMLElement|null} */ (null));
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

/** What counts for a repeat. @param {{call: import("./decision.jsx").Answers}} props */
function Repeat({ call: { foul, facts, log, spoken } }) {
  const before = log.earlier.counts[foul] ?? 0;
  const nth = facts.offence_number ?? before + 1;
  if (!("offence_number" in facts) && before === 0) return null;
  const scope = "offence_number" in facts ? spoken.scope_text : null;
  return (
    <p>
      <span class="badge">{[nthTime(nth), scope].filter(Boolean).join(" · ")}</span>
    </p>
  );
}

const LATER = ["deferred", "not-covered"];

/**
 * What is read at arm's length: of what is judged later, or by somebody else, just that, after what holds at once.
 * @param {import("../../../rules/words/wording.js").Words} words @param {any} spoken @returns {string}
 */
export function headline(words, spoken) {
  if (!LATER.includes(spoken.status)) return spoken.line;
  const atOnce = strongest(spoken.penalties) === "none" ? [] : [words.line({ ...spoken, effects: [] })];
  return words.joined([...atOnce, spoken.status_text]);
}

/**
 * What is to be done, each to be ticked. `first`: that before any ruling, folded away.
 * @param {{steps: {id: string, text: string}[], first?: boolean, done: string[], onDone: (done: string[]) => void}} props
 */
export function Steps({ steps, first = false, done, onDone }) {
  if (steps.length === 0) return null;
  const tick = (/** @type {string} */ id) =>
    onDone(done.includes(id) ? done.filter((one) => one !== id) : [...done, id]);
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
