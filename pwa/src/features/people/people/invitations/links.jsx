import { useState } from "preact/hooks";
import { store } from "../../../../store/index.js";
import { clockTime, t } from "../../../../ui/i18n.js";
import { Disclosure, Empty, Screen } from "../../../../ui/index.js";
import { Confirm } from "../../../../ui/confirm.jsx";
import { Listing, useListed, useRequest } from "../../../../domain/account/request.jsx";
import { rolesOf } from "../../../../domain/people/roles.jsx";

/** Every link that lets somebody in, and those that do so no more. @param {{state: any}} props */
export function Links({ state }) {
  const links = useListed("invitations");
  const actions = (
    <a class="button main" href="#/people/invite">
      {t("people.invite")}
    </a>
  );
  return (
    <Screen title={t("people.links")} up="#/people" actions={actions}>
      <Listing of={links}>{(/** @type {any[]} */ items) => <Both links={items.toReversed()} state={state} />}</Listing>
    </Screen>
  );
}

/** @param {{links: any[], state: any}} props */
function Both({ links, state }) {
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

/** @param {{links: any[], zone: string, state?: any}} props `state`: to name whom each is for */
export function OpenLinks({ links, zone, state }) {
  if (links.length === 0) return null;
  return (
    <ul class="rows">
      {links.map((link) => (
        <OpenLink key={link.id} link={link} zone={zone} whom={state ? whomOf(state, link) : t("people.open-link")} />
      ))}
    </ul>
  );
}

/** @param {any} state @param {any} link */
function whomOf(state, { official, player, roles, label }) {
  if (official) return t("people.for-phone", { name: state.officials[official]?.name ?? "?" });
  if (player) return t("people.for-player", { name: state.players[player]?.name ?? "?" });
  return [rolesOf(roles), label].filter(Boolean).join(" · ");
}

/** @param {{link: any, zone: string, whom: string}} props */
function OpenLink({ link, zone, whom }) {
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
          <strong>{whom}</strong>
          <small>{limitsOf(link, zone)}</small>
        </span>
        {!link.closed && (
          <button
            class="button danger"
            type="button"
            disabled={asking}
            aria-haspopup="dialog"
            aria-label={t("people.withdraw-this", { whom })}
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

/** How many may come by it still, and until when; or why nobody does. @param {any} link @param {string} zone */
export function limitsOf({ uses, uses_left: left, expires_at: ends, closed }, zone) {
  const number = uses === null ? t("people.any-number") : t("people.uses-left", { left, uses });
  if (closed) return [t(`people.closed.${closed}`), number].join(" · ");
  return [number, ends ? t("people.until", { time: clockTime(ends, zone) }) : t("people.no-end")].join(" · ");
}
