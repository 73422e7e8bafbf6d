import { clockTime, t } from "../../ui/i18n.ts";
import { Dialog } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import { useStatus } from "./use-status.ts";

/** What waits or is wrong, each with the way to mend it, and how the phone stands. */
export function StatusSheet({ onClose }: { onClose: () => void }) {
  const { waiting, tasks, wrongs } = useStatus();
  const to = (text: string, href: string) => (
    <a class="button" key={text} href={href} onClick={onClose}>
      {text}
    </a>
  );
  return (
    <Dialog title={t("standing")} onClose={onClose}>
      {tasks > 0 && to(t("to-resolve", { count: tasks }), "#/outbox")}
      {wrongs.map(({ text, to: href }) => to(text, href))}
      {waiting > 0 && to(t("waiting-to-send", { count: waiting }), "#/outbox")}
      <Standing />
    </Dialog>
  );
}

/** The link, whether the phone is ready without it, when it last heard from the server, and by which book it rules. */
export function Standing() {
  const { tournament, book, library, syncedAt } = useStore();
  const { ready, link } = useStatus();
  const name = tournament && book && (library?.books[book.id]?.name ?? book.id);
  const synced = tournament && syncedAt && t("synced", { time: clockTime(syncedAt, tournament.time_zone) });
  return (
    <ul class="bullets">
      {[link, ready, synced, name].filter(Boolean).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
