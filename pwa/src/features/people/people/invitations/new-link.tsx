import { useState } from "preact/hooks";
import { t } from "../../../../ui/i18n.ts";
import { Screen } from "../../../../ui/index.ts";
import { QrCode } from "../../../../ui/qr-code.tsx";
import { TextToSend } from "../../../../ui/text-to-send.tsx";
import { LinkAddress, LocalOnly } from "../../../../domain/people/address.tsx";
import { limitsOf } from "./links.tsx";
import { useListed } from "../../../../domain/account/request.tsx";
import { rolesOf } from "../../../../domain/people/roles.tsx";
import type { State } from "../../../../store/index.ts";
import type { Addresses } from "../../../../domain/people/address.tsx";
import type { NewInvitation, Phone } from "#api";

/** A link for a new official; `limits` in words. */
interface OfficialLink {
  link: string;
  official: string;
  name: string;
  roles: string[];
  limits: string;
}

export type Link = NewInvitation | OfficialLink;

/** A link with the addresses of the server. */
export type Made = Link & { addresses: Addresses | null };

interface NewLinkProps {
  created: Made;
  state: State;
  up: string;
  onMore: () => void;
}

/** Show a new link, to scan or send; the server sends it only once. */
export function NewLink({ created, state, up, onMore }: NewLinkProps) {
  const [link, setLink] = useState(created.link);
  const limits = "limits" in created ? created.limits : limitsOf(created, state.settings.time_zone);
  const actions = (
    <>
      <button class="button" type="button" onClick={onMore}>
        {t("people.another")}
      </button>
      <a class="button main" href={up}>
        {t("people.done")}
      </a>
    </>
  );
  return (
    <Screen title={t("people.link-made")} up={up} actions={actions}>
      <LocalOnly link={link} cure={created.addresses?.cure} />
      <p>
        <strong>{becomes(state, created)}</strong>
      </p>
      <figure class="big-code">
        <QrCode text={link} label={t("people.code")} />
      </figure>
      <LinkAddress link={link} found={created.addresses} onLink={setLink} />
      <p class="soft">{limits}</p>
      <Arrived created={created} />
      <TextToSend label={t("people.link")} text={link} />
      <p class="note warn">{t("people.link-once")}</p>
    </Screen>
  );
}

function becomes(state: State, link: Link) {
  if ("name" in link) return t("people.becomes-named", { name: link.name, roles: rolesOf(link.roles) });
  const { official, player, roles } = link;
  if (player) return t("people.sees-own", { name: state.players[player]?.name ?? "?" });
  if (official) return t("people.becomes-phone", { name: state.officials[official]?.name ?? "?" });
  return t("people.becomes", { roles: rolesOf(roles) });
}

/** Show how many have used the link so far. */
function Arrived({ created }: { created: Made }) {
  const { items } = useListed<Phone>("phones");
  const count = (items ?? []).filter((phone) =>
    "name" in created ? phone.official === created.official : phone.invitation === created.id,
  ).length;
  return <p role="status">{count > 0 && <span class="badge">{t("people.arrived", { count })}</span>}</p>;
}
