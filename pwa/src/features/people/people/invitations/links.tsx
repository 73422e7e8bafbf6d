import { useState } from "preact/hooks";
import { store } from "../../../../store/index.ts";
import { clockTime, t } from "../../../../ui/i18n.ts";
import { Disclosure, Empty, Screen } from "../../../../ui/index.ts";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Listing, useListed, useRequest } from "../../../../domain/account/request.tsx";
import { rolesOf } from "../../../../domain/people/roles.tsx";
import type { State } from "../../../../store/index.ts";
import type { Invitation } from "#api";

/** List the open links, and those that are closed. */
export function Links({ state }: { state: State }) {
  const links = useListed<Invitation>("invitations");
  const actions = (
    <a class="button main" href="#/people/invite">
      {t("people.invite")}
    </a>
  );
  return (
    <Screen title={t("people.links")} up="#/people" actions={actions}>
      <Listing of={links}>{(items) => <Both links={items.toReversed()} state={state} />}</Listing>
    </Screen>
  );
}

function Both({ links, state }: { links: Invitation[]; state: State }) {
  const zone = state.settings.time_zone;
  const open = links.filter(({ closed }) => !closed);
  const over = links.filter(({ closed }) => closed);
  return (
    <>
      {open.length === 0 && <Empty text={t("people.no-links")} />}
      <OpenLinks links={open} zone={zone} state={state} />
      {over.length > 0 && (
        <Disclosure title={t("people.closed-count", { count: over.length })}>
          {() => <OpenLinks links={over} zone={zone} state={state} />}
        </Disclosure>
      )}
    </>
  );
}

/** List links. @param props `state`: to name each recipient */
export function OpenLinks({ links, zone, state }: { links: Invitation[]; zone: string; state?: State }) {
  if (links.length === 0) return null;
  return (
    <ul class="rows">
      {links.map((link) => (
        <OpenLink
          key={link.id}
          link={link}
          zone={zone}
          recipient={state ? recipientOf(state, link) : t("people.open-link")}
        />
      ))}
    </ul>
  );
}

function recipientOf(state: State, { official, player, roles, label }: Invitation) {
  if (official) return t("people.for-phone", { name: state.officials[official]?.name ?? "?" });
  if (player) return t("people.for-player", { name: state.players[player]?.name ?? "?" });
  return [rolesOf(roles), label].filter(Boolean).join(" · ");
}

function OpenLink({ link, zone, recipient }: { link: Invitation; zone: string; recipient: string }) {
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const withdraw = () => {
    setSure(false);
    ask(() => store.ask(`invitations/${link.id}/revocation`, { method: "PUT" }));
  };
  return (
    <li>
      <div class="row">
        <span class="body">
          <strong>{recipient}</strong>
          <small>{limitsOf(link, zone)}</small>
        </span>
        {!link.closed && (
          <button
            class="button danger"
            type="button"
            disabled={asking}
            aria-haspopup="dialog"
            aria-label={t("people.withdraw-this", { whom: recipient })}
            onClick={() => setSure(true)}
          >
            {t("people.withdraw")}
          </button>
        )}
      </div>
      {wrong}
      {sure && (
        <Confirm
          title={t("people.withdraw-ask")}
          text={t("people.withdraw-text")}
          yes={t("people.withdraw")}
          danger
          onYes={withdraw}
          onClose={() => setSure(false)}
        />
      )}
    </li>
  );
}

/** Return how many may still use the link, and until when; or why it is closed. */
export function limitsOf({ uses, uses_left: left, expires_at: ends, closed }: Invitation, zone: string) {
  const number = uses === null ? t("people.any-number") : t("people.uses-left", { left: left ?? 0, uses });
  if (closed) return [t(`people.closed.${closed}`), number].join(" · ");
  return [number, ends ? t("people.until", { time: clockTime(ends, zone) }) : t("people.no-end")].join(" · ");
}
