import type { OwnAccount } from "../../../store/index.ts";

/** What a manager asks of leagues. */
export type Leagues = OwnAccount["leagues"];

/** Do something with leagues, then look at them again. */
export type Run = (work: (leagues: Leagues) => unknown) => Promise<void>;
