import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { clockTime, formatter, t } from "../../../ui/i18n.ts";
import { Disclosure, Loading, say } from "../../../ui/index.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { OpenLinks } from "./invitations/links.tsx";
import { Listing, useListed, useRequest } from "../../../domain/account/request.tsx";
import type { ComponentChildren } from "preact";
import type { Invitation, Phone as Admitted } from "#api";

interface AccessProps {
  person: { official?: string; player?: string };
  name: string;
  zone: string;
  children: ComponentChildren;
}

/**
 * Show how an official or player gets in: phones, open links, and a link to make another one. The rest follows once the
 * lists are loaded, so that nothing moves under the finger.
 */
export function Access({ person, name, zone, children }: AccessProps) {
  const phones = useListed<Admitted>("phones");
  const links = useListed<Invitation>("invitations");
  const kind = person.official ? "official" : "player";
  const id = person[kind];
  if ([phones, links].some(({ items, trouble }) => !items && !trouble)) return <Loading />;
  const own = (one: Admitted | Invitation) => one[kind] === id;
  return (
    <>
      <section class="stack">
        <h2>{t("people.phones")}</h2>
        <Listing of={phones}>{(items) => <Phones phones={items.filter(own)} name={name} zone={zone} />}</Listing>
        {links.items && <OpenLinks links={links.items.filter((one) => own(one) && !one.closed)} zone={zone} />}
        <a class="button" href={`#/people/invite?${kind}=${id}`}>
          {t(kind === "player" ? "people.give-link" : "people.one-more")}
        </a>
      </section>
      {children}
    </>
  );
}

function Phones({ phones, name, zone }: { phones: Admitted[]; name: string; zone: string }) {
  const gone = phones.filter(({ cut_off_at: at }) => at);
  const here = phones.filter(({ cut_off_at: at }) => !at);
  const list = (some: Admitted[]) => (
    <ul class="rows">
      {some.map((phone) => (
        <Phone key={phone.id} phone={phone} name={name} zone={zone} />
      ))}
    </ul>
  );
  return (
    <>
      {here.length ? list(here) : <p class="soft">{t("people.no-phone")}</p>}
      {gone.length > 0 && (
        <Disclosure title={t("people.cut-off-count", { count: gone.length })}>{() => list(gone)}</Disclosure>
      )}
    </>
  );
}

function Phone({ phone, name, zone }: { phone: Admitted; name: string; zone: string }) {
  const { id, agent, admitted_at: since, seen_at: seen, cut_off_at: gone, by_account: account } = phone;
  const [sure, setSure] = useState(false);
  const { ask, asking, wrong } = useRequest();
  const browser = account ? t("people.by-account") : browserOf(agent ?? "");
  const cutOff = () => {
    setSure(false);
    ask(async () => {
      await store.ask(`phones/${id}/cut-off`, { method: "PUT" });
      say(t("people.cut-off-done"));
    });
  };
  const times = [
    t("people.since", { time: clockTime(since, zone) }),
    seen &&
      !gone &&
      t("people.seen", {
        day: formatter(Intl.DateTimeFormat, { dateStyle: "medium", timeZone: zone }).format(new Date(seen)),
      }),
    gone && t("people.cut-off-at", { time: clockTime(gone, zone) }),
  ];
  return (
    <li>
      <div class="row">
        <span class="body">
          <strong>{browser}</strong>
          <small>{times.filter(Boolean).join(" · ")}</small>
        </span>
        {!gone && (
          <button
            class="button danger"
            type="button"
            disabled={asking}
            aria-haspopup="dialog"
            aria-label={t("people.cut-off-this", { phone: browser })}
            onClick={() => setSure(true)}
          >
            {t("people.cut-off")}
          </button>
        )}
      </div>
      {wrong}
      {sure && (
        <Confirm
          title={t("people.cut-off-ask", { name, phone: browser })}
          text={t("people.cut-off-text", { name })}
          yes={t("people.cut-off")}
          danger
          onYes={cutOff}
          onClose={() => setSure(false)}
        />
      )}
    </li>
  );
}

/** Browsers by their part of the user agent; the first match counts, since most claim to be others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["SamsungBrowser", "Samsung Internet"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
];
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

/** Return the browser and system as people call them; for unknown ones, the user agent. */
export function browserOf(agent: string) {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([part]) => agent.includes(part))?.[1]);
  return known.filter(Boolean).join(", ") || agent.slice(0, 60);
}
