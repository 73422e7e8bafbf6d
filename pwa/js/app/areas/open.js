/** What needs no account: rulebooks, casual play, joining, one's own penalties, settings. */

export { default as Genuine } from "../fines/genuine.js";
export { default as Join } from "../join/join.js";
export { default as Scan } from "../join/scan.js";
export { default as Book } from "../open/book.js";
export { default as Books } from "../open/books.js";
export { default as Casual } from "../open/casual.js";
export { default as Compare } from "../open/compare.js";
export { default as Foul } from "../open/foul.js";
export { default as Fouls } from "../open/fouls.js";
export { default as Home } from "../open/home.js";
export { default as Settings } from "../open/settings.js";
export { default as Own } from "../own/own.js";
