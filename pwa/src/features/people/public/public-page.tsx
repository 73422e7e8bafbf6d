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

/** A tournament's page for everybody: who sits where, and how all stand; a name finds itself in both. */
export default function PublicPage({ args: [slug = ""] }: { args: string[] }) {
  const { page, refused, unreached } = usePage(slug);
  const [part, show] = useState("seating");
  const [sought, seek] = useState("");
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
  const finds = (name: string) => sought.trim() !== "" && plainName(name).includes(plainName(sought.trim()));
  return (
    <Screen title={page.name} up="#/">
      {unreached && (
        <p class="note warn" role="status">
          {t("live.unreached")}
        </p>
      )}
      <Choice label={t("public.show")} value={part} options={parts} onChange={show} />
      <Field label={t("public.find")} value={sought} onInput={seek} autocomplete="off" enterkeyhint="search" />
      {part === "seating" ? (
        <Rounds page={page} finds={finds} isSeeking={sought.trim() !== ""} now={store.now()} />
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

/** What the server said last; asked every minute while it is looked at. */
function usePage(slug: string) {
  const [answer, tell] = useState<Answer>({ page: null, refused: false, unreached: false });
  useLayoutEffect(() => {
    let left = false;
    const ask = async () => {
      try {
        const { publicPage } = await store.visitor();
        const page = await publicPage(slug);
        if (!left) tell({ page, refused: false, unreached: false });
      } catch (error) {
        const refused = error instanceof ApiError && error.status === 404;
        if (!left) tell(({ page }) => ({ page: refused ? null : page, refused, unreached: !refused }));
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
