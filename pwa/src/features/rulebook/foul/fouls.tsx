import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { RulesBar } from "../../../domain/rulebook/chooser.tsx";
import { withRules } from "../../../domain/rulebook/rules.tsx";
import { FoulPicker } from "./picker.tsx";

/** Show a search for fouls. */
export default withRules(({ rules }) => (
  <Screen title={t("open.fouls")}>
    <FoulPicker rules={rules} occasion="look up" address={(foul: string) => `#/foul/${foul}`} />
    <RulesBar rules={rules} />
  </Screen>
));
