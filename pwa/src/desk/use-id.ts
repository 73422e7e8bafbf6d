import { useId } from "preact/hooks";

/** An id of the desk's own: it is drawn apart from the app, whose ids begin with the same numbers. */
export function useDeskId(): string {
  return `desk-${useId()}`;
}
