/** @typedef {"holding"|"waiting"|"refused"|"conflict"|"differs"|"done"} Stage where an item stands on its way */

/** On its way by itself. @param {string} stage */
export const isComing = (stage) => stage === "holding" || stage === "waiting";
/** The server has not taken it, and won't before a person did something. @param {string} stage */
export const isStopped = (stage) => stage === "refused" || stage === "conflict";
/** The server has it. @param {string} stage */
export const isThere = (stage) => stage === "done" || stage === "differs";
/** Something for a person to resolve. @param {string} stage */
export const isTask = (stage) => isStopped(stage) || stage === "differs";
/** Whether the server may have it, for all that this phone knows. @param {{state: Stage, tries: number}} item */
export const mayBeThere = ({ state, tries }) => isThere(state) || (state === "waiting" && tries > 0);
