import { ExamsToTake } from "../exams/exams-to-take.tsx";
import { OpenHelpCalls } from "./open-help-calls.tsx";

/** What waits beside the tables: open help calls first, then exams. */
export function TableNotices() {
  return (
    <>
      <OpenHelpCalls />
      <ExamsToTake />
    </>
  );
}
