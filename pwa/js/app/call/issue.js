import { useState } from "../../../vendor/hooks.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { DONE, chime } from "../parts/chime.js";
import { buzz } from "../settings.js";
import { useHall } from "../state.js";
import { leavesOpen } from "../shared/decided.js";
import { useDoing } from "../shared/doing.js";
import { Reason } from "../shared/reason.js";
import { mayRule } from "../shared/roles.js";
import { issue } from "./issuing.js";
import { kept } from "./kept.js";
import { Otherwise } from "./otherwise.js";

/** The last tap: issue what is prescribed, or something else with a reason. @param {{about: any, call: any}} props */
export function Issue({ about, call }) {
  const { official } = useHall();
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(/** @type {any} */ (null));
  const { does, tell, wrong } = useDoing();
  const open = leavesOpen(call.decision);
  const word = t(about.amends ? "hall-amend" : "call.issue");
  if (!mayRule(official)) return html`<p class="note warn">${t("call.may-not")}</p>`;
  const send = async (/** @type {any} */ given) => {
    await issue(about, call, given);
    buzz();
    chime(DONE);
  };
  const amending = about.from?.amends?.reason ?? "";
  const given = async (/** @type {any} */ chosen) => {
    setChoosing(false);
    const why = amending || chosen.reason;
    const same = about.amends && (await areas.referee()).nothingNew(about, call, chosen.checked, kept().note.trim());
    if (same) tell(same);
    else if (about.amends && !why) setPending(chosen);
    else await send({ ...chosen, amending: why });
  };
  return html`${wrong} ${!open && html`<button class="button main call-issue" type="button" onClick=${() => does(() => given({ checked: null, reason: "" }))}>${word}</button>`}
    <button
      class=${`button ${open ? "main call-issue" : "call-otherwise"}`}
      type="button"
      onClick=${() => setChoosing(true)}
    >
      ${t(open ? "call.choose" : "call.outside")}
    </button>
    ${choosing && html`<${Otherwise} about=${about} call=${call} yes=${word} onIssue=${(/** @type {any} */ chosen) => does(() => given(chosen))} onClose=${() => setChoosing(false)} />`}
    ${
      pending &&
      html`<${Reason}
        title=${t("call.amend")}
        yes=${word}
        onClose=${() => setPending(null)}
        onReason=${(/** @type {string} */ reason) => send({ ...pending, amending: reason })}
      />`
    }`;
}
