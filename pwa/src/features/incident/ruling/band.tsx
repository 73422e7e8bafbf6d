import { headline } from "../call/verdict.tsx";
import { over } from "../../../domain/incident/ruling-list.tsx";
import { lineOf, lookOf, placeOf, useWords } from "../../../domain/words/words.ts";
import type { ComponentChildren } from "preact";
import type { Headlined } from "../call/verdict.tsx";
import type { Ruling } from "../../../store/index.ts";

/**
 * Show a ruling in the colour of its penalty, with offender and place; grey once it is no longer in force.
 * @param props `spoken`: the ruling in words; null without its rulebook
 */
export function Band({
  ruling,
  spoken,
  children,
}: {
  ruling: Ruling;
  spoken: Headlined | null;
  children?: ComponentChildren;
}) {
  const words = useWords();
  return (
    <section class={`call-verdict hall-verdict ${over(ruling) ? "over" : lookOf(ruling.kind)}`}>
      <p class="call-line penalty">{spoken ? headline(words, spoken) : lineOf(words, ruling)}</p>
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
