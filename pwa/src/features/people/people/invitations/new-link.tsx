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

/** What lets a new official in; `limits` in words. */
interface OfficialLink {
  link: string;
  official: string;
  name: string;
  roles: string[];
  limits: string;
}

export type Link = NewInvitation | OfficialLink;

/** With the addresses of the server. */
export type Made = Link & { addresses: Addresses | null };

interface NewLinkProps {
  made: Made;
  state: State;
  up: string;
  onMore: () => void;
}

/**
 * A link just made, to be scanned or sent: it is told this once.
 */
export function NewLink({ made, state, up, onMore }: NewLinkProps) {
  const [link, setLink] = useState(made.link);
  const limits = "limits" in made ? made.limits : limitsOf(made, state.settings.time_zone);
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
      <LocalOnly link={link} cure={made.addresses?.cure} />
      <p>
        <strong>{becomes(state, made)}</strong>
      </p>
      <figure class="big-code">
        <QrCode text={link} label={t("people.code")} />
      </figure>
      <LinkAddress link={link} found={made.addresses} onLink={setLink} />
      <p class="soft">{limits}</p>
      <Arrived made={made} />
      <TextToSend label={t("people.link")} text={link} />
      <p class="note warn">{t("people.link-once")}</p>
    </Screen>
  );
}

function becomes(state: State, made: Link) {
  if ("name" in made) return t("people.becomes-named", { name: made.name, roles: rolesOf(made.roles) });
  const { official, player, roles } = made;
  if (player) return t("people.sees-own", { name: state.players[player]?.name ?? "?" });
  if (official) return t("people.becomes-phone", { name: state.officials[official]?.name ?? "?" });
  return t("people.becomes", { roles: rolesOf(roles) });
}

/** How many have come by it, while one looks on. */
function Arrived({ made }: { made: Made }) {
  const { items } = useListed<Phone>("phones");
  const count = (items ?? []).filter((phone) =>
    "name" in made ? phone.official === made.official : phone.invitation === made.id,
  ).length;
  return <p role="status">{count > 0 && <span class="badge">{t("people.arrived", { count })}</span>}</p>;
}
