import { useState } from "preact/hooks";
import { endOfTime, isUp, secondsLeft } from "../../../rules/clocks/game-clock.ts";
import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { useStore } from "../../../store/use-store.ts";
import { useAlarm } from "./alarm.tsx";
import { TakeOff, addExtraTime } from "../../../domain/event/extra-time.tsx";
import type { Game } from "../../../domain/event/game-clock.ts";
import type { GameClock } from "../../../rules/clocks/game-clock.ts";
import type { Hanchan } from "../../../store/index.ts";

const STEPS = [1, 3, 5];

interface RemainingTimeProps {
  hanchan: Hanchan;
  game: Game;
  now: number;
  zone: string;
  may: boolean;
}

/** Show the time left in the hanchan and what is played when time is up, and offer extra time. */
export function RemainingTime({ hanchan, game: { clock, extra }, now, zone, may }: RemainingTimeProps) {
  const [taking, setTaking] = useState(false);
  const { run, error } = useCommand();
  const up = clock && isUp(clock, now);
  const text = clock && t(up ? "game.was-up" : "game.ends", { time: clockTime(new Date(clock.ends), zone) });
  useAlarm(clock ? [running(hanchan, clock, now)] : []);
  return (
    <section class={`late ${up ? "runs" : ""}`} aria-labelledby="left">
      <h2 id="left">{t("game.left")}</h2>
      {clock ? (
        <>
          <p class="late-time" role="timer">
            {minutes(secondsLeft(clock, now))}
          </p>
          <p>{text}</p>
        </>
      ) : (
        <p>{t("game.no-limit")}</p>
      )}
      {up && <AfterTime />}
      {extra > 0 && <p class="soft">{t("game.extra", { time: minutes(extra) })}</p>}
      {clock && may && (
        <div class="pair">
          {STEPS.map((step) => (
            <button key={step} class="button" type="button" onClick={() => run(() => addExtraTime(hanchan, step * 60))}>
              {t("game.more", { count: step })}
            </button>
          ))}
          {extra > 0 && (
            <button class="button" type="button" onClick={() => setTaking(true)}>
              {t("game.less")}
            </button>
          )}
        </div>
      )}
      {error}
      {taking && <TakeOff hanchan={hanchan} extra={extra} onClose={() => setTaking(false)} />}
    </section>
  );
}

/** Show what the rulebook prescribes when time is up. */
export function AfterTime() {
  const { book } = useStore();
  if (!book) return null;
  const { still, chonbo } = endOfTime(book);
  return (
    <p class="note warn">
      <strong>{t(`game.still.${still}`)}</strong> {t(`game.chonbo.${chonbo}`)}
    </p>
  );
}

function running(hanchan: Hanchan, clock: GameClock, now: number) {
  const seconds = Math.floor((now - clock.began) / 1000);
  const whole = Math.ceil((clock.ends - clock.began) / 1000);
  const line = t("game.ends-soon");
  return { key: `game ${hanchan.id} ${clock.ends}`, name: t("game.left"), seconds, thresholds: [whole], line };
}
