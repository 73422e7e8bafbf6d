import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Field, say } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { Reason } from "../../../domain/reasons/reason.tsx";
import "../../../domain/incident/escalations.ts";

/** Ask why a ruling should be reviewed, and for the evidence. */
export function Escalate({ ruling, onClose }: { ruling: string; onClose: () => void }) {
  const [evidence, setEvidence] = useState("");
  const escalate = async (reason: string) => {
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
        maxlength={4000}
      />
    </Reason>
  );
}
