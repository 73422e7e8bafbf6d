import { t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { seated } from "../../../domain/incident/hands.ts";
import { useWords } from "../../../domain/words/words.ts";
import type { Ruling, State } from "../../../store/index.ts";

/** Offer the other players at the table; a tap opens the same ruling on that player. */
export function WrongPlayer({ state, ruling }: { state: State; ruling: Ruling }) {
  const words = useWords();
  const { id, hanchan, hand, seat, table, foul } = ruling;
  if (!seat || !hanchan || !hand) return null;
  const others = seated(state.hanchans[hanchan], hand).filter(
    ({ wind, player }) => wind !== seat && state.players[player],
  );
  return (
    <Disclosure class="wrong-player" title={<span class="body">{t("reason.wrong-player")}</span>}>
      {() => (
        <div class="switches">
          {others.map(({ wind, player }) => (
            <a class="chip" key={wind} href={`#/call/${table.id}/${wind}/${foul}?amends=${id}&why=wrong-player`}>
              {words.phrase(`seat-${wind}`)} <span class="who">{state.players[player].name}</span>
            </a>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
