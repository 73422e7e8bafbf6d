import { t } from "../../../ui/i18n.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import type { Words } from "../../../rules/words/wording.ts";
import type { State } from "../../../store/index.ts";

/** A change of one hanchan: what it is from now on, and was. */
export interface Change {
  id: string;
  new: Record<string, any>;
  seen: Record<string, any>;
}

/**
 * What the server is asked for.
 * @param players who are added with it
 */
export function requestOf(
  changes: Change[],
  players?: { id: string; name: string }[],
): import("../../../domain/event/correction.tsx").Request {
  const hanchans = changes.map(({ id, new: wanted, seen: replaces }) => ({ id, ...wanted, replaces }));
  return { method: "PATCH", path: "hanchans", body: { hanchans, ...(players && { players }) } };
}

/**
 * Hanchans put right together, after a look at what follows.
 * @param props `changes`: null until they are chosen
 */
export function HanchanChange({
  changes,
  players,
  children,
  ...rest
}: {
  title: string;
  what: string;
  yes: string;
  changes: Change[] | null;
  players?: { id: string; name: string }[];
  danger?: boolean;
  onDone?: () => void;
  onClose: () => void;
  children?: any;
}) {
  return (
    <Correction request={changes && requestOf(changes, players)} {...rest}>
      {children}
    </Correction>
  );
}

/** The hanchans of a round that are in play. */
export function inPlay(state: State, round: string): any[] {
  return Object.values(state.hanchans).filter((one) => one.round === round && !one.status);
}

/** "Table 2 · East", a seat of a hanchan. */
export function seatName(state: State, hanchan: any, seat: string, words: Words) {
  return [t("hall-table", { label: state.tables[hanchan.table]?.label ?? "?" }), words.phrase(`seat-${seat}`)].join(
    " · ",
  );
}
