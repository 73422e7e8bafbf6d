import { useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "./toasts.js";

/**
 * A component of an area that is fetched when it is first wanted; from then on it is there at once, for what comes late
 * moves all that stands below it.
 * @param {import("../areas.js").Area<any>} area @param {string} name @returns {any}
 */
export function later(area, name) {
  return function Later(/** @type {any} */ props) {
    const [, draw] = useState(0);
    useLayoutEffect(() => {
      if (area.loaded) return;
      area().then(
        () => draw(1),
        () => {
          say(t("not-loaded"));
          props.onClose?.(); // the next tap tries again
        },
      );
    }, []);
    return area.loaded && html`<${area.loaded[name]} ...${props} />`;
  };
}
