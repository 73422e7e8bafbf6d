import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { Icon } from "../../../ui/icon.tsx";
import { foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { sameCallAs } from "./same-call.ts";
import type { Ruling, State } from "../../../store/index.ts";

const KEY = "shinpan.same.";

/** Show that another referee's ruling is probably on the same incident; a tap opens it. */
export function ProbablySame({ ruling, anyway }: { ruling: Ruling; anyway?: boolean }) {
  const { state } = useStore();
  const words = useWords();
  const text = sentence(state, ruling, lineOf(words, ruling));
  return (
    <p class="note warn" role="status">
      <a class="reach" href={`#/ruling/${ruling.id}`}>
        {text}
        {anyway && ` ${t("same.anyway")}`} <Icon name="next" />
      </a>
    </p>
  );
}

/** Show the same for a ruling that was issued. */
export function SameCall({ state, ruling }: { state: State; ruling: Ruling }) {
  const other = sameCallAs(Object.values(state.rulings), ruling);
  return other && <ProbablySame ruling={other} />;
}

/**
 * Show, after a sync, this official's rulings that another referee probably made too, until one is withdrawn or both
 * are confirmed.
 */
export function RuledTwice() {
  const { state, official } = useStore();
  const words = useWords();
  const place = KEY + state.id;
  const [seen, setSeen] = useState<string[]>(() => saved(place) ?? []);
  useLayoutEffect(() => save(place, seen), [seen]);
  const twice = useMemo(() => ruledTwice(state, official?.id), [state, official?.id]);
  return twice
    .filter(({ own }) => !seen.includes(own))
    .map(({ own, other }) => (
      <div class="note warn row" key={own} role="status">
        <a class="reach body" href={`#/ruling/${own}`}>
          {sentence(state, other, [other.offender.name, foulName(words, other.foul), lineOf(words, other)].join(" · "))}
        </a>
        <button class="button" type="button" onClick={() => setSeen([...seen, own])}>
          {t("same.both")}
        </button>
      </div>
    ));
}

/** Return the rulings of this official that another referee probably made too. */
function ruledTwice({ rulings }: State, official?: string): { own: string; other: Ruling }[] {
  const alike: Record<string, Ruling[]> = {}; // grouped first: after each sync a whole event is compared
  for (const one of Object.values(rulings)) (alike[`${one.foul} ${one.offender.id}`] ??= []).push(one);
  return Object.values(alike).flatMap((group) =>
    group
      .filter((one) => one.official === official)
      .flatMap((one) => {
        const other = sameCallAs(group, one);
        return other ? [{ own: one.id, other }] : [];
      }),
  );
}

function sentence(state: State, { official, ruled_at: at }: Ruling, what: string) {
  const who = state.officials[official ?? ""]?.name ?? "?";
  return t("same.text", { who, time: clockTime(at, state.settings.time_zone), what });
}
