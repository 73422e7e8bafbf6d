import { useEffect } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { useSettings } from "../settings.js";
import { Changes } from "./changes.js";
import { later } from "./later.js";
import { Toasts } from "./toasts.js";
import { Update } from "./update.js";

const News = later(async () => (await import("../escalations/news.js")).News);

/** What stands around every screen: the new version on offer, news of escalations (no call is disturbed), passing words, what changes said aloud. @param {{inCall: boolean}} props */
export function Around({ inCall }) {
  const { lang } = useSettings();
  useEffect(
    () =>
      void hall
        .pushing()
        .then(({ renew }) => renew(lang))
        .catch(() => {}),
    [lang],
  ); // else at the next start
  return html`<${Update} inCall=${inCall} />${!inCall && html`<${News} />`}<${Toasts} /><${Changes} />`;
}
