import { ExamsToTake } from "../exams/exams-to-take.jsx";
import { OpenHelpCalls } from "./open-help-calls.jsx";

/** What waits beside the tables: open help calls first, then exams. */
export function TableNotices() {
  return (
    <>
      <OpenHelpCalls />
      <ExamsToTake />
    </>
  );
}
