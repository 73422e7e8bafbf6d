import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { noteAccount } from "../../../domain/account/was-signed-in.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import type { ComponentChildren } from "preact";

interface WhoseAccountProps {
  title: string;
  up: string;
  account: { name: string; handle: string };
  text: string;
  yes: string;
  onYes: () => void;
  onOut: () => void;
  children?: ComponentChildren;
}

/**
 * Ask whether a link is for the account signed in here, before it gives it anything: another person may have opened it.
 * @param props `onOut`: the account is signed out now; `children`: other ways to continue
 */
export function WhoseAccount({ title, up, account, text, yes, onYes, onOut, children }: WhoseAccountProps) {
  const { ask, error } = useAccountRequest({ onOut });
  const signOut = () =>
    ask(async (own) => {
      await own.signOut();
      noteAccount(false);
      onOut();
    });
  return (
    <Screen title={title} up={up}>
      <p class="note warn" role="status">
        {t("account.whose", { name: account.name, handle: account.handle })}
      </p>
      <p>{text}</p>
      <div class="stack">
        <button class="button main" type="button" onClick={onYes}>
          {yes}
        </button>
        {children}
        <button class="button" type="button" onClick={signOut}>
          {t("account.whose-out", { name: account.name })}
        </button>
      </div>
      {error}
    </Screen>
  );
}
