/** What stands around the screens on a desk. */

export { furnish } from "../desk/frame.js";
export { SeasonTable } from "../desk/results/season-table.js";
