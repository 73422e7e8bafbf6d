import { t } from "../../../ui/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Words } from "../../../rules/words/wording.ts";
import { useStore } from "../../../store/use-store.ts";
import { TileRows, Tiles } from "../train/tile-row.tsx";
import { secondsOf } from "../../../domain/exams/conditions.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Mark } from "./score-bar.tsx";
import type { Situation } from "./situation.ts";

const LOOKS: Record<Mark, string> = { right: "none", slow: "waits", wrong: "bad", unanswered: "" };

/** A marked answer. `situation`: null if the card no longer exists. */
export interface Marked {
  card: string;
  choice: string | null;
  mark: Mark;
  ms: number;
  situation: Situation | null;
}

/** Show an answered question: the situation, the choice, and what the rulebook says and where. */
export function Answered({ answer: { card, choice, mark, ms, situation } }: { answer: Marked }) {
  const verdict =
    mark === "wrong"
      ? situation && t("exam.chosen", { choice: textOf(situation, choice) })
      : mark !== "right" && t(`exam.mark.${mark}`);
  const about = <p class="soft">{[verdict, mark !== "unanswered" && secondsOf(ms)].filter(Boolean).join(" · ")}</p>;
  if (!situation)
    return (
      <li class={`card ${LOOKS[mark]}`}>
        <p>{card}</p>
        {about}
      </li>
    );
  return (
    <li class={`card ${LOOKS[mark]}`}>
      <p>{situation.story}</p>
      <TileRows laid={situation.laid} />
      {about}
      <Rule situation={situation} />
    </li>
  );
}

/** Show what the rulebook says about a card, and where; a line that only repeats a yes or no is left out. */
export function Rule({ situation: { answer, choices, question, from } }: { situation: Situation }) {
  const { library } = useStore();
  const { line, tiles, source, foul } = answer;
  const written = source ?? (from.id === "hard-cases" ? null : from);
  const right = choices.find(({ id }) => id === answer.choice)?.text;
  const isRepeated = library?.catalogue.training?.lines && repeats(library).includes(line);
  const text = right === line || choices.length > 2 ? line : `${question} ${right}${isRepeated ? "" : ` · ${line}`}`;
  const where = written ? `${written.title}, ${written.section}` : t("train.rule");
  return (
    <div>
      <p class="train-line">
        {text} {tiles.length > 0 && <Tiles tiles={tiles} />}
      </p>
      {foul ? (
        <a class="train-rule" href={`#/foul/${foul}`}>
          {where}
          <Icon name="next" />
        </a>
      ) : (
        written && <p class="train-source">{where}</p>
      )}
    </div>
  );
}

/** Return the lines that only repeat a yes or no. */
function repeats(library: Library): string[] {
  const words = new Words(library);
  const { training, draws } = words.catalogue;
  const texts = [training.lines, draws.declared, draws.shows].flatMap((some) => Object.values(some));
  return texts.map((text) => words.pick(text));
}

/** Return the text of a choice; its id if this version of the card has no such choice. */
export function textOf({ choices }: Situation, choice: string | null): string {
  return choices.find(({ id }) => id === choice)?.text ?? String(choice);
}
