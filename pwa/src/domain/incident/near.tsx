import { useWords } from "../words/words.ts";
import { address } from "./address.ts";

/** What a book that is silent has near the foul. */
export function Near({ near = [] }: { near?: { id: string; name: string }[] }) {
  const words = useWords();
  if (near.length === 0) return null;
  return (
    <section class="stack">
      <h2>{words.phrase("near")}</h2>
      {near.map(({ id, name }) => (
        <a key={id} class="button" href={address(id)}>
          {name}
        </a>
      ))}
    </section>
  );
}
