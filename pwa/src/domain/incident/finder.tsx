import { NOT_LISTED } from "../../rules/books/rulebook.ts";
import { search } from "../../rules/words/search.ts";
import { t } from "../../ui/i18n.ts";
import { Disclosure, Field, Icon } from "../../ui/index.ts";
import type { ComponentChildren } from "preact";
import type { FoulList, FoulMatch } from "#api";
import type { Library } from "../../rules/books/library.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Words } from "../../rules/words/wording.ts";

/** `address`: where a foul leads; `counts`: how often it happened before */
interface Where {
  library: Library;
  book: Rulebook;
  words: Words;
  address: (foul: string) => string;
  counts?: Record<string, number>;
}

interface FinderProps extends Where {
  label: string;
  hint?: string;
  query: string;
  onQuery: (query: string) => void;
  leaveOut?: string[];
  children?: ComponentChildren;
}

/**
 * Find a foul: by any word, or by its category where nothing is typed.
 * @param props `leaveOut`: categories that play no part here; `children`: what stands above the categories
 */
export function Finder({ label, hint, query, onQuery, leaveOut = [], children, ...where }: FinderProps) {
  const { items, ambiguity } = search(where.library, query, where.book) as Omit<FoulList, "lang">;
  const shown = items.filter(({ category }) => !leaveOut.includes(category.id));
  return (
    <>
      <Field
        type="search"
        label={label}
        hint={hint}
        value={query}
        autocomplete="off"
        enterkeyhint="search"
        onInput={onQuery}
      />
      {query.trim() ? (
        <Found items={shown} ambiguity={ambiguity} where={where} />
      ) : (
        <>
          {children}
          <Categories items={shown} where={where} />
        </>
      )}
    </>
  );
}

function Found({ items, ambiguity, where }: { items: FoulMatch[]; ambiguity: FoulList["ambiguity"]; where: Where }) {
  const listed = items.filter(({ id }) => id !== NOT_LISTED);
  const text = ambiguity ? "" : listed.length ? t("call.found", { count: listed.length }) : t("call.none-found");
  return (
    <>
      <p class="soft" role="status">
        {text}
      </p>
      {ambiguity && (
        <section class="note info stack" role="group" aria-label={ambiguity.question}>
          <h2>{ambiguity.question}</h2>
          {ambiguity.means.map(({ foul, text }) => (
            <a key={foul} class="button" href={where.address(foul)}>
              {text}
            </a>
          ))}
        </section>
      )}
      <ul class="rows">
        {items.map((item) => (
          <Row key={item.id} item={item} where={where} under={item.category.name} />
        ))}
      </ul>
    </>
  );
}

/** What the book covers, by category; what it does not, in one line; and last what nobody foresaw. */
function Categories({ items, where }: { items: FoulMatch[]; where: Where }) {
  const { library, book } = where;
  const ids = Object.keys(library.catalogue.categories);
  const listed = items.filter(({ id }) => id !== NOT_LISTED);
  const covered = listed.filter(({ id }) => book.covers(id));
  const others = listed.filter(({ id }) => !book.covers(id));
  const groups = ids.map((id) => covered.filter(({ category }) => category.id === id)).filter((group) => group.length);
  return (
    <div class="stack">
      {groups.map((group) => (
        <Group key={group[0].category.id} title={group[0].category.name} items={group} where={where} />
      ))}
      {others.length > 0 && <Group title={t("call.not-covered")} items={others} where={where} />}
      <ul class="rows">
        {items
          .filter(({ id }) => id === NOT_LISTED)
          .map((item) => (
            <Row key={item.id} item={item} where={where} />
          ))}
      </ul>
    </div>
  );
}

function Group({ title, items, where }: { title: string; items: FoulMatch[]; where: Where }) {
  return (
    <Disclosure
      title={
        <>
          <h2>{title}</h2>
          <span class="badge">{items.length}</span>
        </>
      }
    >
      {() => (
        <ul class="rows">
          {items.map((item) => (
            <Row key={item.id} item={item} where={where} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** @param props `under`: what stands under its name */
function Row({
  item: { id, name },
  where: { book, words, address, counts = {} },
  under = "",
}: {
  item: FoulMatch;
  where: Where;
  under?: string;
}) {
  const note = id === NOT_LISTED ? t("call.describe") : book.covers(id) ? "" : words.phrase("status-not-covered");
  const small = [id !== NOT_LISTED && under, note].filter(Boolean).join(" · ");
  return (
    <li>
      <a class="row" href={address(id)}>
        <span class="body">
          {name}
          {small && <small>{small}</small>}
        </span>
        {counts[id] && <span class="badge warn">× {counts[id]}</span>}
        <Icon name="next" />
      </a>
    </li>
  );
}
