import { useLayoutEffect } from "preact/hooks";
import { store } from "../store/index.ts";
import { useSettings } from "../ui/settings.ts";
import { useStore } from "../store/use-store.ts";
import { storeLanguage } from "./worker.ts";
import { Changes } from "./status/changes.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Update } from "./update.tsx";

const Alarm = lazy(() => import("../features/event/journal/alarm.tsx"), "Alarm");
const Notices = lazy(() => import("../features/incident/help/notices.tsx"), "Notices");

/** What stands around every screen: that the log was changed, the new version on offer, news of escalations and help calls (no call is disturbed), passing words, what changes said aloud. */
export function Overlays({ inCall }: { inCall: boolean }) {
  const { lang } = useSettings();
  const { alarms } = useStore();
  useLayoutEffect(() => {
    storeLanguage();
    const pushing = store.push().then(({ renew }) => renew(lang));
    pushing.catch(() => {}); // else at the next start
  }, [lang]);
  return (
    <>
      {alarms && <Alarm inCall={inCall} />}
      <Update inCall={inCall} />
      {!inCall && <Notices />}
      <Toasts />
      <Changes />
    </>
  );
}
