import { useRef, useState } from "preact/hooks";
import { Superseded } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import type { ComponentChildren } from "preact";

/**
 * Does what the phone has to keep: once, however often it is tapped. What went wrong stands where it was tapped: passing
 * words would lie under an open sheet.
 */
export function useCommand(): {
  does: (work: () => unknown) => Promise<void>;
  wrong: ComponentChildren;
  tell: (text: string) => void;
} {
  const [text, tell] = useState("");
  const busy = useRef(false);
  const does = async (work: () => unknown) => {
    if (busy.current) return;
    busy.current = true;
    tell("");
    try {
      await work();
    } catch (error) {
      if (error instanceof Superseded) tell(t("hall-superseded"));
      else if (error instanceof DOMException) tell(t("call.not-kept"));
      else throw error;
    } finally {
      busy.current = false;
    }
  };
  return {
    does,
    tell,
    wrong: text && (
      <p class="note bad" role="alert">
        {text}
      </p>
    ),
  };
}
