import { useRef, useState } from "preact/hooks";
import { Superseded } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import type { ComponentChildren } from "preact";

/**
 * Run what the phone has to keep: once, however often it is tapped. `error` is shown where it was tapped, for a toast would
 * lie under an open sheet.
 */
export function useCommand(): {
  run: (work: () => unknown) => Promise<void>;
  error: ComponentChildren;
  setError: (text: string) => void;
} {
  const [text, setError] = useState("");
  const busy = useRef(false);
  const run = async (work: () => unknown) => {
    if (busy.current) return;
    busy.current = true;
    setError("");
    try {
      await work();
    } catch (failure) {
      if (failure instanceof Superseded) setError(t("hall-superseded"));
      else if (failure instanceof DOMException) setError(t("call.not-kept"));
      else throw failure;
    } finally {
      busy.current = false;
    }
  };
  return {
    run,
    setError,
    error: text && (
      <p class="note bad" role="alert">
        {text}
      </p>
    ),
  };
}
