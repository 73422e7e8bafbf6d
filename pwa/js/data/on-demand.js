/** What no ruling needs, in one download that comes when it is first wanted. */

import "./log/steps.js";

export * as account from "./account.js";
export * as asking from "./asking.js";
export * as auditing from "./auditing.js";
export * as joining from "./joining.js";
export * as leaving from "./keeping/leaving.js";
export * as rescue from "./keeping/rescue.js";
export * as recovery from "./log/recovery.js";
export * as resync from "./log/resync.js";
export * as season from "./log/season.js";
export * as open from "./open.js";
export * as own from "./own.js";
export * as pushing from "./pushing.js";
export * as amending from "./sending/amending.js";
