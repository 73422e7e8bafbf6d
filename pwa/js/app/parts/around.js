import { useLayoutEffect } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { useSettings } from "../settings.js";
import { storeLanguage } from "../worker.js";
import { Changes } from "./changes.js";
import { later } from "./later.js";
import { Toasts } from "./toasts.js";
import { Update } from "./update.js";

const News = later(areas.referee, "Notice");

/** What stands around every screen: the new version on offer, news of escalations (no call is disturbed), passing words, what changes said aloud. @param {{inCall: boolean}} props */
export function Around({ inCall }) {
  const { lang } = useSettings();
  useLayoutEffect(() => {
    storeLanguage();
    const pushing = store.push().then(({ renew }) => renew(lang));
    pushing.catch(() => {}); // else at the next start
  }, [lang]);
  return html`<${Update} inCall=${inCall} />${!inCall && html`<${News} />`}<${Toasts} /><${Changes} />`;
}
