import { t } from "../../ui/i18n.ts";
import { endedAs } from "../incident/hands.ts";
import { hasOne, mayRule } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import type { Hanchan } from "../../store/index.ts";

/**
 * Why a game is not played any more, and what can still be done.
 * @param props `how`: cancelled, void or finished; `onRule`: a seat begins a call all the same
 */
export function HanchanStatus({
  hanchan: { id },
  how,
  onRule,
}: {
  hanchan: Hanchan;
  how: string;
  onRule: (() => void) | false;
}) {
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

/** How a game ended, beside its round in a list; nothing for one that is played. */
export function Ended({ hanchan }: { hanchan: Hanchan }) {
  const { state } = useStore();
  const how = endedAs(state, hanchan);
  return how && ` · ${t(`hall-is.${how}`)}`;
}
