import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";

/** What few ever see, fetched with its texts when it is wanted. @param {{part: string, [prop: string]: any}} props */
export function Rare({ part, ...props }) {
  const [parts, setParts] = useState(/** @type {any} */ (null));
  useEffect(() => {
    import("./rare.js").then(setParts, () => {});
  }, []);
  return parts && html`<${parts[part]} ...${props} />`;
}
