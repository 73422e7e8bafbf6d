import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { Dialog, Field, say } from "../../ui/index.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { useAccountRequest } from "./account-request.ts";
import { agentName } from "./sessions.tsx";
import type { Account, Passkey as OwnPasskey } from "#api";
import type { Own } from "../../features/people/account/own-account.tsx";

/** Why no passkey works here, in words; empty where one does. */
export function useObstacle() {
  const [obstacle, setObstacle] = useState("");
  useLayoutEffect(() => void store.account().then((account) => setObstacle(account.obstacle())), []);
  return obstacle && t(`account.obstacle.${obstacle}`);
}

/** The account's passkeys: added and removed. */
export function Passkeys({ account, onAccount, onOut }: Own) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnPasskey | null>(null);
  const obstacle = useObstacle();
  const { ask, error } = useAccountRequest({ onOut });
  const remove = (id: string) => {
    setRemoving(null);
    ask(async (own) => onAccount(await own.removePasskey(id)));
  };
  const added = (next: Account) => {
    setAdding(false);
    say(t("account.passkey-added"));
    onAccount(next);
  };
  return (
    <section class="card">
      <h2>{t("account.passkeys")}</h2>
      {account.passkeys.length === 0 && <p class="soft">{t("account.no-passkeys")}</p>}
      <ul class="rows">
        {account.passkeys.map((one) => (
          <li key={one.id}>
            <Passkey passkey={one} onRemove={() => setRemoving(one)} />
          </li>
        ))}
      </ul>
      {error}
      {obstacle ? (
        <p class="soft">{obstacle}</p>
      ) : (
        <button class="button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t("account.add-passkey")}
        </button>
      )}
      {adding && <Adding onAdded={added} onOut={onOut} onClose={() => setAdding(false)} />}
      {removing && (
        <Confirm
          title={t("account.remove-ask")}
          text={t("account.remove-text", { label: removing.label })}
          yes={t("account.remove")}
          danger
          onYes={() => remove(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

function Passkey({ passkey: { label, created_at, used_at }, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) {
  const usage = used_at
    ? t("account.passkey-used", { time: clockTime(used_at) })
    : t("account.passkey-made", { time: clockTime(created_at) });
  return (
    <div class="row">
      <span class="body">
        <strong>{label}</strong>
        <small>{usage}</small>
      </span>
      <button class="button" aria-haspopup="dialog" aria-label={t("account.remove-this", { label })} onClick={onRemove}>
        {t("account.remove")}
      </button>
    </div>
  );
}

function Adding({
  onAdded,
  onOut,
  onClose,
}: {
  onAdded: (account: Account) => void;
  onOut: (why: string) => void;
  onClose: () => void;
}) {
  const [label, setLabel] = useState(() => agentName(navigator.userAgent));
  const { ask, error, mistakes } = useAccountRequest({ onOut });
  const submit = (event: Event) => {
    event.preventDefault();
    ask(async (account) => onAdded(await account.addPasskey(label.trim())));
  };
  return (
    <Dialog title={t("account.add-passkey")} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={t("account.passkey-label")}
          hint={t("account.passkey-label-hint")}
          value={label}
          onInput={setLabel}
          wrong={mistakes.label ?? mistakes.credential}
          maxlength={200}
        />
        {error}
        <button class="button main">{t("account.add-passkey")}</button>
      </form>
    </Dialog>
  );
}
