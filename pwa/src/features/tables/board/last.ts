import { save, saved } from "../../../ui/local-storage.ts";

const KEY = "shinpan.board";

/** Return the board that this device showed last, to offer it at the next start. */
export const lastBoard = (): { slug: string; name: string } | null => saved(KEY);

/** Store the board that is shown. @param board null: it is not public any more */
export const noteBoard = (board: { slug: string; name: string } | null) => save(KEY, board);
