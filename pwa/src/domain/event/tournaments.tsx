import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { isAccountHere } from "../account/was-signed-in.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog } from "../../ui/index.ts";
import { hasOne } from "../people/roles.ts";
import { tournamentName } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import type { Tournament } from "../../store/index.ts";

/** The other tournaments that this device takes part in, and the way into one more. */
export function Tournaments({ onClose }: { onClose: () => void }) {
  const { tournament, official, state } = useStore();
  const named = useNames();
  const [known, setKnown] = useState<Tournament[] | null>(null);
  useLayoutEffect(() => void store.tournaments().then(setKnown, () => setKnown([])), []);
  const others = (known ?? []).filter(({ id, left }) => id !== tournament?.id && !left);
  return (
    <Dialog title={state.settings.name} onClose={onClose}>
      <h3>{t("desk.others")}</h3>
      {known && others.length === 0 && <p class="soft">{t("desk.no-others")}</p>}
      <ul class="rows">
        {others.map(({ id, name, official }) => (
          <li key={id}>
            <a class="row" href={`#/account/enter/${id}/${official.id}`} onClick={onClose}>
              <span class="body">
                <strong>{named[id] || tournamentName(state, id) || name}</strong>
                <small>{official.name}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {isAccountHere() && hasOne(official, ["director"]) && (
        <a class="button" href={`#/account/again/${state.id}`} onClick={onClose}>
          {t("again.this")}
        </a>
      )}
      <a class="button" href="#/join" onClick={onClose}>
        {t("hall-join")}
      </a>
    </Dialog>
  );
}

/** What the account's tournaments are called now: another device may have renamed one. */
function useNames(): Record<string, string> {
  const [names, setNames] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    if (!isAccountHere()) return;
    const own = store.account().then((account) => account.read());
    own.then(
      ({ tournaments }) => setNames(Object.fromEntries(tournaments.map(({ id, name }) => [id, name]))),
      () => {},
    ); // as this device knew them last
  }, []);
  return names;
}
