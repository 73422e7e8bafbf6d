import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { say } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import { useCommand } from "./command.tsx";
import type { ComponentChildren } from "preact";

interface UndoProps {
  id: string;
  keepPhotos?: boolean;
  onTaken?: () => void;
  otherwise?: ComponentChildren;
}

/**
 * The seconds in which something can be taken back, and the button for it; when they are over, `otherwise`.
 * @param props `id`: the outbox item's; `keepPhotos`: its call goes on with them
 */
export function Undo({ id, keepPhotos, onTaken, otherwise = null }: UndoProps) {
  const { outbox } = useStore();
  const item = outbox.find((one) => one.id === id);
  const left = useSecondsTo(item?.sendAfter);
  const { run, setError, error } = useCommand();
  if (item?.state !== "holding" || left === 0)
    return (
      <>
        {error}
        {otherwise}
      </>
    );
  const take = async () => {
    const taken = await store.undo(id, keepPhotos);
    if (!taken) return setError(t("hall-too-late"));
    say(t("hall-taken-back"));
    onTaken?.();
  };
  return (
    <div class="held">
      <progress max="10" value={left} aria-hidden="true"></progress>
      <button class="button" type="button" onClick={() => run(take)}>
        {t("hall-take-back")} <span aria-hidden="true">{left}</span>
      </button>
      {error}
    </div>
  );
}

function useSecondsTo(moment: number = 0) {
  const seconds = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [left, setLeft] = useState(seconds);
  useLayoutEffect(() => {
    setLeft(seconds());
    const timer = setInterval(() => setLeft(seconds()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
