import { useLayoutEffect } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { useSettings } from "../settings.js";
import { useStore } from "../state.js";
import { storeLanguage } from "../worker.js";
import { Changes } from "../status/changes.js";
import { later } from "./later.js";
import { Toasts } from "./toasts.js";
import { Update } from "./update.js";

const Alarm = later(areas.desk, "Alarm");
const News = later(areas.referee, "Notices");

/** What stands around every screen: that the log was changed, the new version on offer, news of escalations and help calls (no call is disturbed), passing words, what changes said aloud. @param {{inCall: boolean}} props */
export function Around({ inCall }) {
  const { lang } = useSettings();
  const { alarms } = useStore();
  useLayoutEffect(() => {
    storeLanguage();
    const pushing = store.push().then(({ renew }) => renew(lang));
    pushing.catch(() => {}); // else at the next start
  }, [lang]);
  return html`${alarms && html`<${Alarm} inCall=${inCall} />`}<${Update} inCall=${inCall} />${!inCall && html`<${News} />`}<${Toasts} /><${Changes} />`;
}
