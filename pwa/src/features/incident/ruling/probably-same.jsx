import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.js";
import { save, saved } from "../../../ui/local-storage.js";
import { Icon } from "../../../ui/icon.jsx";
import { foulName, lineOf, useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { sameCallAs } from "./same-call.js";

const KEY = "shinpan.same.";

/** That another referee's ruling is probably on the same call; a tap shows it. @param {{ruling: any, anyway?: boolean}} props the other's */
export function ProbablySame({ ruling, anyway }) {
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

/** The same, of a ruling that was issued. @param {{state: any, ruling: any}} props */
export function SameCall({ state, ruling }) {
  const other = sameCallAs(Object.values(state.rulings), ruling);
  return other && <ProbablySame ruling={other} />;
}

/** After a sync: a ruling of one's own that another referee made too, until one is withdrawn or both are said to stand. */
export function RuledTwice() {
  const { state, official } = useStore();
  const words = useWords();
  const place = KEY + state.id;
  const [seen, setSeen] = useState(() => /** @type {string[]} */ (saved(place) ?? []));
  useLayoutEffect(() => save(place, seen), [seen]);
  const twice = useMemo(() => ruledTwice(state, official.id), [state, official.id]);
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

/** The rulings of this official that another referee probably made too. @param {any} state @param {string} official @returns {{own: string, other: any}[]} */
function ruledTwice({ rulings }, official) {
  /** @type {Record<string, any[]>} */
  const alike = {}; // a whole event is compared after each sync: not each with each
  for (const one of Object.values(rulings)) (alike[`${one.foul} ${one.offender.id}`] ??= []).push(one);
  return Object.values(alike).flatMap((group) =>
    group
      .filter((one) => one.official === official)
      .map((one) => ({ own: one.id, other: sameCallAs(group, one) }))
      .filter(({ other }) => other),
  );
}

/** @param {any} state @param {any} ruling @param {string} what */
function sentence(state, { official, ruled_at: at }, what) {
  const who = state.officials[official]?.name ?? "?";
  return t("same.text", { who, time: clockTime(at, state.settings.time_zone), what });
}
