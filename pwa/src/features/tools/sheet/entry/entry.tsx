import { useLayoutEffect, useRef } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { KINDS_OF_DRAW } from "../../../../rules/draws/question.ts";
import { HEAD_BUMP } from "../../../../rules/hanchan/hand-end.ts";
import { CHONBO } from "../../../../rules/hanchan/hand.ts";
import { t } from "../../../../ui/i18n.ts";
import { Icon, Screen } from "../../../../ui/index.ts";
import { back } from "../../../../ui/router.ts";
import { buzz } from "../../../../ui/settings.ts";
import { shortHand } from "../../../../domain/words/words.ts";
import { Check } from "./check.tsx";
import { takeCounted } from "./tile-count.tsx";
import { examine, withoutDeposit } from "../examine.ts";
import { Seats } from "./seats.tsx";
import { NOTHING, RON, TSUMO, draftOf, setEnd, handOf, missing, changeSheet, replaceHand } from "../state.ts";
import { HandValues, placeOf, missingValue } from "./worth.tsx";
import type { ComponentChildren } from "preact";
import type { Now, Seen } from "../examine.ts";
import type { Draft, Hand, Sheet, Step } from "../state.ts";
import type { Open } from "../use-sheet.ts";

const ALWAYS = [RON, TSUMO, KINDS_OF_DRAW[0]];

interface EntryProps {
  open: Open;
  at: number;
  onKept: (sheet: Sheet) => Promise<void>;
  error: ComponentChildren;
}

/**
 * Enter how a hand ended: `#/sheet/next`, or `#/sheet/3` to correct an earlier one; the players, the worth, and a
 * preview before it is saved. @param props `error`: why it could not be saved
 */
export function Entry({ open, at, onKept, error }: EntryProps) {
  const { sheet, keep, rules, examined, points } = open;
  const isNext = at >= sheet.hands.length;
  const fixed = sheet.fix?.at === at ? sheet.fix : null;
  const draft = isNext ? sheet.draft : (fixed ?? draftOf(sheet.hands[at]));
  const change = (next: Draft) => keep({ ...sheet, ...(isNext ? { draft: next } : { fix: { ...next, at } }) });
  const place = examined.hands[at] ?? examined.now;
  useLayoutEffect(() => {
    const counted = takeCounted();
    if (counted) change(counted(draft));
  }, []);
  const preview = missing(draft)
    ? null
    : examine(rules, { ...sheet, casual: open.casual, hands: replaceHand(sheet.hands, at, handOf(draft)) }, true);
  const finished = useRef(false);
  const finish = async (hand: Hand | null) => {
    if (finished.current) return; // a second tap would go back once more
    finished.current = true;
    const next = changeSheet(sheet, { hands: replaceHand(sheet.hands, at, hand) }, store.now());
    await onKept({ ...next, ...(isNext ? { draft: NOTHING } : { fix: null }) });
    buzz();
    back(open.at());
  };
  const name = shortHand({ wind: place.round, number: place.number, counters: place.counters });
  const shared = { open, draft, place, at, change };
  const step = draft.step === "check" && !preview ? "who" : draft.step;
  return (
    <Screen
      title={name}
      up={open.at()}
      actions={<Steps {...shared} step={step} isNext={isNext} preview={preview} onKeep={() => finish(handOf(draft))} />}
    >
      {step === "who" && (
        <Who
          {...shared}
          points={points}
          poor={withoutDeposit(open, at)}
          onRemove={isNext ? null : () => finish(null)}
        />
      )}
      {step === "worth" && <HandValues {...shared} />}
      {step === "check" && preview && <Check open={open} newHand={handOf(draft)} preview={preview} at={at} />}
      {error}
    </Screen>
  );
}

interface WhoProps {
  open: Open;
  draft: Draft;
  place: Now;
  points: Open["points"];
  poor: number[];
  change: (draft: Draft) => void;
  onRemove: (() => void) | null;
}

function Who({ open, draft, place, points, poor, change, onRemove }: WhoProps) {
  return (
    <>
      <Kinds
        rules={open.rules}
        used={points["abortive-draws"]}
        how={draft.how}
        onHow={(how) => change(setEnd(draft, how))}
      />
      <Seats
        names={open.names}
        place={place}
        draft={draft}
        poor={poor}
        several={open.rules.book.content.rule_points["several-rons"] !== HEAD_BUMP}
        nagashi={points["nagashi-mangan"] !== "not-used"}
        onChange={change}
      />
      {onRemove && (
        <button class="button quiet danger" type="button" onClick={onRemove}>
          {t("sheet.remove")}
        </button>
      )}
    </>
  );
}

interface KindsProps {
  rules: Open["rules"];
  used: string[];
  how: string;
  onHow: (how: string) => void;
}

/** Ask how the hand ended; only ends that this rulebook has. */
function Kinds({ rules, used, how, onHow }: KindsProps) {
  const { kinds } = rules.library.catalogue.draws;
  const ways = { [RON]: t("sheet.ron"), [TSUMO]: t("sheet.tsumo"), [CHONBO]: t("sheet.ends.chonbo") };
  const names: Record<string, string> = { ...ways, ...kinds };
  const button = (one: string) => (
    <button key={one} class="choice" type="button" role="radio" aria-checked={one === how} onClick={() => onHow(one)}>
      {names[one]}
    </button>
  );
  const seldom = [...KINDS_OF_DRAW.filter((one) => used.includes(one)), CHONBO];
  return (
    <div class="score-kinds" role="radiogroup" aria-label={t("sheet.how")}>
      {[...ALWAYS, ...seldom].map(button)}
    </div>
  );
}

interface StepsProps {
  open: Open;
  draft: Draft;
  at: number;
  step: string;
  isNext: boolean;
  preview: Seen | null;
  change: (draft: Draft) => void;
  onKeep: () => void;
}

/**
 * Show the button for the next step, or what is missing. Each step has a button of its own, so that an accidental
 * second tap does not press the next one.
 */
function Steps({ open, draft, at, step, isNext, preview, change, onKeep }: StepsProps) {
  const lacks = missing(draft);
  const isWin = draft.how === RON || draft.how === TSUMO;
  const to = (next: Step) => change({ ...draft, step: next });
  if (step === "check") {
    return (
      <>
        <Back onBack={() => to(isWin ? "worth" : "who")} />
        <button key="keep" class="button main" type="button" disabled={preview?.wrong === at} onClick={onKeep}>
          {t(isNext ? "sheet.keep" : "sheet.keep-fix")}
        </button>
      </>
    );
  }
  if (step === "worth") {
    const left = missingValue(draft);
    const label = left ? t("sheet.how-much-of", { name: open.names[left.winner] }) : t("sheet.check");
    const isInSight = left === draft.wins[0];
    const go = () => (left ? document.getElementById(placeOf(left.winner))?.scrollIntoView() : to("check"));
    return (
      <>
        <Back onBack={() => to("who")} />
        <button key="worth" class="button main" type="button" disabled={left && isInSight} onClick={go}>
          {label}
        </button>
      </>
    );
  }
  if (lacks && lacks !== "worth")
    return (
      <button key="who" class="button main" type="button" disabled>
        {t(`sheet.lacks.${draft.how === CHONBO ? "offender" : lacks}`)}
      </button>
    );
  return (
    <button key="who" class="button main" type="button" onClick={() => to(isWin ? "worth" : "check")}>
      {t(isWin ? "sheet.how-much" : "sheet.check")}
    </button>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <button class="button" type="button" aria-label={t("sheet.step-back")} onClick={onBack}>
      <Icon name="back" />
    </button>
  );
}
