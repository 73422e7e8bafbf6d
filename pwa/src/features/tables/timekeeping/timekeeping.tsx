import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { useNow } from "../../../domain/event/now.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { Empty, Loading, Screen } from "../../../ui/screen.tsx";
import { useTimekeeping } from "./queue.ts";
import type { KeptTime, KnownLateness, TimedHanchan, Timekeeping as TablesPage } from "#api";
import type { PlayerTime, Tapped } from "./queue.ts";

/** States that count for nothing, so that the time can be recorded again. */
const VAIN = ["dismissed", "refused"];

/** Let a player record times while the arbiter is absent; it needs no account, only the code on the table. */
export default function Timekeeping({ args: [id = "", code = ""] }: { args: string[] }) {
  const { own, page, missing, unreached, note } = useTimekeeping([id, code].map(encodeURIComponent).join("/"));
  const title = page ? t("keep.title-at", { label: page.label }) : t("keep.title");
  if (missing)
    return (
      <Screen title={t("keep.title")}>
        <Empty text={t("keep.missing")}>
          <a class="button" href="#/scan">
            {t("hall-scan")}
          </a>
        </Empty>
      </Screen>
    );
  if (!page && unreached)
    return (
      <Screen title={title}>
        <Empty text={t("live.unreached")} />
      </Screen>
    );
  if (!page)
    return (
      <Screen title={title}>
        <Loading />
      </Screen>
    );
  if (!page.hanchan?.scheduled_at)
    return (
      <Screen title={title}>
        <Empty text={t("keep.unscheduled")} />
      </Screen>
    );
  return <TablePage title={title} page={page} hanchan={page.hanchan} own={own} note={note} />;
}

interface TablePageProps {
  title: string;
  page: TablesPage;
  hanchan: TimedHanchan;
  own: PlayerTime[];
  note: (body: Tapped) => void;
}

function TablePage({ title, page: { tournament, time_zone: zone }, hanchan, own, note }: TablePageProps) {
  const now = useNow(true);
  const since = Math.floor((now - Date.parse(hanchan.scheduled_at ?? "")) / 1000);
  const keeper = hanchan.players.find(({ id }) => id === hanchan.keeper);
  const known = new Set(hanchan.times.map(({ id }) => id));
  const times: ListedTime[] = [
    ...hanchan.times,
    ...own.filter(({ id, body }) => body.hanchan === hanchan.id && !known.has(id)).map(unsentTime),
  ];
  const record = (body: NewRecord) => note({ hanchan: hanchan.id, ...body });
  const over = statusOf(hanchan, zone);
  const began = over || times.some((one) => one.what === "began" && !VAIN.includes(one.state));
  const actions = !began && (
    <button class="button main" type="button" onClick={() => record({ what: "began" })}>
      {t("keep.begins")}
    </button>
  );
  return (
    <Screen title={title} up={null} actions={actions}>
      <p>
        {tournament} · {t("hall-round", { round: hanchan.round })}
      </p>
      {keeper && <p class="note info">{t("keep.keeper", { name: keeper.name })}</p>}
      {over && (
        <p class="note info" role="status">
          {over}
        </p>
      )}
      {!over && (
        <section class="late" aria-labelledby="since">
          <h2 id="since">{t("keep.since", { time: clockTime(hanchan.scheduled_at ?? "", zone) })}</h2>
          <p class="late-time" role="timer">
            {since < 0 ? `−${minutes(-since)}` : minutes(since)}
          </p>
        </section>
      )}
      {!began && <People hanchan={hanchan} times={times} record={record} />}
      <Times times={times} players={hanchan.players} zone={zone} />
      <p class="soft">{t("keep.how")}</p>
    </Screen>
  );
}

/** The person whose time it is; `player`: an id. */
type TimedPerson = Pick<Tapped, "who" | "player">;

/** A new record of the hanchan. */
type NewRecord = Omit<Tapped, "hanchan">;

/** A time listed by the server, or not sent yet. */
interface ListedTime {
  id: string;
  what: KeptTime["what"];
  who?: KeptTime["who"];
  player?: string | null;
  at: string;
  state: KeptTime["state"] | "refused" | "unsent";
  reason: string | null;
}

/** List the people to record as absent or arrived, the arbiter first. */
function People({
  hanchan: { timed, players, known },
  times,
  record,
}: {
  hanchan: TimedHanchan;
  times: ListedTime[];
  record: (body: NewRecord) => void;
}) {
  const people: (TimedPerson & { name: string })[] = [
    { who: "arbiter", name: t("keep.arbiter") },
    ...players.map(({ id, name }) => ({ who: "player" as const, player: id, name })),
  ];
  return (
    <ul class="rows" aria-label={t("keep.who")}>
      {people
        .filter(({ who }) => timed.some((one) => one === who))
        .map(({ name, ...person }) => {
          const what = next(times, known, person);
          return (
            <li key={name}>
              <button class="row" type="button" disabled={!what} onClick={() => what && record({ what, ...person })}>
                <span class="body who">{name}</span>
                {t(`keep.tap.${what ?? "arrived-already"}`)}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

/** Return what officials have recorded meanwhile; "" while the hanchan has not begun. */
function statusOf({ began_at, cancelled, finished, void: isVoid }: TimedHanchan, zone: string) {
  if (isVoid) return t("over.void");
  if (finished) return t("keep.finished");
  if (began_at) return t("keep.began", { time: clockTime(began_at, zone) });
  return cancelled ? t("keep.cancelled") : "";
}

/** Return what can be recorded next of a person; null when they have arrived. */
function next(times: ListedTime[], known: KnownLateness[], { who, player }: TimedPerson) {
  const official = known.find((one) => one.who === who && one.player === (player ?? null));
  if (official) return official.there ? null : "arrived";
  const recorded = times.filter(
    (one) => one.who === who && (one.player ?? null) === (player ?? null) && !VAIN.includes(one.state),
  );
  if (recorded.some(({ what }) => what === "arrived")) return null;
  return recorded.length > 0 ? "arrived" : "absent";
}

/** List the recorded times and their states. */
function Times({ times, players, zone }: { times: ListedTime[]; players: TimedHanchan["players"]; zone: string }) {
  if (times.length === 0) return null;
  const nameOf = ({ who, player }: ListedTime) =>
    who === "arbiter" ? t("keep.arbiter") : players.find(({ id }) => id === player)?.name;
  return (
    <section class="stack" aria-labelledby="kept">
      <h2 id="kept">{t("keep.kept")}</h2>
      <ul class="rows">
        {times.map((one) => (
          <li class="item" key={one.id}>
            <p>
              <strong>{clockTime(one.at, zone)}</strong> {t(`keep.did.${one.what}`, { name: nameOf(one) ?? "" })}
            </p>
            <p class={VAIN.includes(one.state) ? "note bad" : "soft"} role="status">
              {t(`keep.state.${one.state}`)} {one.reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Serialise a time of this phone that the server does not list. */
function unsentTime({ id, body, sent, refused }: PlayerTime): ListedTime {
  const at = Date.parse(body.device_at ?? "") + (body.clock_offset_ms ?? 0);
  const state = refused ? "refused" : sent ? "waiting" : "unsent";
  return { id, ...body, at: new Date(at).toISOString(), state, reason: refused ?? "" };
}
