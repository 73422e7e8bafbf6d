import { useLayoutEffect } from "preact/hooks";
import { store } from "../store/index.js";
import { useSettings } from "../ui/settings.js";
import { useStore } from "../store/use-store.js";
import { storeLanguage } from "./worker.js";
import { Changes } from "./status/changes.jsx";
import { later } from "../ui/later.jsx";
import { Toasts } from "../ui/toasts.jsx";
import { Update } from "./update.jsx";

const Alarm = later(() => import("../features/event/journal/alarm.jsx"), "Alarm");
const News = later(() => import("../features/incident/help/notices.jsx"), "Notices");

/** What stands around every screen: that the log was changed, the new version on offer, news of escalations and help calls (no call is disturbed), passing words, what changes said aloud. @param {{inCall: boolean}} props */
export function Around({ inCall }) {
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
      {!inCall && <News />}
      <Toasts />
      <Changes />
    </>
  );
}
