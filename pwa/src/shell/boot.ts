import { firstVisit } from "./offline.ts";

// @ts-expect-error: the bundle's chunk, which is main.js and all that it imports; not awaited, for it imports this one's
firstVisit().then(() => import("/bundle/app.js"));
