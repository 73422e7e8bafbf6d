import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { Chip } from "./chip.tsx";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";
import { useReading } from "../rulebook/rulebooks.ts";
import { useStore } from "../../store/use-store.ts";

/** What is said most often, by what is done; of the penalty of a foul the catalogue knows more. */
const USUAL: Record<string, string[]> = {
  amendment: ["wrong-player", "wrong-foul", "facts-otherwise", "player-disagrees"],
  withdrawal: ["wrong-player", "did-not-happen", "issued-twice", "players-agree"],
  player: ["facts-otherwise", "did-not-happen", "not-all-heard", "rule-otherwise"],
  escalation: ["player-disagrees", "facts-disputed", "rule-unclear"],
  upheld: ["facts-stand", "rule-clear", "nothing-new"],
  confirmed: ["facts-stand", "rule-clear", "nothing-new"],
  overturned: ["did-not-happen", "facts-otherwise", "rule-otherwise", "in-doubt"],
  appeal: ["player-disagrees", "facts-disputed", "rule-unclear"],
  reopening: ["new-evidence", "facts-otherwise", "not-all-heard"],
  time: ["tapped-late", "seen-come", "wrong-player"],
  start: ["tapped-by-mistake", "not-begun", "wrong-table"],
  "player-time": ["table-confirms", "seen-come"],
  schedule: ["hall-not-ready", "round-before-late", "wrong-time"],
  "extra-time": ["tapped-by-mistake", "too-much"],
  exam: ["exam-twice", "exam-otherwise"],
  "exam-again": ["called-away", "phone-failed", "learned-since"],
  correction: ["misspelt", "wrong-number", "wrong-team", "as-on-list"],
  withdraw: ["left", "ill", "does-not-come"],
  return: ["plays-again", "tapped-by-mistake"],
  removal: ["entered-twice", "does-not-come", "tapped-by-mistake"],
  joining: ["entered-twice", "came-anew"],
  seats: ["sat-otherwise", "wrong-player", "as-on-list"],
  substitute: ["left", "ill", "does-not-come"],
  rules: ["wrong-rules", "announced-otherwise"],
  status: ["too-few-players", "interrupted", "entered-twice", "tapped-by-mistake"],
  "status-back": ["tapped-by-mistake", "wrong-table", "played-after-all"],
  result: ["wrong-table", "too-soon", "counted-wrongly"],
  "hand-end": ["tapped-by-mistake", "wrong-table", "facts-otherwise"],
  "let-play": ["pays-later", "paid-elsewhere", "fine-disputed"],
  waiver: ["not-their-fault", "first-time", "fine-disputed"],
  "ledger-decision": ["rule-otherwise", "facts-otherwise", "counted-wrongly", "conduct"],
  "decision-withdrawal": ["tapped-by-mistake", "wrong-player", "wrong-amount", "facts-otherwise"],
  payment: ["wrong-amount", "wrong-player", "wrong-method", "entered-twice"],
  refund: ["fine-overturned", "fine-waived", "paid-twice"],
  "refund-withdrawal": ["wrong-amount", "wrong-player", "wrong-method", "not-handed-back"],
  dismissal: ["wrong-time", "arbiter-was-there", "noted-twice"],
};

/** The words of chosen reasons, as the log keeps them. */
function inWords(chosen: string[], text: string = "") {
  const { names = {} } = store.snapshot.library?.catalogue.reasons ?? {};
  return [...chosen.map((id) => names[id] ?? t(`reason.${id}`)), text.trim()].filter(Boolean).join(" · ");
}

/** The same, once the names of reasons are there. */
export async function reasonWords(chosen: string[]) {
  await store.loadReading().catch(() => {});
  return inWords(chosen);
}

/** The reasons to choose from; null until they are known. @param what is done */
function useUsual(what: string = "", foul?: string): string[] | null {
  const { library } = useStore();
  useReading(Boolean(foul));
  const { reasons } = library?.catalogue ?? {};
  return foul ? (reasons?.of[foul] ?? null) : USUAL[what];
}

/**
 * Why something is done: a tap is enough, a text may go with it. `field` takes whether it is missing; without, it says that it is needed.
 * @param what is done: a key of what is usual
 * @param foul whose penalty is chosen
 * @param label of the text
 * @param missed what to say where it is missing
 */
export function useWhy(
  what?: string,
  foul?: string,
  label: string = t("hall-reason"),
  missed: string = t("hall-reason-missing"),
) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [text, setText] = useState("");
  const reason = inWords(chosen, text);
  const field = (missing?: boolean) => (
    <div class="stack">
      {(what || foul) && <Reasons what={what} foul={foul} chosen={chosen} onChosen={setChosen} />}
      <Field
        long
        label={label}
        value={text}
        onInput={setText}
        maxlength={3500}
        hint={missing === undefined ? missed : undefined}
        wrong={missing && !reason ? missed : undefined}
      />
    </div>
  );
  return { reason, field };
}

interface ReasonsProps {
  what?: string;
  foul?: string;
  chosen: string[];
  onChosen: (chosen: string[]) => void;
}

export function Reasons({ what, foul, chosen, onChosen }: ReasonsProps) {
  const usual = useUsual(what, foul);
  if (!usual) return null;
  const toggle = (id: string) => onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div class="switches" role="group" aria-label={t("reason.why")}>
      <small class="soft why" aria-hidden="true">
        {t("reason.why")}
      </small>
      {usual.map((id) => (
        <Chip key={id} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          {inWords([id])}
        </Chip>
      ))}
    </div>
  );
}
