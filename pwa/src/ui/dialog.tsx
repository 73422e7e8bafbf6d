import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./i18n.ts";
import { Icon } from "./icon.tsx";
import type { ComponentChildren } from "preact";

/** Show a modal dialog. Escape and the cross call `onClose`; on removal the focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: (event: Event) => void;
  children?: ComponentChildren;
}) {
  const id = `title-${useId()}`; // a dialog may open another one
  const dialog = useRef(null as HTMLDialogElement | null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
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
