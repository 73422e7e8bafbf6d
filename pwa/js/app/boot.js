import { firstVisit } from "./offline.js";

await firstVisit();
await import("./main.js");
