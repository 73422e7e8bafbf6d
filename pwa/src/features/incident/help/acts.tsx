import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { say } from "../../../ui/toasts.tsx";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useStore } from "../../../store/use-store.ts";
import { enterHand, liesWith, ruleAddress } from "../../../domain/incident/help-calls.ts";
import type { HelpCall } from "../../../store/index.ts";

/**
 * Show what this official can do with an open help call: as its caller, as one of those called, or as anybody else.
 * @param props `brief`: only the immediate actions
 */
export function Acts({ call, brief }: { call: HelpCall; brief?: boolean }) {
  const { state, official } = useStore();
  const { run, error } = useCommand();
  const theirs = liesWith(call, official);
  const own = call.official === official?.id;
  const send = (command: () => Promise<unknown>, text: string) =>
    run(async () => {
      await command();
      buzz();
      say(text);
    });
  const takeBack = () =>
    run(async () => {
      const unsent = store.snapshot.outbox.find(({ id, tries }) => id === call.id && tries === 0);
      if (unsent && (await store.discard(call.id))) return say(t("help.not-called"));
      await store.send("help-end", call.id, { how: "taken-back" });
      say(t("help.over.taken-back"));
    });
  const come = theirs && !call.answered_at;
  return (
    <>
      <p class="pair">
        {come && (
          <button
            class="button main"
            type="button"
            onClick={() => send(() => store.send("help-answer", call.id, {}), t("help.said"))}
          >
            {t("help.come")}
          </button>
        )}
        {theirs && (
          <a class="button" href={ruleAddress(call)} onClick={() => enterHand(state, call)}>
            {t("help.rule")}
          </a>
        )}
        {own && (
          <button class="button" type="button" onClick={takeBack}>
            {t("help.take-back")}
          </button>
        )}
        {!own && !brief && (
          <button
            class="button"
            type="button"
            onClick={() => send(() => store.send("help-end", call.id, { how: "settled" }), t("help.over.settled"))}
          >
            {t("help.settle")}
          </button>
        )}
      </p>
      {error}
    </>
  );
}
