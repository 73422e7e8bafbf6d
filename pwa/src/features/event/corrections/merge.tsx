import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import { byName } from "../../../domain/people/officials.tsx";
import { go } from "../../../ui/router.ts";
import { Correction } from "../../../domain/event/correction.tsx";
import type { Player, State } from "../../../store/index.ts";

/** Offer to merge this entry of a player into another one. */
export function Merge({ one: { id, name }, state }: { one: Player; state: State }) {
  const [merging, setMerging] = useState(false);
  const [into, setInto] = useState("");
  const played = roundsOf(state, id);
  const others = byName(Object.values(state.players)).filter(
    (other) => other.id !== id && ![...roundsOf(state, other.id)].some((round) => played.has(round)),
  );
  if (others.length === 0) return null;
  const options = others.map((other) => ({ value: other.id, text: `${other.name} (${other.id_number})` }));
  const close = () => (setMerging(false), setInto(""));
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setMerging(true)}>
        {t("correct.join")}
      </button>
      {merging && (
        <Correction
          title={t("correct.join-this", { name })}
          what="joining"
          yes={t("correct.join-yes")}
          danger
          request={into ? { method: "PUT", path: `players/${id}/merge`, body: { into } } : null}
          note={t("correct.for-good")}
          done={t("correct.join-done")}
          onClose={close}
          onDone={() => go(`#/player/${into}`, { replace: true })}
        >
          <p>{t("correct.join-text", { name })}</p>
          <Select
            label={t("correct.join-with")}
            value={into}
            onChange={setInto}
            options={[{ value: "", text: t("people.choose-player") }, ...options]}
          />
        </Correction>
      )}
    </>
  );
}

/** Return the rounds in which a player sits: nobody plays twice in one. */
function roundsOf({ hanchans }: State, id: string): Set<string> {
  const own = Object.values(hanchans).filter(({ seats, status }) => !status && Object.values(seats).includes(id));
  return new Set(own.map(({ round }) => round));
}
