import { clockTime, t } from "../../../ui/i18n.ts";
import { foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Restored } from "./exceptions.tsx";
import { Cures, Head, Waits } from "./item.tsx";
import { Refusal } from "../../../domain/words/refusals.tsx";

/** What waits in other tournaments than the current one. */
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

/** An item whose tournament's log is not at hand. */
function Away({ item }: { item: any }) {
  const words = useWords();
  const { kind, state: stage, about = {}, body, problem, expected, answer } = item;
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
      {stage === "differs" && (
        <div class="note warn">
          <p>{t("hall-phone-showed", { line: lineOf(words, expected) })}</p>
          <p>
            <strong>{t("hall-server-decided", { line: lineOf(words, answer.decision) })}</strong>
          </p>
        </div>
      )}
      {stage !== "holding" && <Cures item={item} away />}
    </article>
  );
}
