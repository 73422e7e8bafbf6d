import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { DONE, chime } from "../../../ui/chime.ts";
import { lazy, whole } from "../../../ui/lazy.tsx";
import { here } from "../../../ui/router.ts";
import { ruledMeanwhile } from "../ruling/same-call.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { inWords, leavesOpen } from "../../../domain/incident/decision.ts";
import { mayRule, playsHere } from "../../../domain/people/roles.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { currentDraft } from "./draft.ts";
import { callBody } from "../../../domain/incident/sent-call.ts";
import { headline } from "./verdict.tsx";
import type { About } from "./offender.tsx";
import type { Answers } from "./decision.tsx";
import type { Checked } from "../../../domain/incident/decision.ts";
import type { Chosen } from "./override.tsx";
import type { Other } from "../../../domain/incident/others.ts";
import type { Snapshot } from "../../../store/index.ts";

const Override = lazy(() => import("./override.tsx"), "Override");
const Reason = lazy(() => import("../../../domain/reasons/reason.tsx"), "Reason");
const ProbablySame = lazy(() => import("../ruling/probably-same.tsx"), "ProbablySame");

/** Return the texts of the reasons that were tapped. */
async function reasonsTapped() {
  const tapped = here().query.get("why");
  return tapped ? (await whole(import("../../../domain/reasons/why.tsx"))).reasonWords(tapped.split(",")) : "";
}

/** Return whether this official may issue a ruling here. */
export function mayIssue(snapshot: Snapshot, { hanchan, offender }: About) {
  return mayRule(snapshot.official) && offender !== null && !playsHere(snapshot, { hanchan, offender });
}

interface IssueProps {
  about: About;
  call: Answers;
  choosing: boolean;
  onChoosing: (yes: boolean) => void;
}

/** Show the button that issues the prescribed or chosen penalty; or another one, with a reason. */
export function Issue({ about, call, choosing, onChoosing }: IssueProps) {
  const snapshot = useStore();
  const words = useWords();
  const [pending, setPending] = useState<Chosen | null>(null);
  const { run, setError, error } = useCommand();
  const { checked } = call;
  const { offender } = about;
  const open = leavesOpen(call.decision) && !checked;
  const twin = ruledMeanwhile(snapshot.state, about, call.foul, snapshot.official, currentDraft().ruling);
  const word = t(about.amends ? "hall-amend" : "call.issue");
  if (!offender) return null;
  if (!mayRule(snapshot.official)) return <p class="note warn">{t("call.may-not")}</p>;
  if (playsHere(snapshot, { ...about, offender })) return <p class="note warn">{t("call.own-table")}</p>;
  const send = async (choice: Chosen & { amending: string }) => {
    await issue(about, call, choice);
    buzz();
    chime(DONE);
  };
  const issueChosen = async (chosen: Chosen, defaultReason = chosen.reason) => {
    onChoosing(false);
    const why = about.from?.amends?.reason || (about.amends && (await reasonsTapped())) || defaultReason;
    const same =
      about.amends &&
      (await whole(import("./amendment.tsx"))).nothingNew(about, call, chosen.checked, currentDraft().note.trim());
    if (same) setError(same);
    else if (about.amends && !why) setPending(chosen);
    else await send({ ...chosen, amending: why });
  };
  const prescribed = async () => {
    const reason = checked ? (await reasonsTapped()) || t("reason.in-range") : "";
    await issueChosen({ checked, reason }, "");
  };
  const offenderText = call.others.length ? t("call.players", { count: 1 + call.others.length }) : offender.name;
  const colon = words.phrase("labelled", { label: "", text: "" });
  const what = (
    <span class="what">
      {colon}
      <span class="together">{headline(words, call.spoken)} ·</span> <span class="together who">{offenderText}</span>
    </span>
  );
  return (
    <>
      {error}
      {twin && <ProbablySame ruling={twin} anyway />}
      <button
        class="button main call-issue"
        type="button"
        onClick={open ? () => onChoosing(true) : () => run(prescribed)}
      >
        <span>
          {open ? (
            t("call.choose")
          ) : (
            <>
              {word}
              {what}
            </>
          )}
        </span>
      </button>
      {choosing && (
        <Override
          about={about}
          call={call}
          yes={word}
          onIssue={(chosen: Chosen) => run(() => issueChosen(chosen))}
          onClose={() => onChoosing(false)}
        />
      )}
      {pending && (
        <Reason
          what="amendment"
          title={t("call.amend")}
          yes={word}
          onClose={() => setPending(null)}
          onReason={(reason: string) => send({ ...pending, amending: reason })}
        />
      )}
    </>
  );
}

/**
 * Put the ruling and its photos into the outbox, where it can be undone for ten seconds. Each of several offenders gets
 * a ruling; all belong to one incident, whose id is that of the first ruling.
 * @returns the ruling's id
 */
export async function issue(
  about: About,
  call: Answers,
  { checked, reason, amending }: Chosen & { amending: string },
): Promise<string> {
  const { ruling, note, photos } = currentDraft();
  const asCalled = ({ foul, own: facts, context }: Answers | Other) => ({
    ...{ foul, facts, context },
    ...(note.trim() && !about.decides && { note: note.trim() }),
    ...(checked && { issued: { penalties: checked.penalties, reason } }),
  });
  const incident = call.others.length > 0 ? ruling : about.from?.incident;
  const asSent = (subject: About, answers: Answers | Other) => {
    const { amends: _, ...place } = callBody(subject, null);
    const { offender } = place;
    if (!offender) throw new Error("A ruling is on somebody.");
    return {
      ...{ ...place, offender, ...asCalled(answers), shown: screenText(answers, checked) },
      ...(incident && { incident }),
    };
  };
  const amends = about.amends && { amends: { ruling: about.amends, reason: amending } };
  const held = { hold: true, photos };
  const { id } = about.decides
    ? await store.send(
        "decision",
        about.decides,
        { outcome: "amended", reason: amending, call: asCalled(call) },
        { ...held, id: ruling, expected: call.decision },
      )
    : await store.send(
        "ruling",
        ruling,
        { ...asSent(about, call), ...amends },
        { ...held, replaces: about.again, beside: call.others.map((one) => asSent(one.about, one)) },
      );
  const meanwhile = currentDraft().photos.filter((one) => !photos.includes(one));
  for (const one of meanwhile) store.attachPhoto(id, one);
  return id;
}

/** Return the text on the screen, as it is logged. */
function screenText({ decision, spoken }: Answers | Other, checked: Checked | null) {
  const { library, book } = store.snapshot;
  const issued = library && book ? inWords(library, book, decision, spoken, checked) : spoken;
  const { line, say: aloud, steps, stays } = issued;
  return [line, aloud, ...[...steps, ...stays].map(({ text }) => text)].filter(Boolean).join("\n");
}
