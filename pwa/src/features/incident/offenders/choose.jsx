import { address, turn } from "../../../domain/incident/address.js";
import { t } from "../../../ui/i18n.js";
import { Empty, Screen } from "../../../ui/index.js";
import { useStore } from "../../../store/use-store.js";

/** Which team, or which official. @param {{kind: "team"|"official", foul: string, up: string}} props */
export function ChooseOffender({ kind, foul, up }) {
  const { state } = useStore();
  const all = Object.values(kind === "team" ? state.teams : state.officials).filter(({ revoked_at: gone }) => !gone);
  const sorted = all.sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Screen title={t(`call-which.${kind}`)} up={up}>
      {sorted.length === 0 && <Empty text={t("call.nobody")} />}
      <ul class="rows">
        {sorted.map(({ id, name }) => (
          <li key={id}>
            <button class="row" type="button" onClick={() => turn(address(foul || null, { who: id }))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
