import { useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { DONE, chime } from "../../../ui/chime.js";
import { later, whole } from "../../../ui/later.jsx";
import { here } from "../../../ui/router.js";
import { ruledMeanwhile } from "../ruling/same-call.js";
import { buzz } from "../../../ui/settings.js";
import { useCommand } from "../../../domain/requests/command.jsx";
import { inWords, leavesOpen } from "../../../domain/incident/decision.js";
import { mayRule, playsHere } from "../../../domain/people/roles.js";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { currentDraft } from "./draft.js";
import { asked } from "../../../domain/incident/sent-call.js";
import { headline } from "./verdict.jsx";

const Otherwise = later(() => import("./override.jsx"), "Otherwise");
const Reason = later(() => import("../../../domain/reasons/reason.jsx"), "Reason");
const ProbablySame = later(() => import("../ruling/probably-same.jsx"), "ProbablySame");

/** The words of the reasons that were tapped. */
async function reasonsTapped() {
  const tapped = here().query.get("why");
  return tapped ? (await whole(import("../../../domain/reasons/why.jsx"))).reasonWords(tapped.split(",")) : "";
}

/** Whether this official may issue a call here. @param {any} snapshot @param {any} about */
export function mayIssue(snapshot, about) {
  return mayRule(snapshot.official) && !playsHere(snapshot, about);
}

/**
 * The last tap: issue what is prescribed or chosen; or something else, with a reason.
 * @param {{about: any, call: import("./decision.jsx").Answers, choosing: boolean, onChoosing: (yes: boolean) => void}} props
 */
export function Issue({ about, call, choosing, onChoosing }) {
  const snapshot = useStore();
  const words = useWords();
  const [pending, setPending] = useState(/** @type {any} */ (null));
  const { does, tell, wrong } = useCommand();
  const { checked } = call;
  const open = leavesOpen(call.decision) && !checked;
  const twin = ruledMeanwhile(snapshot.state, about, call.foul, snapshot.official, currentDraft().ruling);
  const word = t(about.amends ? "hall-amend" : "call.issue");
  if (!mayRule(snapshot.official)) return <p class="note warn">{t("call.may-not")}</p>;
  if (playsHere(snapshot, about)) return <p class="note warn">{t("call.own-table")}</p>;
  const send = async (/** @type {any} */ given) => {
    await issue(about, call, given);
    buzz();
    chime(DONE);
  };
  const given = async (/** @type {any} */ chosen, said = chosen.reason) => {
    onChoosing(false);
    const why = about.from?.amends?.reason || (about.amends && (await reasonsTapped())) || said;
    const same =
      about.amends &&
      (await whole(import("./amendment.jsx"))).nothingNew(about, call, chosen.checked, currentDraft().note.trim());
    if (same) tell(same);
    else if (about.amends && !why) setPending(chosen);
    else await send({ ...chosen, amending: why });
  };
  const prescribed = async () => {
    const reason = checked ? (await reasonsTapped()) || t("reason.in-range") : "";
    await given({ checked, reason }, "");
  };
  const whom = call.others.length ? t("call.players", { count: 1 + call.others.length }) : about.offender.name;
  const colon = words.phrase("labelled", { label: "", text: "" });
  const what = (
    <span class="what">
      {colon}
      <span class="together">{headline(words, call.spoken)} ·</span> <span class="together who">{whom}</span>
    </span>
  );
  return (
    <>
      {wrong}
      {twin && <ProbablySame ruling={twin} anyway />}
      <button
        class="button main call-issue"
        type="button"
        onClick={open ? () => onChoosing(true) : () => does(prescribed)}
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
        <Otherwise
          about={about}
          call={call}
          yes={word}
          onIssue={(/** @type {any} */ chosen) => does(() => given(chosen))}
          onClose={() => onChoosing(false)}
        />
      )}
      {pending && (
        <Reason
          what="amendment"
          title={t("call.amend")}
          yes={word}
          onClose={() => setPending(null)}
          onReason={(/** @type {string} */ reason) => send({ ...pending, amending: reason })}
        />
      )}
    </>
  );
}

/**
 * Into the outbox, where it can be taken back for ten seconds; the call's photos go with it. Of several offenders each gets
 * a ruling, all of one incident, which bears the id of the first.
 * @param {import("./offender.jsx").About} about @param {import("./decision.jsx").Answers} call
 * @param {{checked: any, reason: string, amending: string}} given
 * @returns {Promise<string>} the ruling's id
 */
export async function issue(about, call, { checked, reason, amending }) {
  const { ruling, note, photos } = currentDraft();
  const asCalled = (/** @type {any} */ { foul, own: facts, context }) => ({
    ...{ foul, facts, context },
    ...(note.trim() && !about.decides && { note: note.trim() }),
    ...(checked && { issued: { penalties: checked.penalties, reason } }),
  });
  const incident = call.others.length > 0 ? ruling : about.from?.incident;
  const asSent = (/** @type {any} */ whom, /** @type {any} */ answers) => ({
    ...{ ...asked(whom, null), ...asCalled(answers), shown: shown(answers, checked) },
    ...(incident && { incident }),
  });
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

/** The words on the screen, as they are logged. @param {any} answers @param {any} checked */
function shown({ decision, spoken }, checked) {
  const { library, book } = store.snapshot;
  const { line, say: aloud, steps, stays } = inWords(library, book, decision, spoken, checked);
  return [line, aloud, ...[...steps, ...stays].map(({ text }) => text)].filter(Boolean).join("\n");
}
