import { hall } from "../../data/index.js";
import { inWords } from "../shared/decided.js";
import { asked } from "./about.js";
import { kept } from "./kept.js";

/**
 * Into the outbox, where it can be taken back for ten seconds; the call's photos go with it.
 * @param {import("./about.js").About} about @param {import("./answers.js").Answers} call
 * @param {{checked: any, reason: string, amending: string}} given
 * @returns {Promise<string>} the ruling's id
 */
export async function issue(about, call, { checked, reason, amending }) {
  const { library, book } = hall.snapshot;
  const { ruling, note, photos } = kept();
  const { line, say: aloud, steps } = inWords(library, book, call.decision, call.spoken, checked);
  const shown = [line, aloud, ...steps.map((/** @type {any} */ { text }) => text)].filter(Boolean).join("\n");
  const what = {
    ...{ foul: call.foul, facts: call.own, context: call.context },
    ...(note.trim() && !about.decides && { note: note.trim() }),
    ...(checked && { issued: { penalties: checked.penalties, reason } }),
  };
  const amends = about.amends && { amends: { ruling: about.amends, reason: amending } };
  const held = { hold: true, photos };
  const { id } = about.decides
    ? await hall.send(
        "decision",
        about.decides,
        { outcome: "amended", reason: amending, call: what },
        { ...held, id: ruling, expected: call.decision },
      )
    : await hall.send(
        "ruling",
        ruling,
        { ...asked(about, null), ...what, shown, ...amends },
        { ...held, replaces: about.again },
      );
  const meanwhile = kept().photos.filter((one) => !photos.includes(one));
  for (const one of meanwhile) hall.attachPhoto(id, one);
  return id;
}
