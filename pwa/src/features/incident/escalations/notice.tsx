import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { usePlace } from "../../../ui/router.ts";
import { foulName, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { stepText } from "./events.tsx";
import { nextSteps } from "../../../domain/incident/escalations.ts";
import type { Escalation, Ruling, Snapshot } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

const KEY = "shinpan.escalations.";
const QUEUE = "#/escalations";

/** `what`: the step that was taken; without it, the reader must act. */
export interface Notice {
  id: string;
  seq: number;
  ruling: Ruling;
  what?: string;
}

/**
 * Show what others did about this official's rulings and escalations, and what this official must do, until it is seen.
 */
export function Notice() {
  const snapshot = useStore();
  const { tournament, state, official } = snapshot;
  return tournament && state && official && <Unseen key={state.id} snapshot={snapshot} />;
}

/**
 * Show the notices that were not seen yet. `seenUpTo`: the last entry of the journal that was seen, `since` or by
 * escalation. Entries before this phone joined count as seen.
 */
function Unseen({ snapshot }: { snapshot: Snapshot }) {
  const { state } = snapshot;
  const words = useWords();
  const { parts } = usePlace();
  const place = KEY + state.id;
  const [seenUpTo, setSeen] = useState<Record<string, number>>(() => saved(place) ?? { since: state.seq });
  useLayoutEffect(() => save(place, seenUpTo), [seenUpTo]);
  const found = Object.values(state.escalations)
    .flatMap((escalation) => noticeOf(snapshot, escalation) ?? [])
    .filter(({ id, seq }) => seq > (seenUpTo[id] ?? seenUpTo.since));
  const seen = () => setSeen({ ...seenUpTo, ...Object.fromEntries(found.map(({ id, seq }) => [id, seq])) });
  const here = found.find(({ id }) => parts[0] === "escalation" && id === parts[1]);
  useLayoutEffect(() => {
    if (here) setSeen({ ...seenUpTo, [here.id]: here.seq });
  }, [here?.seq]);
  if (here || found.length === 0 || parts[0] === "escalations") return null;
  const [only] = found;
  const [text, href] =
    found.length > 1 ? [t("esc.news.several", { count: found.length }), QUEUE] : inWords(words, only);
  return (
    <div class={`note info row ${found.some(({ what }) => what) ? "" : "in-needs"}`} role="status">
      <a class="reach body" href={href} onClick={seen}>
        {text}
      </a>
      <button class="button" type="button" onClick={seen}>
        {t("esc.news.seen")}
      </button>
    </div>
  );
}

/** Return the text of a notice, and its address. */
function inWords(words: Words, { id, what, ruling }: Notice) {
  const about = { foul: foulName(words, ruling.foul), name: ruling.offender.name };
  return [what ? t("esc.news.outcome", { what, ...about }) : t("esc.news.yours", about), `#/escalation/${id}`];
}

/** Return the notice of an escalation's last step, if somebody else took it and it concerns this official. */
function noticeOf(snapshot: Snapshot, escalation: Escalation): Notice | null {
  const { state, official } = snapshot;
  const { id, steps } = escalation;
  const ruling = state.rulings[id];
  const step = steps.at(-1);
  const last = step ?? escalation;
  if (!ruling || !official || last.official === official.id) return null;
  const found = { id, seq: last.seq ?? 0, ruling };
  if (nextSteps(snapshot, escalation, ruling) === "decide") return found;
  const mine = [ruling, escalation, ...steps].some((one) => one.official === official.id);
  return mine && step ? { ...found, what: stepText(step) } : null;
}
