import { useReading } from "./rulebooks.ts";
import { useWords } from "../words/words.ts";

/** What readings ask, what was chosen and why; fetched when it is wanted. */
export function Readings({ readings }: { readings: { id: string; chosen: string }[] }) {
  const words = useWords();
  useReading();
  return (
    <div class="stack">
      {readings.map(({ id, chosen }) => {
        const { question, alternatives, reason } = words.reading({ id, chosen });
        return (
          <p key={id} class="reading">
            {question} <strong>{alternatives[chosen]}</strong> <small class="soft">{reason}</small>
          </p>
        );
      })}
    </div>
  );
}
