import { useLayoutEffect } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { ConfirmSwitch, Progress, arrival } from "../join/arrival.tsx";
import { Screen, say } from "../../../ui/index.ts";
import { hasOne } from "../../../domain/people/roles.ts";
import { noteAccount } from "../../../domain/account/was-signed-in.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import type { Snapshot } from "../../../store/index.ts";

/** Enter a tournament that the account may enter. @param props `to`: the screen to open there */
export function EnterTournament(props: { tournament: string; official: string; to: string[] }) {
  return (
    <ConfirmSwitch to={props.tournament}>
      <Entry {...props} />
    </ConfirmSwitch>
  );
}

function Entry({ tournament, official, to }: { tournament: string; official: string; to: string[] }) {
  const arrive = arrival();
  const { ask, error } = useAccountRequest({ onOut: () => arrive("#/account") });
  const enter = () =>
    ask(async () => {
      await store.enter(tournament, official);
      noteAccount(true);
      say(t("hall-joined", { name: store.snapshot.state.settings.name }));
      arrive(to.length > 0 ? `#/${to.join("/")}` : isToBeSetUp(store.snapshot) ? "#/setup" : "#/tables");
    });
  useLayoutEffect(() => void enter(), []);
  if (!error) return <Progress up="#/account" />;
  const actions = (
    <button class="button main" onClick={enter}>
      {t("try-again")}
    </button>
  );
  return (
    <Screen title={t("hall-join-failed")} up="#/account" actions={actions}>
      {error}
    </Screen>
  );
}

/** Return whether a director has entered a tournament without hanchans. */
function isToBeSetUp({ state, official }: Snapshot) {
  return hasOne(official, ["director"]) && Object.keys(state.hanchans).length === 0;
}
