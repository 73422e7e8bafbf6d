import { address, turn } from "../../../domain/incident/address.ts";
import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { useStore } from "../../../store/use-store.ts";

/** Ask which team or official is the offender. */
export function ChooseOffender({ kind, foul, up }: { kind: "team" | "official"; foul: string; up: string }) {
  const { state } = useStore();
  const present = Object.values(state.officials).filter(({ revoked_at: gone }) => !gone);
  const all: { id: string; name: string }[] = kind === "team" ? Object.values(state.teams) : present;
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
