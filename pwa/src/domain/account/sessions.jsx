import { clockTime, t } from "../../ui/i18n.js";
import { say } from "../../ui/index.js";
import { useAccountRequest } from "./account-request.js";

/** Where the account is signed in; any of them can be ended. @param {import("../../features/people/account/own-account.jsx").Own} props */
export function Sessions({ account, onAccount, onOut }) {
  const { ask, wrong } = useAccountRequest({ onOut });
  const end = (/** @type {string} */ id) =>
    ask(async (own) => {
      onAccount(await own.endSession(id));
      say(t("account.session-ended"));
    });
  return (
    <section class="card">
      <h2>{t("account.sessions")}</h2>
      <ul class="rows">
        {account.sessions.map((/** @type {any} */ one) => (
          <li key={one.id}>
            <Session session={one} onEnd={() => end(one.id)} />
          </li>
        ))}
      </ul>
      {wrong}
    </section>
  );
}

/** @param {{session: any, onEnd: () => void}} props */
function Session({ session: { agent: full, seen_at, here }, onEnd }) {
  const agent = agentName(full);
  return (
    <div class="row">
      <span class="body">
        <strong>{agent}</strong>
        <small>{t("account.session-seen", { time: clockTime(seen_at) })}</small>
      </span>
      {here ? (
        <span class="badge">{t("account.session-here")}</span>
      ) : (
        <button class="button" aria-label={t("account.session-end-this", { agent })} onClick={onEnd}>
          {t("account.session-end")}
        </button>
      )}
    </div>
  );
}

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
