import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./i18n.ts";
import { Icon } from "./icon.tsx";
import type { ComponentChildren } from "preact";

/** A question over the screen. Escape, the cross and `onClose` end it; the focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: (event: Event) => void;
  children?: ComponentChildren;
}) {
  const id = `title-${useId()}`; // one may be opened from another
  const dialog = useRef(null as HTMLDialogElement | null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={onClose}>
      <div class="stack">
        <div class="row">
          <h2 class="body" id={id}>
            {title}
          </h2>
          <button class="button quiet" type="button" aria-label={t("close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
