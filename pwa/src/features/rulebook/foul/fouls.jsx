import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { RulesBar } from "../../../domain/rulebook/chooser.jsx";
import { withRules } from "../../../domain/rulebook/rules.jsx";
import { FoulPicker } from "./picker.jsx";

/** Look up a foul. */
export default withRules(({ rules }) => (
  <Screen title={t("open.fouls")}>
    <FoulPicker rules={rules} occasion="look up" address={(/** @type {string} */ foul) => `#/foul/${foul}`} />
    <RulesBar rules={rules} />
  </Screen>
));
