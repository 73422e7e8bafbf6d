import type { Body } from "./bodies.ts";

const REASONS: Record<string, string> = {
  en: "Changed while it was being sent",
  ja: "送信中に修正",
  fr: "Modifiée pendant l'envoi",
  ru: "Изменено во время отправки",
};

/** A ruling that amends the one it was made in place of, since the server may have that one. @param ruling its id */
export function asAmendment<Sent extends Body | undefined>(body: Sent, ruling: string): Sent {
  const reason = body?.amends?.reason ?? REASONS[document.documentElement.lang] ?? REASONS.en;
  return { ...body, amends: { ruling, reason } };
}
