import { useState } from "preact/hooks";
import { t } from "../../../../ui/i18n.ts";
import { Screen } from "../../../../ui/index.ts";
import { QrCode } from "../../../../ui/qr-code.tsx";
import { LinkAddress, LocalOnly } from "../../../../domain/people/address.tsx";
import { rolesOf } from "../../../../domain/people/roles.tsx";
import type { ComponentChildren } from "preact";
import type { Addresses } from "../../../../domain/people/address.tsx";

/** The QR code of an official. */
export interface Code {
  name: string;
  roles: string[];
  link: string;
}

interface CodeSheetProps {
  codes: Code[];
  found: Addresses | null;
  name: string;
  title: string;
  up: string;
  next?: ComponentChildren;
}

/**
 * Show the codes of officials to print and cut; the server sends them only once.
 * @param props `name`: of the tournament; `next`: a button beside printing
 */
export function CodeSheet({ codes, found, name, title, up, next }: CodeSheetProps) {
  const [origin, setOrigin] = useState(() => new URL(codes[0]?.link ?? location.href).origin);
  const atOrigin = (link: string) => link.replace(new URL(link).origin, origin);
  const first = atOrigin(codes[0]?.link ?? location.href);
  const look = next ? "button" : "button main";
  const actions = (
    <>
      <button class={look} type="button" onClick={() => print()}>
        {t("hall-print")}
      </button>
      {next}
    </>
  );
  return (
    <Screen title={title} up={up} actions={actions}>
      <div class="unprinted stack">
        <LocalOnly link={first} cure={found?.cure} />
        <p class="note warn">{t("people.sheet-once")}</p>
        <LinkAddress link={first} found={found} onLink={(link) => setOrigin(new URL(link).origin)} />
      </div>
      <ul class="codes">
        {codes.map((one) => (
          <li key={one.link}>
            <figure>
              <QrCode text={atOrigin(one.link)} label={t("people.code-of", { name: one.name })} />
              <figcaption>
                <strong>{one.name}</strong>
                <span>{rolesOf(one.roles)}</span>
                <small>
                  {name} · {t("people.one-phone")}
                </small>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
