import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Field, say } from "../../../ui/index.js";
import { buzz } from "../../../ui/settings.js";
import { Reason } from "../../../domain/reasons/reason.jsx";
import "../../../domain/incident/escalations.js";

/** Why a ruling should be judged again, and what speaks for it. @param {{ruling: string, onClose: () => void}} props */
export function Escalate({ ruling, onClose }) {
  const [evidence, setEvidence] = useState("");
  const escalate = async (/** @type {string} */ reason) => {
    await store.send("escalation", ruling, { reason, ...(evidence.trim() && { evidence: evidence.trim() }) });
    buzz();
    say(t("esc.done.escalation"));
    onClose();
  };
  return (
    <Reason
      what="escalation"
      title={t("hall-escalate")}
      text={t("esc.escalate-text")}
      yes={t("hall-escalate")}
      onReason={escalate}
      onClose={onClose}
    >
      <Field
        long
        label={t("esc.evidence")}
        hint={t("esc.evidence-hint")}
        value={evidence}
        onInput={setEvidence}
        maxlength="4000"
      />
    </Reason>
  );
}
