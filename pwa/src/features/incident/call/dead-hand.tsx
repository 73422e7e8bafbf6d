import { t } from "../../../ui/i18n.ts";
import { whenDead } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { DeadHand } from "../../../store/index.ts";

/** Warn that the hand is dead already; the ruling is recorded all the same. */
export function DeadHandWarning({ declared }: { declared: DeadHand }) {
  const { state } = useStore();
  return <p class="note warn">{t("already.dead", { since: whenDead(state, declared) })}</p>;
}
