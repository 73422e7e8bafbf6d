import { useLayoutEffect } from "preact/hooks";
import { t } from "../ui/i18n.js";
import { useStore } from "../store/use-store.js";
import { useUpdate } from "./worker.js";
import { Note } from "./update-note.jsx";
import { later } from "../ui/later.jsx";

const Offer = later(() => import("./offer.jsx"), "Offer");

/**
 * What to do about a new version: it is offered, but never during a call. Once another tab took it and this page's
 * database with it, this page has to open again; a call says so, for whoever makes it to choose the moment. A page that
 * never had the database would not get it by opening again either.
 * @param {{inCall: boolean}} props
 */
export function Update({ inCall }) {
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
