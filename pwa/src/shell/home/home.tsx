import { useState } from "preact/hooks";
import { lastBoard } from "../../features/tables/board/last.ts";
import { useDesk } from "../../domain/event/use-desk.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Icon, Screen } from "../../ui/index.ts";
import type { ICONS } from "../../ui/icon.tsx";
import { useStore } from "../../store/use-store.ts";

/** What people look up most often, in their words. */
const EXAMPLES = ["empty-win", "noten-riichi", "exposed-tiles"];
const GROUPS = {
  rules: [
    ["fouls", "search"],
    ["compare", "compare"],
    ["books", "book"],
  ],
  tools: [
    ["hand", "tables"],
    ["calls", "sound"],
    ["draw", "compare"],
    ["sheet", "log"],
    ["settle", "check"],
    ["casual", "dice"],
    ["train", "clock"],
  ],
  app: [
    ["join", "scan"],
    ["account", "person"],
    ["settings", "settings"],
  ],
} as const;

/** Where the app begins: the tournament that this phone is in, or what anybody may ask; on a desk, whose rail has the rest, the rules and tools. */
export default function Home() {
  return useDesk() ? <RulesAndTools /> : <Beginning />;
}

function RulesAndTools() {
  return (
    <Screen title={t("desk.item.rules")} up={null}>
      <Question large={false} />
      {(["rules", "tools"] as const).map((group) => (
        <Places key={group} group={group} />
      ))}
    </Screen>
  );
}

function Beginning() {
  const [open, setOpen] = useState(false);
  const { tournament } = useStore();
  const board = lastBoard();
  const menu = (
    <button
      class="button quiet"
      type="button"
      aria-haspopup="dialog"
      aria-label={t("open.menu")}
      onClick={() => setOpen(true)}
    >
      <Icon name="log" />
    </button>
  );
  return (
    <Screen title="Shinpan" up={null} aside={menu}>
      {tournament ? <Tournament /> : <p class="soft">{t("open.what-it-is")}</p>}
      {board && (
        <ul class="rows">
          <To href={`#/board/${board.slug}`} icon="tables" text={t("open.to.board")} about={board.name} />
        </ul>
      )}
      <Question large={!tournament} />
      {!tournament && (
        <ul class="ways">
          <li>
            <a class="way" href="#/casual">
              <Icon name="dice" />
              <strong>{t("open.at-home")}</strong>
              <span>{t("open.about.casual")}</span>
            </a>
          </li>
          <li>
            <a class="way" href="#/scan">
              <Icon name="scan" />
              <strong>{t("open.i-referee")}</strong>
              <span>{t("open.scan")}</span>
            </a>
          </li>
        </ul>
      )}
      {open && <Menu onClose={() => setOpen(false)} />}
    </Screen>
  );
}

/** The tournament that this phone is in. */
function Tournament() {
  const { tournament, official } = useStore();
  return (
    <section class="card">
      <small class="soft">{t("open.your-tournament")}</small>
      <h2>{tournament?.name}</h2>
      {official && <p class="soft">{official.name}</p>}
      <a class="button main" href="#/tables">
        <Icon name="tables" /> {t("open.new-ruling")}
      </a>
      <div class="pair">
        <a class="button" href="#/log">
          <Icon name="log" /> {t("open.log")}
        </a>
        <a class="button" href="#/scan">
          <Icon name="scan" /> {t("open.scan")}
        </a>
      </div>
    </section>
  );
}

/** What happened? With a few answers. */
function Question({ large }: { large: boolean }) {
  return (
    <section class={`ask ${large ? "large" : ""}`} aria-labelledby="ask">
      <h2 id="ask">{t("call.what")}</h2>
      <a class="ask-field" href="#/fouls">
        <Icon name="search" />
        {t("open.to.fouls")}
      </a>
      <ul class="examples">
        {EXAMPLES.map((foul) => (
          <li key={foul}>
            <a class="badge" href={`#/foul/${foul}`}>
              {t(`open.example.${foul}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All there is without an account. */
function Menu({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("open.menu")} onClose={onClose}>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <Places key={group} group={group} onClose={onClose} />
      ))}
    </Dialog>
  );
}

/** On a page the fouls are above already. */
function Places({ group, onClose }: { group: keyof typeof GROUPS; onClose?: () => void }) {
  const places = GROUPS[group].filter(([place]) => onClose || place !== "fouls");
  const Heading = onClose ? "h3" : "h2";
  return (
    <section aria-labelledby={group}>
      <Heading id={group}>{t(`open.group.${group}`)}</Heading>
      <ul class={`menu-places ${onClose ? "" : "on-page"}`}>
        {places.map(([place, icon]) => (
          <li key={place}>
            <a href={`#/${place}`} onClick={onClose}>
              <Icon name={icon} />
              <span>{t(`open.to.${place}`)}</span>
              <small>{t(`open.about.${place}`)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function To({
  href,
  icon,
  text,
  about,
  onClick,
}: {
  href: string;
  icon: keyof typeof ICONS;
  text: string;
  about: string;
  onClick?: () => void;
}) {
  return (
    <li>
      <a class="row" href={href} onClick={onClick}>
        <Icon name={icon} />
        <span class="body">
          {text}
          <small>{about}</small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}
