import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Choice, Dialog, Field, Loading, Screen } from "../../ui/index.ts";
import { useObstacle } from "./passkeys.tsx";
import { Password } from "./password.tsx";
import { useAccountRequest } from "./account-request.ts";
import type { Account } from "#api";

/** `handle`: of whom alone */
interface Way {
  onIn: () => unknown;
  handle?: string;
}

/** Signing in. @param props `said`: why one has to */
export function SignIn({ said, onIn }: Way & { said: string }) {
  return (
    <Screen title={t("account.sign-in")}>
      {said ? (
        <p class="note warn" role="status">
          {said}
        </p>
      ) : (
        <p>{t("account.sign-in-text")}</p>
      )}
      <Ways onIn={onIn} />
      <a class="button" href="#/join">
        {t("hall-join")}
      </a>
    </Screen>
  );
}

/** The ways to sign in: a passkey, a password or a recovery code. */
export function Ways(given: Way) {
  const [way, setWay] = useState("password");
  const ways = ["password", "code"].map((value) => ({ value, text: t(`account.way.${value}`) }));
  return (
    <>
      <ByPasskey {...given} />
      <Choice label={t("account.way")} value={way} options={ways} onChange={setWay} />
      {way === "password" ? <ByPassword {...given} /> : <ByCode {...given} />}
    </>
  );
}

function ByPasskey({ onIn }: Way) {
  const obstacle = useObstacle();
  const { ask, error } = useAccountRequest({ denied: t("account.denied.passkey") });
  if (obstacle) return <p class="soft">{obstacle}</p>;
  const signIn = () =>
    ask(async (account) => {
      await account.signInByPasskey();
      await onIn();
    });
  return (
    <>
      <div class="pair">
        <button class="button main" type="button" onClick={signIn}>
          {t("account.by-passkey")}
        </button>
      </div>
      {error}
    </>
  );
}

function ByPassword({ onIn, handle: known = "" }: Way) {
  const [handle, setHandle] = useState(known);
  const [password, setPassword] = useState("");
  const { ask, error, mistakes } = useAccountRequest({ denied: t("account.denied.password") });
  const submit = (event: Event) => {
    event.preventDefault();
    ask(async (account) => {
      await account.signIn({ handle, password });
      await onIn();
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <Handle
        readonly={!!known}
        value={handle}
        onInput={setHandle}
        wrong={mistakes.handle && t("account.wrong.name")}
      />
      <Password
        label={t("account.password")}
        value={password}
        onInput={setPassword}
        wrong={mistakes.password}
        autocomplete="current-password"
      />
      {error}
      <button class="button">{t("account.by-password")}</button>
    </form>
  );
}

function ByCode({ onIn, handle: known = "" }: Way) {
  const [handle, setHandle] = useState(known);
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const { ask, error, mistakes } = useAccountRequest({ denied: t("account.denied.code") });
  const submit = (event: Event) => {
    event.preventDefault();
    ask(async (account) => {
      await account.recover({ handle, code, ...(password && { password }) });
      await onIn();
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <Handle
        readonly={!!known}
        value={handle}
        onInput={setHandle}
        wrong={mistakes.handle && t("account.wrong.name")}
      />
      <Field
        label={t("account.way.code")}
        hint={t("account.code-hint")}
        value={code}
        onInput={setCode}
        wrong={mistakes.code}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxlength={100}
      />
      <Password
        label={t("account.new-password")}
        hint={t("account.new-password-hint")}
        value={password}
        onInput={setPassword}
        wrong={mistakes.password}
        autocomplete="new-password"
      />
      {error}
      <button class="button">{t("account.by-code")}</button>
    </form>
  );
}

/** As of a Field. */
interface Typed {
  readonly: boolean;
  value: string;
  onInput: (value: string) => void;
  wrong?: string;
}

function Handle(props: Typed) {
  return (
    <Field
      {...props}
      label={t("account.handle")}
      autocomplete="username"
      autocapitalize="none"
      spellcheck={false}
      maxlength={200}
    />
  );
}

/** Ask who is signed in to sign in once more. */
export function SignInAgain({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const [account, setAccount] = useState<Account | null>(null);
  useLayoutEffect(() => void read().then(setAccount, onClose), []);
  const signedIn = async () => {
    const { id } = await read();
    if (id === account?.id) onProven();
    else location.reload(); // what is on the screen was somebody else's
  };
  return (
    <Dialog title={t("account.again")} onClose={onClose}>
      <p>{t("account.again-text")}</p>
      {account ? <Ways handle={account.handle} onIn={signedIn} /> : <Loading />}
    </Dialog>
  );
}

async function read() {
  return (await store.account()).read();
}
