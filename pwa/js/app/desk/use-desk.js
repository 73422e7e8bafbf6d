import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { usePlace } from "../router.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { wide } from "../wide.js";
import { DESK_ROLES } from "./places.js";

/** The tournament that this window is a desk for; nothing on a phone, for whoever has none, and before the hall's board. @returns {string|null} */
export function useDesk() {
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
