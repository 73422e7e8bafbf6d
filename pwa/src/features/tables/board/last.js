import { save, saved } from "../../../ui/local-storage.js";

const KEY = "shinpan.board";

/** The board that this screen showed last, so that it is found again from the start. @returns {{slug: string, name: string}|null} */
export const lastBoard = () => saved(KEY);

/** @param {{slug: string, name: string}|null} board null: it shows no more */
export const noteBoard = (board) => save(KEY, board);
