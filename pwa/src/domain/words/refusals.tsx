import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { PLAIN, questionOf } from "./context.ts";
import { useWords } from "./words.ts";
import { whole } from "../../ui/numbers.ts";
import { isText, loadTexts } from "../../ui/texts.ts";
import type { Problem } from "../../store/index.ts";
import type { Words } from "../../rules/words/wording.ts";

/** What only programmers can use. */
const PROGRAMMERS =
  /^(Unknown field|Not a valid|Invalid input type|Must be one of|Must be equal to|Length must be|String does not match)/;

/** Problems that are explained with another's text. */
const LIKE: Record<string, string> = {
  "malformed-json": "bad-request",
  "not-json": "bad-request",
  "wrong-method": "bad-request",
};

/** Says anew what is shown once the texts are there; until then the server's own words do. */
export function useRefusals() {
  const [, setLoaded] = useState(false);
  useLayoutEffect(() => {
    loadTexts("others").then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
}

/** Why the server did not take it, and the cure. @param problem RFC 9457's object */
export function why(problem: Problem | null | undefined): string {
  const slug = String(problem?.type).split(":").at(-1) ?? "";
  const kind = LIKE[slug] ?? slug;
  if (isText(`refusal.type.${kind}`)) return t(`refusal.type.${kind}`);
  return isText("refusal.type.other") ? t("refusal.type.other") : (problem?.detail ?? "");
}

/** What people call a field of what was sent; a fact is called by its question. */
export function fieldName(words: Words, path: string) {
  const [name] = path.split(".");
  const fact = path.split(".").at(-1) ?? "";
  if (["facts", "answers"].includes(name) && fact in words.catalogue.facts) return words.question(fact);
  if (name === "context" && fact in PLAIN) return questionOf(words, fact);
  return isText(`refusal.field.${name}`) ? t(`refusal.field.${name}`) : path;
}

/** @param text a whole number in it */
function numberOf(text: string) {
  return whole(Number(text));
}

/** A mistake in people's words where the server's are a programmer's; null for what it says plainly itself. */
export function plainly(message: string): string | null {
  const [, least] = message.match(/greater than (?:or equal to )?(-?\d+)/) ?? [];
  const [, most] = message.match(/less than (?:or equal to )?(-?\d+)/) ?? [];
  if (least && most) return t("refusal.between", { least: numberOf(least), most: numberOf(most) });
  if (least) return t("refusal.least", { least: numberOf(least) });
  if (most) return t("refusal.most", { most: numberOf(most) });
  const known = [
    [/^Not a valid (integer|number)/, "number"],
    [/^Not a valid string/, "text"],
    [/^(Missing data|Field may not be null|Shorter than)/, "missing"],
    [/^Longer than/, "long"],
  ].find(([form]) => (form as RegExp).test(message));
  if (known) return t(`refusal.${known[1]}`);
  return PROGRAMMERS.test(message) ? t("refusal.unusable") : null;
}

/** Why the server refused it, and the cure; beneath, what it said itself. */
export function Refusal({ problem }: { problem: Problem | null | undefined }) {
  useRefusals();
  const words = useWords();
  const { errors = [], detail, title } = problem ?? {};
  return (
    <div class="note bad stack">
      <p>
        <strong>{why(problem)}</strong>
      </p>
      {errors.length === 0 && <p lang="en">{detail ?? title ?? t("hall-unknown")}</p>}
      <dl class="refusal">
        {errors.map(({ field, message, cure }) => {
          const name = fieldName(words, field);
          const plain = plainly(message);
          if (plain)
            return (
              <div key={field}>
                <dt>
                  <strong>{name}</strong>
                </dt>
                <dd>
                  <small>{plain}</small>
                </dd>
              </div>
            );
          return (
            <div key={field}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd lang="en">
                <small>
                  {message === name ? cure : [message, !cure?.includes("/docs") && cure].filter(Boolean).join(" ")}
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
