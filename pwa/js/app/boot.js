import { firstVisit } from "./offline.js";

await firstVisit();
// A phone in a hall is opened at a table: that screen is fetched beside main.js, which asks again, not after it.
if (location.hash.startsWith("#/table/")) import("./table/table.js").catch(() => {});
await import("./main.js");
