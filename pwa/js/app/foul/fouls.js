import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { RulesBar } from "../rulebook/chooser.js";
import { withRules } from "../rulebook/rules.js";
import { FoulPicker } from "./picker.js";

/** Look up a foul. */
export default withRules(
  ({ rules }) =>
    html`<${Screen} title=${t("open.fouls")}>
      <${FoulPicker}
        rules=${rules}
        occasion="look up"
        address=${(/** @type {string} */ foul) => `#/foul/${foul}`}
      />
      <${RulesBar} rules=${rules} />
    <//>`,
);
