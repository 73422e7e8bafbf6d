/** What applies unsent items that no ruling needs, in one download that comes when there is one. */

import "./escalation-steps.js";
import "./exams.js";
import "./help-calls.js";
import "./notes.js";
import "./payments-and-results.js";
