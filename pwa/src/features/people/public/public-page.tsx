import { useLayoutEffect, useState } from "preact/hooks";
import { ApiError, store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice, Empty, Field, Loading, Screen } from "../../../ui/index.ts";
import { plainName } from "../../../ui/plain-name.ts";
import { Rounds } from "./rounds.tsx";
import { Ranked } from "./ranked.tsx";
import type { PublicPage as Page } from "#api";

interface Answer {
  page: Page | null;
  refused: boolean;
  unreached: boolean;
}

const AGAIN_MS = 60_000;

/** Show a tournament's public page: seating and standings; a typed name is highlighted in both. */
export default function PublicPage({ args: [slug = ""] }: { args: string[] }) {
  const { page, refused, unreached } = usePage(slug);
  const [part, show] = useState("seating");
  const [searchText, setSearchText] = useState("");
  if (refused)
    return (
      <Screen title={t("public.title")} up="#/">
        <Empty text={t("public.closed")} />
      </Screen>
    );
  if (!page)
    return (
      <Screen title={t("public.title")} up="#/">
        {unreached ? <Empty text={t("live.unreached")} /> : <Loading />}
      </Screen>
    );
  const parts = [
    { value: "seating", text: t("public.seating") },
    { value: "standings", text: t("own.standing") },
  ];
  const finds = (name: string) => searchText.trim() !== "" && plainName(name).includes(plainName(searchText.trim()));
  return (
    <Screen title={page.name} up="#/">
      {unreached && (
        <p class="note warn" role="status">
          {t("live.unreached")}
        </p>
      )}
      <Choice label={t("public.show")} value={part} options={parts} onChange={show} />
      <Field
        label={t("public.find")}
        value={searchText}
        onInput={setSearchText}
        autocomplete="off"
        enterkeyhint="search"
      />
      {part === "seating" ? (
        <Rounds page={page} finds={finds} isSeeking={searchText.trim() !== ""} now={store.now()} />
      ) : (
        <Ranked page={page} finds={finds} />
      )}
      {page.board_open && (
        <a class="button" href={`#/board/${slug}`}>
          {t("public.clocks")}
        </a>
      )}
    </Screen>
  );
}

/** Return the server's last answer, loaded again every minute while the page is visible. */
function usePage(slug: string) {
  const [answer, setAnswer] = useState<Answer>({ page: null, refused: false, unreached: false });
  useLayoutEffect(() => {
    let left = false;
    const ask = async () => {
      try {
        const { publicPage } = await store.visitor();
        const page = await publicPage(slug);
        if (!left) setAnswer({ page, refused: false, unreached: false });
      } catch (error) {
        const refused = error instanceof ApiError && error.status === 404;
        if (!left) setAnswer(({ page }) => ({ page: refused ? null : page, refused, unreached: !refused }));
      }
    };
    ask();
    const timer = setInterval(() => document.hidden || ask(), AGAIN_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [slug]);
  return answer;
}
