import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { Choices } from "../train/choices.tsx";
import { TileRows } from "../train/tile-row.tsx";
import { TimeLeft } from "../train/time-left.tsx";
import type { Situation } from "./situation.ts";
import type { Exam } from "../../../store/index.ts";

interface QuestionProps {
  card: Situation;
  at: number;
  exam: Exam;
  spent: number;
  onAnswer: (choice: string, ms: number) => void;
  onPause: (spent: number) => void;
  onLeave: (spent: number) => void;
}

/**
 * Ask one question of an exam; the choice can be changed until it is confirmed. `spent`: the time already spent on it,
 * ms.
 */
export function Question({ card, at, exam, spent, onAnswer, onPause, onLeave }: QuestionProps) {
  const [chosen, choose] = useState<string | null>(null);
  const elapsed = useElapsed(spent, onPause, onLeave);
  const last = at + 1 === exam.cards.length;
  const pause = (
    <button class="button quiet" type="button" onClick={() => onPause(elapsed.stop())}>
      {t("exam.pause")}
    </button>
  );
  const confirm = () => chosen !== null && onAnswer(chosen, elapsed.stop());
  const actions = (
    <div class="train-actions">
      <Choices card={card} chosen={chosen} change onChoose={choose} />
      <button class="button main" type="button" aria-disabled={chosen === null} onClick={confirm}>
        {t(last ? "exam.hand-in" : "train.next")}
      </button>
    </div>
  );
  const ring = exam.seconds && <TimeLeft seconds={exam.seconds} spent={spent} />;
  return (
    <Screen
      title={t("train.of", { at: at + 1, all: exam.cards.length })}
      up={null}
      aside={
        <>
          {ring}
          {pause}
        </>
      }
      actions={actions}
    >
      <p class="train-story">{card.story}</p>
      <TileRows laid={card.laid} />
    </Screen>
  );
}

/**
 * Return `stop`, which ends the timer and returns how long the question has been shown, ms. When the page is hidden, it
 * pauses; when the screen closes otherwise, `onLeave` gets the time.
 * @param spent the time before
 */
function useElapsed(spent: number, onPause: (spent: number) => void, onLeave: (spent: number) => void) {
  const clock = useRef({ began: performance.now(), stopped: false });
  const stop = () => {
    clock.current.stopped = true;
    return Math.round(spent + performance.now() - clock.current.began);
  };
  useLayoutEffect(() => {
    const hidden = () => document.hidden && !clock.current.stopped && onPause(stop());
    const gone = () => clock.current.stopped || onLeave(stop());
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", gone);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", gone);
      gone();
    };
  }, []);
  return { stop };
}
