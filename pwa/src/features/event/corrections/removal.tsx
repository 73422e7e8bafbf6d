import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { back, go } from "../../../ui/router.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import type { Hanchan, State } from "../../../store/index.ts";

/** Offer to remove what was added by mistake and never used. */
export function Removal({ kind, one, name }: { kind: string; one: { id: string }; name: string }) {
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
        {t("correct.remove")}
      </button>
      {removing && (
        <Correction
          title={t("correct.remove-this", { name })}
          what="removal"
          yes={t("correct.remove-yes")}
          danger
          request={{ method: "PUT", path: `${kind}s/${one.id}/removal`, body: {} }}
          done={t("correct.remove-done", { name })}
          onClose={() => setRemoving(false)}
          onDone={() => go(kind === "table" ? "#/tables" : "#/people/players", { replace: true })}
        >
          <p>{t("correct.remove-text")}</p>
        </Correction>
      )}
    </>
  );
}

/** Offer to remove a hanchan that was added by mistake, alone or with its round. */
export function HanchanRemoval({ one, name, state }: { one: Hanchan; name: string; state: State }) {
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
        {t("correct.remove")}
      </button>
      {removing && <Remove one={one} name={name} state={state} onClose={() => setRemoving(false)} />}
    </>
  );
}

interface RemoveProps {
  one: Hanchan;
  name: string;
  state: State;
  onClose: () => void;
}

function Remove({ one, name, state, onClose }: RemoveProps) {
  const [scope, setScope] = useState("game");
  const all = Object.values(state.hanchans).filter(({ round }) => round === one.round);
  const hanchans = scope === "round" ? all.map(({ id }) => id) : [one.id];
  const options = [
    { value: "game", text: t("correct.scope.game") },
    { value: "round", text: t("correct.scope.round", { count: all.length }) },
  ];
  const what = scope === "round" ? t("hall-round", { round: one.round }) : name;
  const title = t("correct.remove-this", { name: what });
  return (
    <Correction
      title={title}
      what="removal"
      yes={t("correct.remove-yes")}
      danger
      request={{ method: "PUT", path: "hanchans/removal", body: { hanchans } }}
      done={t("correct.remove-done", { name: what })}
      onClose={onClose}
      onDone={() => back("#/tables")}
    >
      <p>{t("correct.remove-game")}</p>
      {all.length > 1 && <Choice label={t("correct.scope")} value={scope} options={options} onChange={setScope} />}
    </Correction>
  );
}
