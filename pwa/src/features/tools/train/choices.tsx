import { Icon } from "../../../ui/index.ts";

interface Option {
  id: string;
  text: string;
}

export interface Asked {
  kind: string;
  question: string;
  choices: Option[];
}

const LONG = 40;
const KINDS = ["none", "warning", "points", "dead-hand", "chonbo"];
/** The look of what is not one of the kinds that have one of their own. */
const LOOKS: Record<string, string> = {
  redeal: "money",
  discretion: "waits",
  deferred: "waits",
  disqualification: "chonbo",
};

interface ChoicesProps {
  card: Asked;
  chosen: string | null;
  right?: string | null;
  change?: boolean;
  onChoose: (choice: string) => void;
}

/**
 * What a card asks, and a button for each answer. `right`: the right one's id once that is told, when nothing can be
 * chosen any more; `change`: what was chosen can be changed.
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
  card: Asked;
  choice: Option;
  chosen: string | null;
  right: string | null;
  change: boolean;
  onChoose: (choice: string) => void;
}

function Button({ card, choice: { id, text }, chosen, right, change, onChoose }: ButtonProps) {
  const told = right !== null;
  const mark = told ? (id === right ? "is-right" : id === chosen ? "is-wrong" : "is-other") : "";
  const answered = mark === "is-right" ? "none" : mark === "is-wrong" ? "bad" : "";
  const look = card.kind === "ruling" && isKind(id) ? (LOOKS[id] ?? id) : answered;
  const said = change ? { "aria-pressed": id === chosen } : { "aria-disabled": told };
  return (
    <button class={`train-choice ${look} ${mark}`} type="button" {...said} onClick={() => told || onChoose(id)}>
      {mark === "is-right" && <Icon name="check" />}
      {mark === "is-wrong" && <Icon name="close" />}
      {text}
    </button>
  );
}

/** Whether it is a kind of penalty, which has colours of its own. */
function isKind(choice: string) {
  return choice in LOOKS || KINDS.includes(choice);
}
