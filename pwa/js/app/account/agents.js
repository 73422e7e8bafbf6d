import { t } from "../i18n.js";

/** What a browser's own name for itself holds → what people call it; the first that fits, for each pretends to be others. */
const BROWSERS = /** @type {const} */ ([
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
]);
const SYSTEMS = /** @type {const} */ ([
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
]);

/** A browser as people call it. @param {string} agent */
export function agentName(agent) {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([says]) => says.test(agent))?.[1]);
  return named.filter(Boolean).join(" · ") || t("account.unknown-agent");
}
