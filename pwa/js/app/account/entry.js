import { useLayoutEffect } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { ConfirmSwitch, Progress, arrival } from "../join/arrival.js";
import { Screen, say } from "../parts/index.js";
import { hasOne } from "../shared/roles.js";
import { noteAccount } from "./known.js";
import { useAccountRequest } from "./request.js";

/** Takes part in a tournament that the account may enter. @param {{tournament: string, official: string, to: string[]}} props `to`: what is opened there */
export function EnterTournament(props) {
  return html`<${ConfirmSwitch} to=${props.tournament}><${Entry} ...${props} /><//>`;
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
  if (!wrong) return html`<${Progress} up="#/account" />`;
  const actions = html`<button class="button main" onClick=${enter}>${t("try-again")}</button>`;
  return html`<${Screen} title=${t("hall-join-failed")} up="#/account" actions=${actions}>${wrong}<//>`;
}

/** Whether a director comes to a tournament without any games. @param {any} snapshot */
function isToBeSetUp({ state, official }) {
  return hasOne(official, ["director"]) && Object.keys(state.hanchans).length === 0;
}
