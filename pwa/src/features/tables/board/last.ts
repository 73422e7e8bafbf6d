import { save, saved } from "../../../ui/local-storage.ts";

const KEY = "shinpan.board";

/** The board that this screen showed last, so that it is found again from the start. */
export const lastBoard = (): { slug: string; name: string } | null => saved(KEY);

/** @param board null: it shows no more */
export const noteBoard = (board: { slug: string; name: string } | null) => save(KEY, board);
