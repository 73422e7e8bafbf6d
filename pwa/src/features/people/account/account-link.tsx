import { useState } from "preact/hooks";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Dialog, Field } from "../../../ui/index.ts";
import { LocalOnly } from "../../../domain/people/address.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { Copy } from "./codes.tsx";
import { useAccountRequest } from "../../../domain/account/account-request.ts";

/** Offer a link with which somebody else can create an account. */
export function AccountLink({ onOut }: { onOut: (why: string) => void }) {
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null);
  const { ask, error } = useAccountRequest({ onOut });
  const make = () => ask(async (account) => setLink(await account.makeLink()));
  return (
    <section class="card">
      <h2>{t("account.invite")}</h2>
      <p>{t("account.invite-text")}</p>
      {error}
      <button class="button" aria-haspopup="dialog" onClick={make}>
        {t("account.invite-make")}
      </button>
      {link && <Link link={link} onClose={() => setLink(null)} />}
    </section>
  );
}

/** Show the link, to scan or send. */
function Link({
  link: { url, expires_at },
  onClose,
}: {
  link: { url: string; expires_at: string };
  onClose: () => void;
}) {
  return (
    <Dialog title={t("account.invite")} onClose={onClose}>
      <LocalOnly link={url} />
      <div class="link-code">
        <QrCode text={url} label={t("account.invite-code")} />
      </div>
      <p>{t("account.invite-until", { time: clockTime(expires_at) })}</p>
      <Field label={t("account.invite-link")} value={url} onInput={() => {}} readonly />
      <Copy text={url} />
    </Dialog>
  );
}
