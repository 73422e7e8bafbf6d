import { useState } from "preact/hooks";
import { ApiError, Unreachable, store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { useCommand } from "../requests/command.tsx";
import { withRecentSignIn } from "./with-recent-sign-in.ts";
import type { Mistake } from "#api";
import type { OwnAccount } from "../../store/index.ts";

const REFUSED = ["no-link", "last-way-in", "taken", "sign-in-again"];
const FIELDS = ["handle", "name", "code", "label", "credential", "current", "slug", "currency", "time_zone"];
/** What the server says of a weak password → what it is. */
const WEAK = [
  [/keyboard|rows of keys/, "keys"],
  [/^Repeats/, "repeats"],
  [/^Sequences/, "sequences"],
  [/[Dd]ates|years/, "dates"],
  [/common password|commonly used/, "common"],
  [/^A word|[Nn]ames/, "words"],
  [/^[Ll]ength/, "length"],
] as const;

/**
 * Ask the server something of the account, once however often it is tapped. What it refuses is shown where it was tapped:
 * `mistakes` by field, anything else in `error`. `denied`: what is said when it signs nobody in.
 * @param given `onOut`: nobody is signed in here any more
 */
export function useAccountRequest({
  onOut = () => {},
  denied = "",
}: { onOut?: (why: string) => void; denied?: string } = {}) {
  const { run, setError, error } = useCommand();
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const ask = (work: (account: OwnAccount) => unknown) =>
    run(async () => {
      setMistakes({});
      try {
        const account = await store.account();
        await withRecentSignIn(async () => work(account));
      } catch (failure) {
        const refusal = failure instanceof ApiError ? failure : null;
        if (refusal?.status === 401) return onOut(t("account.out-here"));
        const errors = mistakesOf(refusal?.problem?.errors ?? []);
        setMistakes(errors);
        if (Object.keys(errors).length === 0) setError(refusal?.slug === "not-signed-in" ? denied : reasonOf(failure));
      }
    });
  /** What is put right is wrong no more. */
  const mended = (...fields: string[]) =>
    setMistakes((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  return { ask, error, mistakes, mended };
}

/** Why it did not work. Throws what is none of the server's or the browser's. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "NoPasskey" && "why" in error)
    return t(`account.passkey.${String(error.why)}`);
  if (error instanceof Unreachable) return t("account.unreachable");
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) return t("account.too-many", { seconds: error.retryAfter });
  if (error.slug && REFUSED.includes(error.slug)) return t(`account.refused.${error.slug}`);
  return error.message;
}

/** Field → what is wrong and how to mend it. */
function mistakesOf(errors: Mistake[]) {
  return Object.fromEntries(errors.map((mistake) => [mistake.field, mistakeIn(mistake)]));
}

function mistakeIn({ field, message, cure }: Mistake) {
  if (field === "password") return weakness(message);
  return FIELDS.includes(field) ? t(`account.wrong.${field}`) : `${message} ${cure}`;
}

/** Why a password is weak, and what a strong one is. */
function weakness(message: string) {
  const kind = WEAK.find(([says]) => says.test(message))?.[1] ?? "short";
  return kind === "length" ? t("account.weak.length") : `${t(`account.weak.${kind}`)} ${t("account.weak.cure")}`;
}
