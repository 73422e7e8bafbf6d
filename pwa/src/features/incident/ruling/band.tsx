import { headline } from "../call/verdict.tsx";
import { over } from "../../../domain/incident/ruling-list.tsx";
import { lineOf, lookOf, placeOf, useWords } from "../../../domain/words/words.ts";
import type { ComponentChildren } from "preact";
import type { Headlined } from "../call/verdict.tsx";
import type { Ruling } from "../../../store/index.ts";

/**
 * What was ruled, in its colour as where it was issued, on whom and where; grey once something else holds.
 * @param props `shown`: the ruling in words; null without its rulebook
 */
export function Band({
  ruling,
  shown,
  children,
}: {
  ruling: Ruling;
  shown: Headlined | null;
  children?: ComponentChildren;
}) {
  const words = useWords();
  return (
    <section class={`call-verdict hall-verdict ${over(ruling) ? "over" : lookOf(ruling.kind)}`}>
      <p class="call-line penalty">{shown ? headline(words, shown) : lineOf(words, ruling)}</p>
      <p>
        <a class="who" href={offenderLink(ruling)}>
          {ruling.offender.name}
        </a>
      </p>
      <p class="soft">{placeOf(words, ruling)}</p>
      {children}
    </section>
  );
}

function offenderLink({ offender }: Ruling) {
  return offender.kind === "player" ? `#/player/${offender.id}` : "#/log";
}
