import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Screen, say } from "../../../ui/index.ts";
import { saveAs } from "../../../domain/requests/download.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import type { Own } from "./own-account.tsx";

const FEW = 3;

/** Show recovery codes, which the server sends only once: the only way on is to confirm that they are stored. */
export function Codes({ codes, handle, onKept }: { codes: string[]; handle: string; onKept: () => void }) {
  const title = t("account.codes-for", { handle });
  const text = [title, "", ...codes, ""].join("\n");
  const save = () => saveAs(new Blob([text], { type: "text/plain" }), "shinpan-recovery-codes.txt");
  const actions = (
    <button class="button main" onClick={onKept}>
      {t("account.codes-kept")}
    </button>
  );
  return (
    <Screen title={t("account.codes")} up={null} actions={actions}>
      <p class="unprinted">{t("account.codes-text")}</p>
      <section class="card">
        <h2>{title}</h2>
        <ul class="codes-kept" translate={false}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <div class="pair unprinted">
        <Copy text={text} />
        <button class="button" type="button" onClick={() => print()}>
          {t("account.print")}
        </button>
        <button class="button" type="button" onClick={save}>
          {t("account.save")}
        </button>
      </div>
    </Screen>
  );
}

/** Offer to copy the text; not without https, where there is no clipboard. */
export function Copy({ text }: { text: string }) {
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(t("account.copied")),
      () => say(t("account.not-copied")),
    );
  return (
    <button class="button" type="button" onClick={copy}>
      {t("account.copy")}
    </button>
  );
}

/** Show how many codes are left, and offer new ones. */
export function CodesLeft({
  account: { recovery_codes_left: count },
  onCodes,
  onOut,
}: Own & { onCodes: (codes: string[]) => void }) {
  const [sure, setSure] = useState(false);
  const { ask, error } = useAccountRequest({ onOut });
  const renew = () => {
    setSure(false);
    ask(async (account) => onCodes(await account.renewCodes()));
  };
  return (
    <section class="card">
      <h2>{t("account.codes")}</h2>
      <p>{t("account.codes-left", { count })}</p>
      {count < FEW && <p class="note warn">{t("account.codes-few")}</p>}
      {error}
      <button class="button" aria-haspopup="dialog" onClick={() => setSure(true)}>
        {t("account.codes-new")}
      </button>
      {sure && (
        <Confirm
          title={t("account.codes-new-ask")}
          text={t("account.codes-new-text")}
          yes={t("account.codes-new")}
          danger
          onYes={renew}
          onClose={() => setSure(false)}
        />
      )}
    </section>
  );
}
