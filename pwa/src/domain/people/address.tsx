import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Select } from "../../ui/index.ts";
import type { AddressList } from "#api";

const THIS_MACHINE = /^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;
const ON_ALL = "HOST=0.0.0.0";
const USUAL_PORT = "8000"; // of `make run`

/** Addresses of the server. */
export type Addresses = AddressList;

/** The address that links carry, and the others; null while the server can't be asked. */
export function addresses(): Promise<Addresses | null> {
  return store.ask<AddressList>("addresses").catch(() => null);
}

/** Whether nothing but the machine itself can open an address. */
function isLocal(address: string) {
  return THIS_MACHINE.test(new URL(address).hostname);
}

/** The address that codes carry: this page's, or the server's in its network where only the machine itself opens that. */
export function useOrigin() {
  const [origin, setOrigin] = useState(location.origin);
  useLayoutEffect(() => {
    if (isLocal(origin)) addresses().then((found) => found && setOrigin(found.url));
  }, []);
  return origin;
}

/** That phones can't open a link, and the cure. @param props `cure`: null where the server waits for others already */
export function LocalOnly({ link, cure = ON_ALL }: { link: string; cure?: string | null }) {
  if (!isLocal(link)) return null;
  const { port } = new URL(link);
  const start = ["make run", cure, port && port !== USUAL_PORT && `PORT=${port}`];
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{t("people.local")}</strong>
      </p>
      {cure ? (
        <>
          <p>{t("people.local.start")}</p>
          <p>
            <strong>{start.filter(Boolean).join(" ")}</strong>
          </p>
          <p>{t("people.local.then")}</p>
        </>
      ) : (
        <p>{t("people.local.network")}</p>
      )}
    </div>
  );
}

/** By which address a link is opened: another may be chosen where the machine has several. */
export function LinkAddress({
  link,
  found,
  onLink,
}: {
  link: string;
  found: Addresses | null;
  onLink: (link: string) => void;
}) {
  const { origin, host, protocol } = new URL(link);
  const others = (found?.candidates ?? []).map(({ url }) => ({ value: url, text: new URL(url).host }));
  const choose = (url: string) => onLink(link.replace(origin, url));
  return (
    <>
      {others.length > 1 && (
        <>
          <Select label={t("people.address")} value={origin} options={others} onChange={choose} />
          <p class="soft">{t("people.address.another")}</p>
        </>
      )}
      {protocol === "http:" && !isLocal(link) && <p class="soft">{t("people.address.plain", { host })}</p>}
    </>
  );
}
