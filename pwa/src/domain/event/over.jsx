import { t } from "../../ui/i18n.js";
import { endedAs } from "../incident/hands.js";
import { hasOne, mayRule } from "../people/roles.js";
import { useStore } from "../../store/use-store.js";

/**
 * Why a game is not played any more, and what can still be done.
 * @param {{hanchan: any, how: string, onRule: (() => void)|false}} props `how`: cancelled, void or finished; `onRule`: a seat begins a call all the same
 */
export function Over({ hanchan: { id }, how, onRule }) {
  const { official } = useStore();
  return (
    <section class={`note stack ${how === "finished" ? "info" : "warn"}`} aria-label={t(`hall-is.${how}`)}>
      <p>{t(`over.${how}`)}</p>
      <p class="pair">
        {how === "finished" && (
          <a class="button" href={`#/result/${id}`}>
            {t("hall-result")}
          </a>
        )}
        {how !== "finished" && hasOne(official, ["director"]) && (
          <a class="button" href={`#/correct/hanchan/${id}`}>
            {t("over.back")}
          </a>
        )}
        {how !== "cancelled" && onRule && mayRule(official) && (
          <button class="button" type="button" onClick={onRule}>
            {t("over.rule")}
          </button>
        )}
      </p>
    </section>
  );
}

/** How a game ended, beside its round in a list; nothing for one that is played. @param {{hanchan: any}} props */
export function Ended({ hanchan }) {
  const { state } = useStore();
  const how = endedAs(state, hanchan);
  return how && ` · ${t(`hall-is.${how}`)}`;
}
