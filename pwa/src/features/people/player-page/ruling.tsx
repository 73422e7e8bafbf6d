import { useState } from "preact/hooks";
import { Unreachable, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Field } from "../../../ui/index.ts";
import { useWhy } from "../../../domain/reasons/why.tsx";
import { handName, sourceLine, lookOf } from "../../../domain/words/words.ts";
import type { Own, OwnRuling } from "../../../store/index.ts";
import type { Escalation } from "#api";

interface RulingProps {
  own: Own;
  ruling: OwnRuling;
  when: string;
  refresh: () => void;
}

/** Show a ruling on the player: foul, penalty, place, source, and its escalation. */
export function Ruling({ own, ruling, when, refresh }: RulingProps) {
  const { foul, line, penalties, status, table, hand, team, source, escalation } = ruling;
  const place = [t("hall-table", { label: table }), handName(hand), when].filter(Boolean).join(" · ");
  return (
    <article class="card stack">
      <h3>{foul.name}</h3>
      <p class={`badge ${lookOf(penalties[0]?.kind ?? "none")}`}>{line}</p>
      <p>
        {place}
        {team ? ` · ${t("own.team")}` : ""}
      </p>
      {source && <p class="soft">{sourceLine(source)}</p>}
      {status in ENDED && <p class="note info">{t(ENDED[status])}</p>}
      {escalation && <Steps escalation={escalation} />}
      <Escalate own={own} ruling={ruling} refresh={refresh} />
    </article>
  );
}

const ENDED: Record<string, string> = { withdrawn: "own.withdrawn", amended: "own.amended", deferred: "own.deferred" };

/** Show the escalation of a ruling and its decisions. */
function Steps({ escalation }: { escalation: Escalation }) {
  const { status, level, reason, steps } = escalation;
  const stands = status === "open" ? t(`own.open.${level}`) : t(`own.${status}`);
  return (
    <div class="stack">
      <p class="note info">{stands}</p>
      <ol class="plain">
        <li>
          <b>{t("own.step.opened")}</b> {reason}
        </li>
        {steps.map((step) => (
          <li key={step.id}>
            <b>{t(step.outcome ? `own.step.${step.outcome}` : `own.step.${step.what}`)}</b> {step.reason}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Offer to escalate the ruling to the next official, if there is one. */
function Escalate({ own, ruling, refresh }: { own: Own; ruling: OwnRuling; refresh: () => void }) {
  const [open, setOpen] = useState(false);
  const { reason, field } = useWhy("player", undefined, t("own.reason"), t("own.reason-wrong"));
  const [missing, setMissing] = useState(false);
  const [evidence, setEvidence] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const further = ruling.escalation?.status === "decided";
  if (!further && (ruling.escalation || !["issued", "closed"].includes(ruling.status))) return null;
  const title = t(further ? "own.take-on" : "own.escalate");
  if (!open)
    return (
      <button class="button" type="button" onClick={() => setOpen(true)}>
        {title}
      </button>
    );
  const send = async (event: Event) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) return;
    setBusy(true);
    setWrong("");
    const body = { reason, ...(evidence.trim() && { evidence: evidence.trim() }) };
    try {
      await (await store.playerPage()).escalate(own, ruling, body);
      setOpen(false);
      refresh();
    } catch (error) {
      setWrong(t(error instanceof Unreachable ? "own.not-sent" : "own.refused"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={send} aria-label={title}>
      {field(missing)}
      {wrong && (
        <p class="note bad" role="alert">
          {wrong}
        </p>
      )}
      {!further && (
        <Field
          label={t("own.evidence")}
          hint={t("own.evidence-hint")}
          value={evidence}
          onInput={setEvidence}
          long
          maxlength="4000"
        />
      )}
      <button class="button main" disabled={busy}>
        {title}
      </button>
      <button class="button" type="button" onClick={() => setOpen(false)}>
        {t("cancel")}
      </button>
    </form>
  );
}
