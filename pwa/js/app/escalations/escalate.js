import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field, say } from "../parts/index.js";
import { buzz } from "../settings.js";
import { Reason } from "../shared/reason.js";
import "./state.js";

/** Why a ruling should be judged again, and what speaks for it. @param {{ruling: string, onClose: () => void}} props */
export function Escalate({ ruling, onClose }) {
  const [evidence, setEvidence] = useState("");
  const escalate = async (/** @type {string} */ reason) => {
    await store.send("escalation", ruling, { reason, ...(evidence.trim() && { evidence: evidence.trim() }) });
    buzz();
    say(t("esc.done.escalation"));
    onClose();
  };
  return html`<${Reason} what="escalation" title=${t("hall-escalate")} text=${t("esc.escalate-text")} yes=${t("hall-escalate")}
    onReason=${escalate} onClose=${onClose}>
    <${Field} long label=${t("esc.evidence")} hint=${t("esc.evidence-hint")} value=${evidence} onInput=${setEvidence} maxlength="4000" />
  <//>`;
}
