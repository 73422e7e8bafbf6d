import { t } from "../../../ui/i18n.js";
import { whenDead } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

/** Warn that the hand is dead already; the ruling is recorded all the same. @param {{declared: any}} props */
export function DeadHandWarning({ declared }) {
  const { state } = useStore();
  return <p class="note warn">{t("already.dead", { since: whenDead(state, declared) })}</p>;
}
