/** What needs no account: rulebooks, casual play, joining, one's own penalties, settings. */

export { default as Receipt } from "../fines/receipt.js";
export { default as Join } from "../join/join.js";
export { default as Scan } from "../join/scan.js";
export { default as Book } from "../rulebook/book.js";
export { default as Books } from "../rulebook/books.js";
export { default as Casual } from "../casual/casual.js";
export { default as Compare } from "../rulebook/compare.js";
export { default as Foul } from "../foul/foul.js";
export { default as Fouls } from "../foul/fouls.js";
export { default as Home } from "../home/home.js";
export { default as Settings } from "../home/settings.js";
export { default as PlayerPage } from "../player-page/player-page.js";
export { default as PublicPage } from "../public/public-page.js";
