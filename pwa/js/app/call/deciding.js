import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { isDead } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { useHall } from "../state.js";
import { Screen } from "../parts/index.js";
import { later } from "../parts/later.js";
import { useWords } from "../shared/words.js";
import { answersOf } from "./answers.js";
import { Around } from "./around.js";
import { ours } from "./claim.js";
import { Extras } from "./extras.js";
import { Facts, Next, asking } from "./facts.js";
import { Grounds } from "./grounds.js";
import { Issue } from "./issue.js";
import { change, kept } from "./kept.js";
import { Steps } from "./steps.js";
import { Verdict } from "./verdict.js";
import { Who } from "./who.js";

const Warned = later(areas.referee, "Warned");
const Already = later(areas.referee, "Already");

/** From the foul to the decision: one question at a time, then the penalty. @param {{about: any, foul: string, query: URLSearchParams, up: string}} props */
export function Deciding({ about, foul, query, up }) {
  const snapshot = useHall();
  const words = useWords();
  const call = answersOf(about, foul, query, snapshot);
  const { decision, spoken } = call;
  const question = asking(spoken, query.get("ask"));
  useOpened(question?.fact ?? JSON.stringify(call.facts));
  const dead =
    !question &&
    decision.penalties.some((/** @type {any} */ { kind }) => kind === "dead-hand") &&
    isDead(snapshot.state, about);
  const actions =
    !question &&
    ours() &&
    html`<${Issue}
      about=${about}
      call=${call}
    />`;
  return html`<${Screen}
    title=${words.name("fouls", foul)}
    up=${up}
    actions=${actions}
  >
    <${Who} about=${about} earlier=${call.log.earlier} />
    ${(snapshot.official?.player_id ?? snapshot.official?.conflicts) && html`<${Warned} call=${about} />`}
    ${dead && html`<${Already} declared=${dead} />`}
    ${question ? html`<${Next} call=${call} question=${question} />` : html`<${Verdict} call=${call} />`}
    <${Facts} call=${call} />
    <${Steps}
      steps=${spoken.steps}
      first=${Boolean(question)}
      done=${kept().done}
      onDone=${(/** @type {string[]} */ done) => change({ done })}
    />
    <${Around} call=${call} />
    ${
      !question &&
      html`<${Extras} kept=${kept()} noted=${!about.decides} />
        <${Grounds} call=${call} />`
    }
  <//>`;
}

/** What opened is seen from its top, and focus follows; but for the first time, when the screen's title has it. @param {string} key */
function useOpened(key) {
  const shown = useRef(key);
  useLayoutEffect(() => {
    const first = shown.current === key;
    shown.current = key;
    queueMicrotask(() => {
      if (!first) document.getElementById("opened")?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    });
  }, [key]);
}
