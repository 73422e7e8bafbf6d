import { store } from "../../../store/index.js";

/** Add so many tables, numbered on from those that there are; asked again, they are the same. @param {any} state @param {number} count @param {(body: any) => string} idOf */
export async function addTables(state, count, idOf) {
  for (const label of nextLabels(state, count)) {
    const body = { label };
    await store.ask(`tables/${idOf({ table: label })}`, { method: "PUT", body });
  }
}

/** @param {any} state @param {number} count @returns {string[]} */
function nextLabels(state, count) {
  const numbers = Object.values(state.tables).map(({ label }) => (/^\d+$/.test(label) ? Number(label) : 0));
  const highest = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, place) => String(highest + place + 1));
}
