import { clockTime, t } from "../../../ui/i18n.ts";
import { foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Restored } from "./exceptions.tsx";
import { Cures, Head, Waits } from "./item.tsx";
import { Refusal } from "../../../domain/words/refusals.tsx";
import type { Item } from "../../../store/index.ts";

/** List the pending items of other tournaments than the current one. */
export function Elsewhere() {
  const { elsewhere } = useStore();
  return elsewhere.map(({ id, name, items }) => (
    <section class="stack" key={id}>
      <h2>{t("elsewhere-in", { name: name ?? t("elsewhere-nameless") })}</h2>
      <ol class="rows">
        {items.map((item) => (
          <li key={item.id} tabindex={-1}>
            <Away item={item} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** Show how the server's decision differs from the phone's. */
function Otherwise({ item: { expected, answer } }: { item: Extract<Item, { kind: "ruling" }> }) {
  const words = useWords();
  if (!expected || !answer) return null;
  const { status, penalties } = answer.decision;
  return (
    <div class="note warn">
      <p>{t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
      <p>
        <strong>{t("hall-server-decided", { line: lineOf(words, { status, penalties }) })}</strong>
      </p>
    </div>
  );
}

/** Show an item whose tournament's log is not on this phone. */
function Away({ item }: { item: Item }) {
  const words = useWords();
  const { kind, state: stage, about = {}, body, problem } = item;
  if (kind === "restored") return <Restored item={item} />;
  const { table, who, foul } = about;
  const where = table && t("hall-table", { label: table });
  return (
    <article class={`item ${stage}`} aria-label={t(`hall-kind.${kind}`)}>
      <Head item={item} />
      <p>{[where, who, foul && foulName(words, foul), body?.reason].filter(Boolean).join(" · ")}</p>
      <p class="soft">{clockTime(item.ruledAt)}</p>
      {stage === "waiting" && <Waits item={item} />}
      {stage === "refused" && <Refusal problem={problem} />}
      {stage === "differs" && item.kind === "ruling" && <Otherwise item={item} />}
      {stage !== "holding" && <Cures item={item} away />}
    </article>
  );
}
