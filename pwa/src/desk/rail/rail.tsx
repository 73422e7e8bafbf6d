import { useContext, useMemo, useState } from "preact/hooks";
import { fines, takesPayments } from "../../domain/ledger/accounts.ts";
import { nextSteps } from "../../domain/incident/escalations.ts";
import { liesWith, openOnes } from "../../domain/incident/help-calls.ts";
import { t } from "../../ui/i18n.ts";
import { hasOne } from "../../domain/people/roles.ts";
import { Corner } from "../../ui/screen.tsx";
import { useStore } from "../../store/use-store.ts";
import { RailIcon } from "./icons.tsx";
import { FURTHER, ITEMS } from "../places.ts";
import { Tournaments } from "../../domain/event/tournaments.tsx";
import type { Item } from "../places.ts";
import type { Roled } from "../../domain/people/roles.ts";
import type { Escalation, Snapshot } from "../../store/index.ts";

/** The rail's items that an official has; only the server knows for sure. */
export function useItems(): Item[] {
  const { official } = useStore();
  const isDirector = hasOne(official, ["director"]);
  const mine = ITEMS.filter(({ roles }) => !roles || hasOne(official, roles));
  return mine.map((item) => (isDirector && item.director ? { ...item, href: item.director } : item));
}

/** The desk's parts, each with how much there needs somebody; above them which tournament this is, below them who is here. */
export function Rail({ items, item, onKeys }: { items: Item[]; item: string | null; onKeys: () => void }) {
  const snapshot = useStore();
  const { official, tournament, book, library } = snapshot;
  const [open, setOpen] = useState(false);
  const counts = useCounts(snapshot);
  const Mark = useContext(Corner);
  const name = tournament?.name ?? "";
  const rules = (book && library?.books[book.id]?.name) ?? "";
  const link = (one: Item, text: string, about: string | undefined) => (
    <li key={one.id}>
      <RailLink item={one} current={one.id === item} text={text} about={about} count={counts[one.id]} />
    </li>
  );
  const [look, account] = FURTHER;
  return (
    <nav class="rail" aria-label={t("desk.rail")}>
      <button
        class="rail-name"
        type="button"
        aria-haspopup="dialog"
        aria-label={t("desk.switch", { name })}
        title={name}
        onClick={() => setOpen(true)}
      >
        <span class="rail-mark" aria-hidden="true">
          {[...name][0]}
        </span>
        <span class="body">
          <strong>{name}</strong>
          <small>{rules}</small>
        </span>
        <RailIcon name="switch" />
      </button>
      <ul>{items.map((one) => link(one, t(`desk.item.${one.id}`), undefined))}</ul>
      <ul class="rail-foot">
        {link(look, t("desk.item.rules"), undefined)}
        <li>
          <button class="rail-link" type="button" aria-haspopup="dialog" title={t("desk.keys")} onClick={onKeys}>
            <RailIcon name="keys" />
            <span class="body">{t("desk.keys")}</span>
            <kbd aria-hidden="true">?</kbd>
          </button>
        </li>
        {link(account, official?.name ?? t("account.title"), rolesIn(official))}
        <li class="rail-status">
          <Mark />
        </li>
      </ul>
      {open && <Tournaments onClose={() => setOpen(false)} />}
    </nav>
  );
}

interface RailLinkProps {
  item: Item;
  current: boolean;
  text: string;
  about?: string;
  count?: number;
}

function RailLink({ item: { id, href }, current, text, about, count = 0 }: RailLinkProps) {
  return (
    <a class="rail-link" href={href} aria-current={current ? "page" : undefined} title={text}>
      <RailIcon name={id} />
      <span class="body">
        {text}
        {about && <small>{about}</small>}
      </span>
      {count > 0 && (
        <span class="rail-count">
          <span aria-hidden="true">{count}</span>
          <span class="unseen">{t("desk.waiting", { count })}</span>
        </span>
      )}
    </a>
  );
}

function rolesIn(official: Roled) {
  return official?.roles?.map((role) => t(`hall-role.${role}`)).join(" · ");
}

/** How much needs this official, by item. */
function useCounts(snapshot: Snapshot): Record<string, number> {
  const { state, official } = snapshot;
  return useMemo(() => {
    const waits = (one: Escalation) =>
      one.status === "open" && state.rulings[one.id] && nextSteps(snapshot, one, state.rulings[one.id]) === "decide";
    const owed = takesPayments(official) ? [...fines(state), ...state.others.fines] : [];
    return {
      hall: openOnes(state).filter((call) => !call.answered_at && liesWith(call, official)).length,
      escalations: Object.values(state.escalations).filter(waits).length,
      fines: new Set(owed.filter(({ amount }) => amount > 0).map(({ account }) => account.id)).size,
    };
  }, [state, official]);
}
