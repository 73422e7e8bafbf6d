import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { linkIn } from "../../../domain/event/invitation-links.ts";
import NewFrom from "../league/new-from.tsx";
import { Loading, Screen } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import { EnterTournament } from "./entry.tsx";
import { noteAccount } from "../../../domain/account/was-signed-in.ts";
import { NewAccount } from "./new-account.tsx";
import { OwnAccount } from "./own-account.tsx";
import { reasonOf } from "../../../domain/account/account-request.ts";
import { SignIn } from "../../../domain/account/sign-in.tsx";
import type { Account as Found } from "#api";

/** The secret of the address; removed from it and from the history. */
let secretFromAddress: string | null = null;

/**
 * Show the own account (`#/account`), create one (`#/account/<secret>`), enter a tournament
 * (`#/account/enter/<tournament>/<official>`, followed by the screen to open), or copy one
 * (`#/account/again/<tournament>`).
 */
export default function Account({ args: [first, ...rest] }: { args: string[] }) {
  const [secret, setSecret] = useState(first ? null : secretFromAddress);
  const inAddress = linkIn(`#/account/${first}`)?.account;
  useLayoutEffect(() => {
    if (!inAddress) return;
    secretFromAddress = inAddress;
    go("#/account", { replace: true });
  }, []);
  const done = () => setSecret((secretFromAddress = null));
  if (inAddress) return <Screen title={t("account.make")} />;
  if (first === "again") return <NewFrom args={rest} />;
  if (first === "enter" && rest.length >= 2)
    return <EnterTournament tournament={rest[0]} official={rest[1]} to={rest.slice(2)} />;
  if (secret) return <NewAccount secret={secret} onDone={done} />;
  return <Own notice={first ? t("account.mangled") : ""} />;
}

/** Show the account that is signed in, or the sign-in. @param props `notice`: shown above it */
function Own({ notice }: { notice: string }) {
  const [account, setAccount] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<{ isOut: boolean; error?: unknown } | null>(null);
  const [out, setOut] = useState("");
  const load = () => {
    setTrouble(null);
    return store.account().then((own) => own.read().then(arrived, failed));
  };
  const arrived = (own: Found) => (noteAccount(true), setAccount(own));
  const failed = (error: unknown) => {
    const isOut = error instanceof ApiError && error.status === 401;
    if (isOut) noteAccount(false);
    setTrouble({ isOut, error });
  };
  useLayoutEffect(() => void load(), []);
  const left = (why: string) => {
    noteAccount(false);
    setOut(why);
    setAccount(null);
    setTrouble({ isOut: true });
  };
  if (account) return <OwnAccount account={account} onAccount={setAccount} onOut={left} notice={notice} />;
  if (trouble?.isOut) return <SignIn said={out || notice} onIn={load} />;
  if (!trouble)
    return (
      <Screen title={t("account.title")}>
        <Loading />
      </Screen>
    );
  const actions = (
    <button class="button main" onClick={load}>
      {t("try-again")}
    </button>
  );
  return (
    <Screen title={t("account.title")} actions={actions}>
      <p class="note bad" role="alert">
        {reasonOf(trouble.error)}
      </p>
    </Screen>
  );
}
