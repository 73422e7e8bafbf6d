import { Icon } from "../../../ui/index.ts";

interface Option {
  id: string;
  text: string;
}

export interface CardQuestion {
  kind: string;
  question: string;
  choices: Option[];
}

const LONG = 40;
const KINDS = ["none", "warning", "points", "dead-hand", "chonbo"];
/** The look of choices whose kind has no colour of its own. */
const LOOKS: Record<string, string> = {
  redeal: "money",
  discretion: "waits",
  deferred: "waits",
  disqualification: "chonbo",
};

interface ChoicesProps {
  card: CardQuestion;
  chosen: string | null;
  right?: string | null;
  change?: boolean;
  onChoose: (choice: string) => void;
}

/**
 * Show a card's question, and a button for each answer. `right`: the id of the right answer once it is revealed, when
 * nothing can be chosen any more; `change`: the choice can be changed.
 */
export function Choices({ card, chosen, right = null, change = false, onChoose }: ChoicesProps) {
  const isLong = card.choices.some(({ text }) => text.length > LONG);
  return (
    <>
      <p class="train-question" id="asked">
        {card.question}
      </p>
      <div class={`train-choices ${isLong ? "long" : ""}`} role="group" aria-labelledby="asked">
        {card.choices.map((choice) => (
          <Button
            key={choice.id}
            card={card}
            choice={choice}
            chosen={chosen}
            right={right}
            change={change}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  );
}

interface ButtonProps {
  card: CardQuestion;
  choice: Option;
  chosen: string | null;
  right: string | null;
  change: boolean;
  onChoose: (choice: string) => void;
}

function Button({ card, choice: { id, text }, chosen, right, change, onChoose }: ButtonProps) {
  const isRevealed = right !== null;
  const mark = isRevealed ? (id === right ? "is-right" : id === chosen ? "is-wrong" : "is-other") : "";
  const answerLook = mark === "is-right" ? "none" : mark === "is-wrong" ? "bad" : "";
  const look = card.kind === "ruling" && isKind(id) ? (LOOKS[id] ?? id) : answerLook;
  const state = change ? { "aria-pressed": id === chosen } : { "aria-disabled": isRevealed };
  return (
    <button class={`train-choice ${look} ${mark}`} type="button" {...state} onClick={() => isRevealed || onChoose(id)}>
      {mark === "is-right" && <Icon name="check" />}
      {mark === "is-wrong" && <Icon name="close" />}
      {text}
    </button>
  );
}

/** Return whether the choice is a kind of penalty, which has a colour of its own. */
function isKind(choice: string) {
  return choice in LOOKS || KINDS.includes(choice);
}
