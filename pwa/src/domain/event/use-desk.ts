import { useLayoutEffect, useState } from "preact/hooks";
import { usePlace } from "../../ui/router.ts";
import { hasOne } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import { wide } from "../../ui/wide.ts";

/** Whose desk it is. */
const DESK_ROLES = ["director", "head-referee", "finance", "arbiter"];

/** The tournament that this window is a desk for; nothing on a phone, for whoever has none, and before the hall's board. */
export function useDesk(): string | null {
  const { tournament, official } = useStore();
  const { parts } = usePlace();
  const [isWide, setWide] = useState(wide.matches);
  useLayoutEffect(() => {
    const changed = () => setWide(wide.matches);
    wide.addEventListener("change", changed);
    return () => wide.removeEventListener("change", changed);
  }, []);
  const isDesk = isWide && tournament && parts[0] !== "board" && hasOne(official, DESK_ROLES);
  return isDesk ? tournament.id : null;
}
