import { clockTime, t } from "../../ui/i18n.ts";
import { say } from "../../ui/index.ts";
import { useAccountRequest } from "./account-request.ts";
import type { Own } from "../../features/people/account/own-account.tsx";
import type { SessionItem } from "#api";

/** Where the account is signed in; any of them can be ended. */
export function Sessions({ account, onAccount, onOut }: Own) {
  const { ask, error } = useAccountRequest({ onOut });
  const end = (id: string) =>
    ask(async (own) => {
      onAccount(await own.endSession(id));
      say(t("account.session-ended"));
    });
  return (
    <section class="card">
      <h2>{t("account.sessions")}</h2>
      <ul class="rows">
        {account.sessions.map((one) => (
          <li key={one.id}>
            <Session session={one} onEnd={() => end(one.id)} />
          </li>
        ))}
      </ul>
      {error}
    </section>
  );
}

function Session({ session: { agent: full, seen_at, here }, onEnd }: { session: SessionItem; onEnd: () => void }) {
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
const BROWSERS = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** A browser as people call it. */
export function agentName(agent: string) {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([says]) => says.test(agent))?.[1]);
  return named.filter(Boolean).join(" · ") || t("account.unknown-agent");
}
