import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import type { Words } from "../../../rules/words/wording.ts";
import type { ComponentChildren } from "preact";
import type { Request } from "../../../domain/event/correction.tsx";
import type { Hanchan, State } from "../../../store/index.ts";
import type { NewPlayer } from "#api";

/** The fields of a hanchan that can be changed; `seats` and `substitutes` by seat. */
interface Changeable {
  table?: string;
  round?: string;
  seats?: Record<string, string>;
  status?: string | null;
  substitutes?: Record<string, string>;
}

/** A change of one hanchan: its new fields, and those that the user saw. */
export interface Change {
  id: string;
  new: Changeable;
  seen: Changeable;
}

/**
 * Return the request for changes.
 * @param players who are added with it
 */
export function requestOf(changes: Change[], players?: NewPlayer[]): Request {
  const hanchans = changes.map(({ id, new: wanted, seen: replaces }) => ({ id, ...wanted, replaces }));
  return { method: "PATCH", path: "hanchans", body: { hanchans, ...(players && { players }) } };
}

interface HanchanChangeProps {
  title: string;
  what: string;
  yes: string;
  changes: Change[] | null;
  players?: NewPlayer[];
  danger?: boolean;
  onDone?: () => void;
  onClose: () => void;
  children?: ComponentChildren;
}

/**
 * Change hanchans together, after a preview of the effects.
 * @param props `changes`: null until chosen
 */
export function HanchanChange({ changes, players, children, ...rest }: HanchanChangeProps) {
  return (
    <Correction request={changes && requestOf(changes, players)} {...rest}>
      {children}
    </Correction>
  );
}

/** Return the hanchans of a round that are neither cancelled nor void. */
export function inPlay(state: State, round: string): Hanchan[] {
  return Object.values(state.hanchans).filter((one) => one.round === round && !one.status);
}

/** Return the name of a seat in a hanchan: "Table 2 · East". */
export function seatName(state: State, hanchan: Hanchan, seat: string, words: Words) {
  return [t("hall-table", { label: state.tables[hanchan.table]?.label ?? "?" }), words.phrase(`seat-${seat}`)].join(
    " · ",
  );
}
