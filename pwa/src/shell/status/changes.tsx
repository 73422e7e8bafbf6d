import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { UNWELL, chime } from "../../ui/chime.ts";
import { useStatus } from "./use-status.ts";

/** Says aloud what has changed of where the app stands: readiness, link, tasks, what is wrong; never all of it again. */
export function Changes() {
  const { ready, link, tasks, wrongs } = useStatus();
  const now = [ready, link, tasks > 0 && t("to-resolve", { count: tasks }), ...wrongs.map(({ text }) => text)];
  const before = useRef({ now, tasks });
  const [text, setText] = useState("");
  useLayoutEffect(() => {
    const news = now.filter((one) => one && !before.current.now.includes(one));
    if (news.length > 0) setText(news.join(" · "));
    if (tasks > before.current.tasks) chime(UNWELL);
    before.current = { now, tasks };
  }, [now.join()]);
  return (
    <p class="unseen changes" role="status">
      {text}
    </p>
  );
}
