import { listed, t } from "../../ui/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { presentRound, roundsIn } from "../../domain/event/present-round.ts";
import { ALL, NOW, presentHanchans } from "../../domain/event/rounds.ts";
import { useDeskId } from "../use-id.ts";
import type { State } from "../../store/index.ts";

/** Which round a list shows: the present one, the one before or after, any other, or all. */
export function RoundSwitch({
  state,
  shown,
  onShow,
}: {
  state: State;
  shown: string;
  onShow: (round: string) => void;
}) {
  const present = presentRound(state);
  const rounds = roundsIn(state).map((value) => ({ value, text: nameOf(value, value === present) }));
  return <Switch rounds={rounds} at={shown} shown={shown} onShow={onShow} />;
}

/** The hall's: what is played at each table now comes first, in whatever rounds. */
export function HallRoundSwitch({
  state,
  shown,
  onShow,
}: {
  state: State;
  shown: string;
  onShow: (round: string) => void;
}) {
  const present = presentRound(state) ?? "";
  const played = new Set(presentHanchans(state).map(({ round }) => round));
  const all = roundsIn(state);
  const several = all.filter((round) => played.has(round));
  const now = several.length > 1 ? t("desk.rounds-now", { rounds: listed(several) }) : nameOf(several[0] ?? "–", true);
  const isNow = (round: string) => several.length === 1 && round === several[0] && round !== shown;
  const rounds = all.map((round) => ({ value: isNow(round) ? NOW : round, text: isNow(round) ? now : nameOf(round) }));
  const isAmong = rounds.some(({ value }) => value === NOW);
  const more = isAmong ? [] : [{ value: NOW, text: now }];
  return (
    <Switch
      rounds={rounds}
      more={more}
      at={shown === NOW && !isAmong ? present : shown}
      shown={shown}
      onShow={onShow}
    />
  );
}

function nameOf(round: string, isPresent: boolean = false) {
  return t(isPresent ? "desk.round-now" : "hall-round", { round });
}

interface Option {
  value: string;
  text: string;
}

interface SwitchProps {
  rounds: Option[];
  more?: Option[];
  at: string;
  shown: string;
  onShow: (round: string) => void;
}

/** @param props `at`: the round whose neighbours the arrows lead to */
function Switch({ rounds, more = [], at: from, shown, onShow }: SwitchProps) {
  const id = useDeskId();
  const at = rounds.findIndex(({ value }) => value === from);
  const step = (by: number) => () => onShow(rounds[at + by].value);
  if (rounds.length < 2) return null;
  return (
    <div class="round-switch" role="group" aria-label={t("hall-filter.round")}>
      <button
        class="button quiet"
        type="button"
        aria-label={t("desk.round-before")}
        disabled={at < 1}
        onClick={step(-1)}
      >
        <Icon name="back" />
      </button>
      <label class="unseen" for={id}>
        {t("hall-filter.round")}
      </label>
      <select id={id} value={shown} onChange={(event) => onShow(event.currentTarget.value)}>
        {[...more, ...rounds, { value: ALL, text: t("desk.round-all") }].map(({ value, text }) => (
          <option key={value} value={value} selected={shown === value}>
            {text}
          </option>
        ))}
      </select>
      <button
        class="button quiet"
        type="button"
        aria-label={t("desk.round-after")}
        disabled={at < 0 || at === rounds.length - 1}
        onClick={step(1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
