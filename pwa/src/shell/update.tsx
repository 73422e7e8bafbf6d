import { useLayoutEffect } from "preact/hooks";
import { t } from "../ui/i18n.ts";
import { useStore } from "../store/use-store.ts";
import { useUpdate } from "./worker.ts";
import { Note } from "./update-note.tsx";
import { lazy } from "../ui/lazy.tsx";

const Offer = lazy(() => import("./offer.tsx"), "Offer");

/**
 * What to do about a new version: it is offered, but never during a call. Once another tab took it and this page's
 * database with it, this page has to open again; a call says so, for whoever makes it to choose the moment. A page that
 * never had the database would not get it by opening again either.
 */
export function Update({ inCall }: { inCall: boolean }) {
  const { superseded, outdated } = useStore();
  const taken = superseded && !outdated;
  const waits = useUpdate();
  useLayoutEffect(() => {
    if (taken && !inCall) location.reload();
    else if (taken) scrollTo(0, 0); // to the note
  }, [taken, inCall]);
  if (!taken) {
    return (
      <>
        {outdated && (
          <p class="note bad" role="alert">
            {t("outdated")}
          </p>
        )}
        {waits && !inCall && <Offer waits={waits} />}
      </>
    );
  }
  return (
    inCall && (
      <Note take={() => location.reload()}>
        <p>{t("superseded")}</p>
      </Note>
    )
  );
}
