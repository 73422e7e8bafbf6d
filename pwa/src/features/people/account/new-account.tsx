import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice, Field, Screen } from "../../../ui/index.ts";
import { Codes } from "./codes.tsx";
import { useObstacle } from "../../../domain/account/passkeys.tsx";
import { Password } from "../../../domain/account/password.tsx";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import type { NewAccount as Made } from "#api";

/** Create an account from a link, then show its recovery codes once. */
export function NewAccount({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [created, setCreated] = useState<Made | null>(null);
  if (created) return <Codes codes={created.recovery_codes} handle={created.handle} onKept={onDone} />;
  return <Form secret={secret} onMade={setCreated} onAccount={onDone} />;
}

function Form({
  secret,
  onMade,
  onAccount,
}: {
  secret: string;
  onMade: (created: Made) => void;
  onAccount: () => void;
}) {
  const [name, setName] = useState("");
  const [handle, setHandle] = useState("");
  const [way, setWay] = useState("password");
  const [password, setPassword] = useState("");
  const obstacle = useObstacle();
  const { ask, error, mistakes } = useAccountRequest();
  const ways = ["password", "passkey"].map((value) => ({ value, text: t(`account.way.${value}`) }));
  const submit = (event: Event) => {
    event.preventDefault();
    const body = { link: secret, handle: handle.trim().toLowerCase(), name: name.trim() };
    ask(async (account) => onMade(await account.create(way === "password" ? { ...body, password } : body)));
  };
  return (
    <Screen title={t("account.make")}>
      <p>{t("account.make-text")}</p>
      <form class="stack" onSubmit={submit}>
        <Field
          label={t("account.name")}
          hint={t("account.name-hint")}
          value={name}
          onInput={setName}
          wrong={mistakes.name}
          autocomplete="name"
          maxlength="200"
        />
        <Field
          label={t("account.handle")}
          hint={t("account.handle-hint")}
          value={handle}
          onInput={setHandle}
          wrong={mistakes.handle}
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          maxlength="80"
        />
        {obstacle ? (
          <p class="soft">{obstacle}</p>
        ) : (
          <Choice label={t("account.way")} value={way} options={ways} onChange={setWay} />
        )}
        {way === "password" ? (
          <Password
            label={t("account.password")}
            hint={t("account.password-hint")}
            value={password}
            onInput={setPassword}
            wrong={mistakes.password}
            autocomplete="new-password"
          />
        ) : (
          <p>{t("account.passkey-text")}</p>
        )}
        {error}
        <button class="button main">{t("account.make")}</button>
      </form>
      <button class="button" type="button" onClick={onAccount}>
        {t("account.have-one")}
      </button>
    </Screen>
  );
}
