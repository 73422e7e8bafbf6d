import { useReading } from "./rulebooks.js";
import { useWords } from "../words/words.js";

/** What readings ask, what was chosen and why; fetched when it is wanted. @param {{readings: {id: string, chosen: string}[]}} props */
export function Readings({ readings }) {
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
