import { useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { useCommand } from "../requests/command.jsx";
import { withRecentSignIn } from "./with-recent-sign-in.js";

/** @typedef {import("../../store/index.js").OwnAccount} OwnAccount @typedef {{field: string, message: string, cure: string}} Mistake */

const REFUSED = ["no-link", "last-way-in", "taken", "sign-in-again"];
const FIELDS = ["handle", "name", "code", "label", "credential", "current", "slug", "currency", "time_zone"];
/** What the server says of a weak password → what it is. */
const WEAK = /** @type {const} */ ([
  [/keyboard|rows of keys/, "keys"],
  [/^Repeats/, "repeats"],
  [/^Sequences/, "sequences"],
  [/[Dd]ates|years/, "dates"],
  [/common password|commonly used/, "common"],
  [/^A word|[Nn]ames/, "words"],
  [/^[Ll]ength/, "length"],
]);

/**
 * Asks the server something of the account, once however often it is tapped. What it refuses is shown where it was tapped:
 * `mistakes` by field, anything else in `wrong`. `denied`: what is said when it signs nobody in.
 * @param {{onOut?: (why: string) => void, denied?: string}} [given] `onOut`: nobody is signed in here any more
 */
export function useAccountRequest({ onOut = () => {}, denied = "" } = {}) {
  const { does, tell, wrong } = useCommand();
  const [mistakes, setMistakes] = useState(/** @type {Record<string, string>} */ ({}));
  const ask = (/** @type {(account: OwnAccount) => any} */ work) =>
    does(async () => {
      setMistakes({});
      try {
        const account = await store.account();
        await withRecentSignIn(async () => work(account));
      } catch (/** @type {any} */ error) {
        if (error.status === 401) return onOut(t("account.out-here"));
        const errors = mistakesOf(error.problem?.errors ?? []);
        setMistakes(errors);
        if (Object.keys(errors).length === 0) tell(error.slug === "not-signed-in" ? denied : reasonOf(error));
      }
    });
  /** What is put right is wrong no more. */
  const mended = (/** @type {string[]} */ ...fields) =>
    setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  return { ask, wrong, mistakes, mended };
}

/** Why it did not work. Throws what is none of the server's or the browser's. @param {any} error @returns {string} */
export function reasonOf(error) {
  if (error.name === "NoPasskey") return t(`account.passkey.${error.why}`);
  if (error.name === "Unreachable") return t("account.unreachable");
  if (error.name !== "ApiError") throw error;
  if (error.status === 429) return t("account.too-many", { seconds: error.retryAfter });
  if (REFUSED.includes(error.slug)) return t(`account.refused.${error.slug}`);
  return error.message;
}

/** Field → what is wrong and how to mend it. @param {Mistake[]} errors */
function mistakesOf(errors) {
  return Object.fromEntries(errors.map((mistake) => [mistake.field, mistakeIn(mistake)]));
}

/** @param {Mistake} mistake */
function mistakeIn({ field, message, cure }) {
  if (field === "password") return weakness(message);
  return FIELDS.includes(field) ? t(`account.wrong.${field}`) : `${message} ${cure}`;
}

/** Why a password is weak, and what a strong one is. @param {string} message */
function weakness(message) {
  const kind = WEAK.find(([says]) => says.test(message))?.[1] ?? "short";
  return kind === "length" ? t("account.weak.length") : `${t(`account.weak.${kind}`)} ${t("account.weak.cure")}`;
}
