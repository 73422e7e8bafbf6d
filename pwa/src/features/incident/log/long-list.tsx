import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Rulings } from "../../../domain/incident/ruling-list.tsx";
import type { Ruling } from "../../../store/index.ts";

const STEP = 40;

/** Show a long list, rendered only as far as it was scrolled. */
export function LongList({ rulings, empty }: { rulings: Ruling[]; empty: string }) {
  const [visible, setVisible] = useState(STEP);
  const end = useRef<HTMLButtonElement>(null);
  const more = () => setVisible((count) => count + STEP);
  const left = rulings.length - visible;
  useLayoutEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && more(), { rootMargin: "600px" });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [visible, left > 0]);
  return (
    <>
      <Rulings rulings={rulings.slice(0, visible)} place empty={empty} />
      {left > 0 && (
        <button class="button" ref={end} type="button" onClick={more}>
          {t("hall-more", { count: left })}
        </button>
      )}
    </>
  );
}
