import { useWords } from "../words/words.js";
import { address } from "./address.js";

/** What a book that is silent has near the foul. @param {{near?: {id: string, name: string}[]}} props */
export function Near({ near = [] }) {
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
