import { clockTime, t } from "../../ui/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { StatusBadge } from "../../domain/incident/ruling-list.tsx";
import { foulName, handName, lineOf, lookOf } from "../../domain/words/words.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Words } from "../../rules/words/wording.ts";
import type { Ruling, State } from "../../store/index.ts";

/** What the list says of a ruling. */
export function columnsOf(state: State, words: Words): Column<Ruling>[] {
  const officialOf = ({ official }: Ruling) => state.officials[official ?? ""]?.name ?? "";
  const withNotes = new Set(Object.values(state.notes).map(({ ruling }) => ruling));
  const withPhotos = new Set(Object.values(state.photos).map(({ ruling }) => ruling));
  const marks = (ruling: Ruling) => ({
    note: Boolean(ruling.note) || withNotes.has(ruling.id),
    photo: withPhotos.has(ruling.id),
  });
  return [
    {
      id: "time",
      name: t("desk.time"),
      by: ({ ruled_at }) => Date.parse(ruled_at),
      cell: ({ ruled_at }) => clockTime(ruled_at, state.settings.time_zone),
    },
    { id: "table", name: t("hall-filter.table"), by: ({ table }) => table.label, cell: ({ table }) => table.label },
    { id: "hand", name: t("desk.hand"), cell: ({ hand }) => handName(hand) },
    {
      id: "player",
      name: t("hall-filter.player"),
      by: ({ offender }) => offender.name,
      main: true,
      cell: ({ offender }) => <span class="who">{offender.name}</span>,
    },
    {
      id: "foul",
      name: t("hall-filter.foul"),
      by: ({ foul }) => foulName(words, foul),
      cell: ({ foul }) => foulName(words, foul),
    },
    {
      id: "outcome",
      name: t("hall-filter.kind"),
      by: (ruling) => lineOf(words, ruling),
      cell: (ruling) => (
        <strong class={`penalty ${ruling.status === "deferred" ? "waits" : lookOf(ruling.kind)}`}>
          {lineOf(words, ruling)}
        </strong>
      ),
    },
    { id: "official", name: t("hall-filter.official"), by: officialOf, cell: officialOf },
    { id: "marks", name: t("desk.state"), cell: (ruling) => <Marks ruling={ruling} {...marks(ruling)} /> },
  ];
}

/** What became of it, and what hangs on it. */
function Marks({ ruling, note, photo }: { ruling: Ruling; note: boolean; photo: boolean }) {
  return (
    <span class="ruling-marks">
      <StatusBadge ruling={ruling} />
      {ruling.prescribed_followed === false && <span class="badge warn">{t("hall-otherwise")}</span>}
      {ruling.conflict && <span class="badge">{t("desk.conflict")}</span>}
      {note && (
        <span class="mark-icon" title={t("desk.note")}>
          <Icon name="log" />
          <span class="unseen">{t("desk.note")}</span>
        </span>
      )}
      {photo && (
        <span class="mark-icon" title={t("desk.photo")}>
          <Icon name="camera" />
          <span class="unseen">{t("desk.photo")}</span>
        </span>
      )}
    </span>
  );
}
