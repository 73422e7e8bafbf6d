import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Disclosure, Field, Toggle, say } from "../../ui/index.ts";
import { useAccountRequest } from "./account-request.ts";
import type { Own } from "../../features/people/account/own-account.tsx";

/** As of a Field. */
interface Typed {
  label: string;
  hint?: string;
  value: string;
  onInput: (value: string) => void;
  wrong?: string;
  autocomplete: string;
}

/** A field for a password, which can be looked at while it is typed. */
export function Password(props: Typed) {
  const [shown, show] = useState(false);
  return (
    <>
      <Field {...props} type={shown ? "text" : "password"} autocapitalize="none" spellcheck={false} maxlength={200} />
      <Toggle label={t("account.show")} checked={shown} onChange={show} />
    </>
  );
}

/** The account's own password: set, or changed. */
export function OwnPassword({ account, onAccount, onOut }: Own) {
  const label = t(account.has_password ? "account.password-change" : "account.password-set");
  return (
    <Disclosure title={<h2>{label}</h2>}>
      {() => <Form account={account} label={label} onAccount={onAccount} onOut={onOut} />}
    </Disclosure>
  );
}

function Form({ account, label, onAccount, onOut }: Own & { label: string }) {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const { ask, error, mistakes } = useAccountRequest({ onOut });
  const submit = (event: Event) => {
    event.preventDefault();
    ask(async (own) => {
      onAccount(await own.setPassword({ password, ...(account.has_password && { current }) }));
      setCurrent("");
      setPassword("");
      say(t("account.password-done"));
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      {account.has_password && (
        <Field
          type="password"
          label={t("account.password-current")}
          value={current}
          onInput={setCurrent}
          wrong={mistakes.current}
          autocomplete="current-password"
          maxlength={200}
        />
      )}
      <Password
        label={t("account.new-password")}
        hint={t("account.password-hint")}
        value={password}
        onInput={setPassword}
        wrong={mistakes.password}
        autocomplete="new-password"
      />
      <p class="soft">{t("account.password-others")}</p>
      {error}
      <button class="button main">{label}</button>
    </form>
  );
}
