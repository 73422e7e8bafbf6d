import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Icon, Screen, say } from "../../../ui/index.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { useStore } from "../../../store/use-store.ts";
import { AccountLink } from "./account-link.tsx";
import { Codes, CodesLeft } from "./codes.tsx";
import { Passkeys } from "../../../domain/account/passkeys.tsx";
import { OwnPassword } from "../../../domain/account/password.tsx";
import { RecentSignIn } from "../../../domain/account/recent-sign-in.tsx";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { Sessions } from "../../../domain/account/sessions.tsx";
import type { Account, Entered } from "#api";

/** The account, and the callbacks for a changed account and for a lost sign-in. */
export interface Own {
  account: Account;
  onAccount: (account: Account) => void;
  onOut: (why: string) => void;
}

/** Show the own account. */
export function OwnAccount({ notice, ...own }: Own & { notice: string }) {
  const { account } = own;
  const [codes, setCodes] = useState<string[] | null>(null);
  const showAccount = () => {
    setCodes(null);
    own.onAccount({ ...account, recovery_codes_left: codes?.length ?? 0 });
  };
  if (codes) return <Codes codes={codes} handle={account.handle} onKept={showAccount} />;
  const stranded = !account.has_password && account.passkeys.length === 0;
  return (
    <Screen title={account.name}>
      <p class="soft">{t("account.signed-in-as", { handle: account.handle })}</p>
      {notice && (
        <p class="note warn" role="status">
          {notice}
        </p>
      )}
      {stranded && (
        <p class="note warn" role="status">
          {t("account.no-way-in")}
        </p>
      )}
      <Tournaments tournaments={account.tournaments} />
      <Passkeys {...own} />
      <OwnPassword {...own} />
      <CodesLeft {...own} onCodes={setCodes} />
      <Sessions {...own} />
      <AccountLink onOut={own.onOut} />
      <SignOut onOut={own.onOut} />
      <RecentSignIn />
    </Screen>
  );
}

function Tournaments({ tournaments }: { tournaments: Entered[] }) {
  const { tournament: current, official } = useStore();
  const isIn = (one: Entered) => one.id === current?.id && one.official_id === official?.id;
  return (
    <section class="card">
      <h2>{t("account.tournaments")}</h2>
      {tournaments.length === 0 && <p class="soft">{t("account.no-tournaments")}</p>}
      <ul class="rows">
        {tournaments.map((one) => (
          <li key={one.id}>
            <a class="row" href={isIn(one) ? "#/tables" : `#/account/enter/${one.id}/${one.official_id}`}>
              <span class="body">
                <strong>{one.name}</strong>
                <small>{one.roles.map((role) => t(`hall-role.${role}`)).join(" · ")}</small>
              </span>
              {isIn(one) && <span class="badge">{t("account.you-are-in")}</span>}
              <Icon name="next" />
            </a>
            {one.roles.includes("director") && (
              <a
                class="button beneath"
                href={`#/account/again/${one.id}`}
                aria-label={t("again.from", { name: one.name })}
              >
                {t("again.button")}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div class="pair">
        <a class="button" href="#/found">
          {t("account.found")}
        </a>
        <a class="button" href="#/league">
          {t("league.title")}
        </a>
      </div>
    </section>
  );
}

/** Offer to sign out; first warn of unsent items. */
function SignOut({ onOut }: { onOut: (why: string) => void }) {
  const { outbox } = useStore();
  const [asking, setAsking] = useState(false);
  const { ask, error } = useAccountRequest({ onOut });
  const count = outbox.filter(({ state }) => state !== "differs").length;
  const out = () => {
    setAsking(false);
    ask(async (account) => {
      await account.signOut();
      say(t("account.signed-out"));
      onOut("");
    });
  };
  return (
    <>
      {error}
      <button class="button danger" type="button" onClick={() => (count ? setAsking(true) : out())}>
        {t("account.sign-out")}
      </button>
      {asking && (
        <Confirm
          title={t("account.sign-out")}
          text={t("account.sign-out-unsent", { count })}
          yes={t("account.sign-out")}
          danger
          onYes={out}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
