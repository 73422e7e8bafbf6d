import { keep, kept } from "../kept.js";

const KEY = "shinpan.board";

/** The board that this screen showed last, so that it is found again from the start. @returns {{slug: string, name: string}|null} */
export const lastBoard = () => kept(KEY);

/** @param {{slug: string, name: string}|null} board null: it shows no more */
export const noteBoard = (board) => keep(KEY, board);
