import type { OwnAccount } from "../../../store/index.ts";

/** The league requests of a manager. */
export type Leagues = OwnAccount["leagues"];

/** Run league requests, then load the leagues again. */
export type Run = (work: (leagues: Leagues) => unknown) => Promise<void>;
