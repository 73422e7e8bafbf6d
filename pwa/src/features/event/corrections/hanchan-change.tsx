import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import type { Words } from "../../../rules/words/wording.ts";
import type { ComponentChildren } from "preact";
import type { Request } from "../../../domain/event/correction.tsx";
import type { Hanchan, State } from "../../../store/index.ts";
import type { NewPlayer } from "#api";

/** What can be changed of a hanchan; `seats` and `substitutes` by seat. */
interface Changeable {
  table?: string;
  round?: string;
  seats?: Record<string, string>;
  status?: string | null;
  substitutes?: Record<string, string>;
}

/** A change of one hanchan: what it is from now on, and was. */
export interface Change {
  id: string;
  new: Changeable;
  seen: Changeable;
}

/**
 * What the server is asked for.
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
 * Hanchans put right together, after a look at what follows.
 * @param props `changes`: null until they are chosen
 */
export function HanchanChange({ changes, players, children, ...rest }: HanchanChangeProps) {
  return (
    <Correction request={changes && requestOf(changes, players)} {...rest}>
      {children}
    </Correction>
  );
}

/** The hanchans of a round that are in play. */
export function inPlay(state: State, round: string): Hanchan[] {
  return Object.values(state.hanchans).filter((one) => one.round === round && !one.status);
}

/** "Table 2 · East", a seat of a hanchan. */
export function seatName(state: State, hanchan: Hanchan, seat: string, words: Words) {
  return [t("hall-table", { label: state.tables[hanchan.table]?.label ?? "?" }), words.phrase(`seat-${seat}`)].join(
    " · ",
  );
}
