import { firstVisit } from "./offline.js";

await firstVisit();
const started = import("./main.js");
await beginScreen().catch(() => {}); // main.js asks again, and says what is wrong
await started;

/** Fetch what the address names beside main.js, not after it. */
async function beginScreen() {
  const { ROUTES } = await import("./routes.js");
  const [, name = ""] = location.hash.split(/[/?]/);
  if (Object.hasOwn(ROUTES, name)) await ROUTES[name]();
}
