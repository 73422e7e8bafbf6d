import { useLayoutEffect, useState } from "preact/hooks";
import { lineOf } from "./answer.tsx";
import { size } from "./state.ts";
import type { Laid } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

const ANSWER = ".hand-answer > .verdict > .line, .hand-wrong";

/**
 * Show the answer in one line above the keyboard while the full answer is scrolled out of sight. Hidden from screen
 * readers, which read the full answer.
 */
export function LineInSight({
  rules,
  laid,
  answer,
}: {
  rules: Rules;
  laid: Laid;
  answer: Parameters<typeof lineOf>[1];
}) {
  const [isAway, setAway] = useState(false);
  useLayoutEffect(() => {
    const [whole, header, keyboard] = [ANSWER, ".top", ".actions > .keyboard"].map((at) => document.querySelector(at));
    const [above, below] = [header, keyboard].map((covers) => -(covers?.clientHeight ?? 0));
    const isBeside = Boolean(keyboard && keyboard.getBoundingClientRect().left > innerWidth / 3);
    const seen = (all: IntersectionObserverEntry[]) => setAway(!all[0].isIntersecting);
    const watch = new IntersectionObserver(seen, { rootMargin: `${above}px 0px ${isBeside ? 0 : below}px` });
    if (whole) watch.observe(whole);
    else setAway(false);
    return () => watch.disconnect();
  }, [answer]);
  return (
    isAway &&
    size(laid) > 0 && (
      <p class="hand-still" aria-hidden="true">
        {lineOf(rules, answer)}
      </p>
    )
  );
}
