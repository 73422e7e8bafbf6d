import { RuleError } from "../../../rules/errors.ts";
import { t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { Tile } from "../../../ui/glyphs/tile.tsx";
import { Wind } from "../../../ui/glyphs/wind.tsx";
import { tileName } from "./keyboard.tsx";
import { RulePoints } from "./rule-points.tsx";
import { SEATS, splitTiles, size } from "./state.ts";
import { asQuery } from "../../../ui/router.ts";
import type { Catalogue } from "../../../rules/books/catalogue.ts";
import type { Laid } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

type Inspection = ReturnType<typeof import("../../../rules/hands/inspect.ts").inspectHand>;

interface AnswerProps {
  rules: Rules;
  laid: Laid;
  answer: Inspection | RuleError;
  set: (changed: Partial<Laid>) => void;
}

/** Show what the tiles are: a win, waits, furiten, fouls. */
export function Answer({ rules, laid, answer, set }: AnswerProps) {
  if (!size(laid)) return null;
  if (answer instanceof RuleError)
    return (
      <p class="note warn hand-wrong" role="status">
        {answer.message} {answer.cure}
      </p>
    );
  const { win } = answer;
  return (
    <div class="hand-answer" aria-live="polite">
      {win ? <Win rules={rules} win={win} /> : <Standing answer={answer} />}
      {answer.furiten && <FuritenNote rules={rules} furiten={answer.furiten} />}
      {answer.quads.map((quad) => (
        <Quad key={quad.tile} rules={rules} quad={quad} />
      ))}
      {answer.forbidden_discards.length > 0 && <Forbidden discards={answer.forbidden_discards} />}
      {laid.melds.some(({ kind }) => kind === "added-quad") && (
        <a class="button quiet" href={`#/calls/added-quad/${laid.seat}`}>
          {t("hand.robbed")}
        </a>
      )}
      {answer.riichi && <Riichi rules={rules} riichi={answer.riichi} />}
      {answer.fouls.map(({ foul, facts }) => (
        <a key={foul} class="button" href={`#/foul/${foul}?${asQuery(facts)}`}>
          {t("hand.rule-on", { foul: rules.words.name("fouls", foul) })}
        </a>
      ))}
      <RulePoints
        rules={rules}
        answer={answer}
        onChoose={(point, chosen) => set({ rules: { ...laid.rules, [point]: chosen } })}
      />
    </div>
  );
}

/** Show why ron is not allowed, on which tiles, and until when. */
function FuritenNote({ rules, furiten }: { rules: Rules; furiten: NonNullable<Inspection["furiten"]> }) {
  return (
    <div class="note warn stack">
      <p>
        <strong>{t("hand.furiten")}</strong> <Tiles tiles={furiten.tiles} />
      </p>
      <p>
        {nameOf(rules, "furiten", furiten.kind)}. {nameOf(rules, "until", furiten.until)}.
      </p>
    </div>
  );
}

function nameOf({ library }: Rules, section: keyof Catalogue["hands"], id: string | null) {
  return id ? library.catalogue.hands[section][id] : "";
}

function Tiles({ tiles, size: width = 24 }: { tiles: string[]; size?: number }) {
  return (
    <span class="hand-tiles">
      {tiles.map((tile, at) => (
        <Tile key={at} tile={tile} label={tileName(tile)} size={width} />
      ))}
    </span>
  );
}

/** Show the tiles that may not be discarded after the call just made. */
function Forbidden({ discards }: { discards: Inspection["forbidden_discards"] }) {
  return (
    <div class="note warn">
      <p>
        {t("hand.not-to-discard")} <Tiles tiles={discards.map(({ tile }) => tile)} />
      </p>
      <a class="reach" href="#/foul/swap-calling">
        {t("hand.discarded-it")}
      </a>
    </div>
  );
}

/** Show that the hand is tenpai, or its distance from it. */
function Standing({ answer }: { answer: Inspection }) {
  const { shanten, tenpai, waits, discards } = answer;
  if (shanten === null)
    return (
      <p class="verdict open">
        <span class="line">{standing(answer)}</span>
      </p>
    );
  if (discards.length) return <Discards discards={discards} />;
  return (
    <div class={`verdict ${tenpai ? "" : "open"}`}>
      <span class="line">{standing(answer)}</span>
      {waits.length > 0 && (
        <span class="hand-tiles large">
          {waits.map(({ tile, dead }) => (
            <span key={tile} class={dead ? "dead" : ""}>
              <Tile tile={tile} label={tileName(tile)} size={34} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Return the same in one line. */
function standing({ count, shanten, tenpai, waits, discards }: Inspection) {
  if (shanten === null) return t("hand.count", { held: count.held, due: count.due });
  if (discards.length) return t("hand.tenpai-after");
  if (shanten < 0) return t("hand.complete");
  return waits.length ? t(tenpai ? "hand.tenpai" : "hand.dead-waits") : t("hand.away", { count: shanten });
}

/** Return what the tiles are, in one line. */
export function lineOf(rules: Rules, answer: Inspection | RuleError) {
  if (answer instanceof RuleError) return answer.message;
  const { win } = answer;
  if (!win) return standing(answer);
  return win.reason ? nameOf(rules, "no_win", win.reason) : `${rules.words.number(win.total)} · ${worthOf(rules, win)}`;
}

function worthOf(rules: Rules, win: NonNullable<Inspection["win"]>) {
  const han = win.yakuman ? "" : t("hand.han-fu", { han: win.han, fu: win.fu_total });
  return [han, nameOf(rules, "limits", win.limit)].filter(Boolean).join(" · ");
}

function Discards({ discards }: { discards: Inspection["discards"] }) {
  return (
    <div class="verdict">
      <span class="line">{t("hand.tenpai-after")}</span>
      <ul class="hand-discards">
        {discards.map(({ discard, waits }) => (
          <li key={discard}>
            <Tile tile={discard} label={tileName(discard)} />
            <span aria-hidden="true">→</span>
            <Tiles tiles={waits.filter(({ dead }) => !dead).map(({ tile }) => tile)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Riichi({ rules, riichi }: { rules: Rules; riichi: NonNullable<Inspection["riichi"]> }) {
  if (riichi.allowed) return <p class="soft">{t("hand.riichi-allowed")}</p>;
  return (
    <p class="soft">
      {t("hand.no-riichi")} {riichi.against.map((reason) => nameOf(rules, "no_riichi", reason)).join(", ")}
    </p>
  );
}

/** Show what a win is worth, or why it is none. */
function Win({ rules, win }: { rules: Rules; win: NonNullable<Inspection["win"]> }) {
  const { words } = rules;
  if (win.reason)
    return (
      <div class="verdict open none-win">
        <span class="line">{nameOf(rules, "no_win", win.reason)}</span>
        {win.yaku.length > 0 && <YakuList rules={rules} win={win} />}
      </div>
    );
  return (
    <div class="verdict">
      <span class="line">{words.number(win.total)}</span>
      <span>{worthOf(rules, win)}</span>
      <YakuList rules={rules} win={win} />
      {win.payments && <Payments rules={rules} payments={win.payments} />}
      {win.liable && <p>{t("hand.liable", { seat: t(`hall-wind.${win.liable}`) })}</p>}
      {win.fu.length > 0 && (
        <Disclosure title={t("hand.fu", { fu: win.fu_total })}>
          {() => (
            <dl class="hand-parts">
              {win.fu.map(({ part, fu }, at) => (
                <div key={at}>
                  <dt>{nameOf(rules, "fu", part)}</dt>
                  <dd>{fu}</dd>
                </div>
              ))}
            </dl>
          )}
        </Disclosure>
      )}
    </div>
  );
}

function YakuList({ rules, win }: { rules: Rules; win: NonNullable<Inspection["win"]> }) {
  return (
    <dl class="hand-parts">
      {win.yaku.map(({ id, han, yakuman }) => (
        <div key={id}>
          <dt>{nameOf(rules, "yaku", id)}</dt>
          <dd>{yakuman ? "★".repeat(yakuman) : han}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ rules, payments }: { rules: Rules; payments: Record<string, number> }) {
  return (
    <ul class="hand-payments">
      {SEATS.map((seat) => (
        <li key={seat} class={payments[seat] > 0 ? "gains" : ""}>
          <Wind wind={seat} />
          <span class="unseen">{t(`hall-wind.${seat}`)}</span> {signed(rules, payments[seat])}
        </li>
      ))}
    </ul>
  );
}

function signed({ words }: Rules, points: number) {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${words.number(Math.abs(points))}`;
}

/** Show whether a quad in riichi is allowed, and each way to read the hand. */
function Quad({ rules, quad }: { rules: Rules; quad: Inspection["quads"][number] }) {
  return (
    <section class={`note ${quad.allowed ? "info" : "warn"} stack`}>
      <p class="hand-tiles">
        <Tile tile={quad.tile} label={tileName(quad.tile)} size={22} />
        <strong>{t(quad.allowed ? "hand.quad-allowed" : "hand.quad-refused")}</strong>
      </p>
      {quad.reason && <p>{nameOf(rules, "no_quad", quad.reason)}.</p>}
      <ul class="hand-readings">
        {quad.waits.flatMap(({ tile, arrangements, broken }) =>
          arrangements.map((one, at) => (
            <li key={`${tile}${at}`} class={broken.includes(one) ? "broken" : ""}>
              <Tile tile={tile} label={t("hand.wait", { tile: tileName(tile) })} size={20} />
              <span aria-hidden="true">:</span>
              <span class="hand-sets">
                {one.map((set, place) => (
                  <Tiles key={place} tiles={splitTiles(set)} size={15} />
                ))}
              </span>
              {broken.includes(one) && <strong>{t("hand.broken")}</strong>}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
