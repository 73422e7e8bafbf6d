/** What applies unsent items that no ruling needs, in one download that comes when there is one. */

import "./escalation-steps.ts";
import "./exams.ts";
import "./help-calls.ts";
import "./notes.ts";
import "./payments-and-results.ts";
