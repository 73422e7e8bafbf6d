import { store, mayBeThere } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Dialog, say } from "../../../ui/index.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Item } from "../../../store/index.ts";

/**
 * Ask for confirmation. Discarding an item here does not undo it on the server if it got there: offer to withdraw a
 * ruling.
 */
export function Discard({ item, away, onClose }: { item: Item; away?: boolean; onClose: () => void }) {
  const { run, setError, error } = useCommand();
  const sent = mayBeThere(item);
  const ruling = sent && !away && item.kind === "ruling";
  const discard = async () => {
    if (!(await store.discard(item.id))) return setError(t("hall-over"));
    say(t(sent ? "hall-discarded-here" : "hall-discarded"));
    onClose();
  };
  return (
    <Dialog title={t("hall-discard")} onClose={onClose}>
      <p>
        {t(sent ? "hall-discard-sent" : "hall-discard-text")} {ruling && t("hall-discard-withdraw")}
      </p>
      {error}
      <div class="pair">
        {ruling && (
          <a class="button" href={`#/ruling/${item.id}`}>
            {t("hall-withdraw")}
          </a>
        )}
        <button class="button danger" type="button" onClick={() => run(discard)}>
          {t("hall-discard")}
        </button>
        <button class="button" type="button" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}

/** Show that the server does not know this phone, and how to sign in again. Only directors have accounts. */
export function Out() {
  const { official } = useStore();
  return (
    <div class="note bad" role="alert">
      <p>{t("hall-signed-out")}</p>
      <p class="pair">
        <a class="button" href="#/join">
          {t("hall-join")}
        </a>
        {hasOne(official, ["director"]) && (
          <a class="button" href="#/account">
            {t("hall-join-account")}
          </a>
        )}
      </p>
    </div>
  );
}

/** Explain an item whose author can't sign in any more. */
export function SignedOut({ item }: { item: Item }) {
  const { tournament, official, signedOut } = useStore();
  const maker = item.official ?? official;
  const other = official?.id !== maker?.id && tournament?.id === item.tournament && !signedOut;
  return (
    <>
      <p class="note bad">{t("elsewhere-signed-out", { name: maker?.name ?? "?" })}</p>
      {other && (
        <button class="button" type="button" onClick={() => store.sendAsMe(item.id)}>
          {t("elsewhere-send-as", { name: official?.name ?? "?" })}
        </button>
      )}
    </>
  );
}

/** Show that the server was restored from a backup. */
export function Restored({ item: { id, count } }: { item: Item }) {
  return (
    <article class="item">
      <p class="note warn">{t("elsewhere-restored", { count: count ?? 0 })}</p>
      <button class="button" type="button" onClick={() => store.discard(id)}>
        {t("hall-seen")}
      </button>
    </article>
  );
}
