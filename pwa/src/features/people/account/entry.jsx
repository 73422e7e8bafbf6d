import { useLayoutEffect } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { ConfirmSwitch, Progress, arrival } from "../join/arrival.jsx";
import { Screen, say } from "../../../ui/index.js";
import { hasOne } from "../../../domain/people/roles.js";
import { noteAccount } from "../../../domain/account/known.js";
import { useAccountRequest } from "../../../domain/account/account-request.js";

/** Takes part in a tournament that the account may enter. @param {{tournament: string, official: string, to: string[]}} props `to`: what is opened there */
export function EnterTournament(props) {
  return (
    <ConfirmSwitch to={props.tournament}>
      <Entry {...props} />
    </ConfirmSwitch>
  );
}

/** @param {{tournament: string, official: string, to: string[]}} props */
function Entry({ tournament, official, to }) {
  const arrive = arrival();
  const { ask, wrong } = useAccountRequest({ onOut: () => arrive("#/account") });
  const enter = () =>
    ask(async () => {
      await store.enter(tournament, official);
      noteAccount(true);
      say(t("hall-joined", { name: store.snapshot.state.settings.name }));
      arrive(to.length > 0 ? `#/${to.join("/")}` : isToBeSetUp(store.snapshot) ? "#/setup" : "#/tables");
    });
  useLayoutEffect(() => void enter(), []);
  if (!wrong) return <Progress up="#/account" />;
  const actions = (
    <button class="button main" onClick={enter}>
      {t("try-again")}
    </button>
  );
  return (
    <Screen title={t("hall-join-failed")} up="#/account" actions={actions}>
      {wrong}
    </Screen>
  );
}

/** Whether a director comes to a tournament without any games. @param {any} snapshot */
function isToBeSetUp({ state, official }) {
  return hasOne(official, ["director"]) && Object.keys(state.hanchans).length === 0;
}
