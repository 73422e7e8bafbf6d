import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "./toasts.js";

/** A component of an area that is fetched when it is first wanted. @param {() => Promise<any>} load @param {string} name @returns {any} */
export function later(load, name) {
  /** @type {any} */
  let Part = null;
  return function Later(/** @type {any} */ props) {
    const [, draw] = useState(0);
    useLayoutEffect(() => {
      if (Part) return;
      load().then(
        (loaded) => {
          Part = loaded[name];
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
