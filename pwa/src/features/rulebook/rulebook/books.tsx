import { t } from "../../../ui/i18n.ts";
import { Icon, Screen } from "../../../ui/index.ts";
import { useStore } from "../../../store/use-store.ts";
import { bookName, withRules } from "../../../domain/rulebook/rules.tsx";
import type { Choice } from "../../../domain/rulebook/rules.tsx";

/** List every rulebook on this phone. */
export default withRules(({ rules }) => {
  const { tournament } = useStore();
  const { library, words, choice, book } = rules;
  return (
    <Screen title={t("open.books")}>
      {tournament && (
        <a class="row card" href="#/book/tournament">
          <Icon name="book" />
          <span class="body">
            <small>{t("open.tournament-rules")}</small>
            <strong>{tournament.name}</strong>
          </span>
          <Icon name="next" />
        </a>
      )}
      <a class="row card" href={addressOf(choice)}>
        <Icon name="book" />
        <span class="body">
          <small>{t("open.rules-in-use")}</small>
          <strong>{bookName(rules, book)}</strong>
        </span>
        <Icon name="next" />
      </a>
      <ul class="rows">
        {Object.values(library.books).map((each) => (
          <li key={each.id}>
            <a class="row" href={`#/book/${each.id}`}>
              <span class="body">
                <strong>{words.pick(each.name)}</strong>
                <small>
                  {each.body}, {each.edition}
                </small>
                <small>{words.phrase(`standing-${each.standing}`)}</small>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
      <a class="button" href="#/compare">
        <Icon name="compare" /> {t("open.compare")}
      </a>
    </Screen>
  );
});

/** Return the address of a composed rulebook. */
export function addressOf({ id, options, readings }: Choice) {
  return `#/book/${id}?with=${encodeURIComponent(JSON.stringify({ options, readings }))}`;
}
