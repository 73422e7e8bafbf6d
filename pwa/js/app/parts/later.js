import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "./toasts.js";

/** A component that is fetched when it is first wanted. @param {() => Promise<any>} load @returns {any} */
export function later(load) {
  /** @type {any} */
  let Part = null;
  return function Later(/** @type {any} */ props) {
    const [, draw] = useState(0);
    useEffect(() => {
      if (Part) return;
      load().then(
        (loaded) => {
          Part = loaded;
          draw(1);
        },
        () => {
          say(t("not-loaded"));
          props.onClose?.(); // the next tap tries again
        },
      );
    }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}
