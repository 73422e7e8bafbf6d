/**
 * A second judge of hands: counts them with @kobalab/majiang-core, which nobody wrote for this app.
 *
 * Lines of {"said", "rules"} come in, as tests/random_hands.py writes them; each goes out with "win", what the library
 * makes of it in Shinpan's words. tests/cases/hands/README.md says how the file of the tests was made.
 */
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const Majiang = createRequire(import.meta.url)("@kobalab/majiang-core");
const SEATS = ["east", "south", "west", "north"];
const FROM = ["", "+", "=", "-"]; // whose discard: the next player's, the one's across, the one's before
const RULES = {
  連風牌は2符: ["double-wind-pair", "two-fu"],
  クイタンあり: ["open-tanyao", "allowed"],
  役満の複合あり: ["multiple-yakuman", "used"],
  ダブル役満あり: ["double-yakuman", "used"],
  数え役満あり: ["counted-yakuman", "used"],
  役満パオあり: ["liability-three-dragons", "used"],
  切り上げ満貫あり: ["kiriage-mangan", "used"],
};
/** Their names in the order in which yaku are told. */
const YAKU = {
  ...{ 立直: "riichi", ダブル立直: "double-riichi", 一発: "ippatsu", 門前清自摸和: "tsumo", 平和: "pinfu" },
  ...{ 断幺九: "tanyao", 一盃口: "iipeikou", 自風: "seat-wind", 場風: "round-wind", "翻牌 白": "white-dragon" },
  ...{ "翻牌 發": "green-dragon", "翻牌 中": "red-dragon", 嶺上開花: "rinshan", 槍槓: "chankan", 海底摸月: "haitei" },
  ...{ 河底撈魚: "houtei", 七対子: "chiitoitsu", 対々和: "toitoi", 三暗刻: "sanankou", 三槓子: "sankantsu" },
  ...{ 三色同順: "sanshoku-doujun", 三色同刻: "sanshoku-doukou", 一気通貫: "ittsu", 混全帯幺九: "chanta" },
  ...{ 混老頭: "honroutou", 小三元: "shousangen", 純全帯幺九: "junchan", 混一色: "honitsu", 二盃口: "ryanpeikou" },
  ...{ 清一色: "chinitsu", ドラ: "dora", 赤ドラ: "red-five", 裏ドラ: "ura-dora", 天和: "tenhou", 地和: "chiihou" },
  ...{ 国士無双: "kokushi", 国士無双十三面: "kokushi-13", 四暗刻: "suuankou", 四暗刻単騎: "suuankou-tanki" },
  ...{ 大三元: "daisangen", 小四喜: "shousuushii", 大四喜: "daisuushii", 字一色: "tsuuiisou", 緑一色: "ryuuiisou" },
  ...{ 清老頭: "chinroutou", 四槓子: "suukantsu", 九蓮宝燈: "chuuren", 純正九蓮宝燈: "chuuren-9" },
};
const ORDER = Object.values(YAKU);

/** `4s0s` or `40s` → ["s4", "s0"]; a red five is plain where the rules have none. */
function tiles(text, rules) {
  const each = [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => suit + digit),
  );
  return rules["red-fives"] === "used" ? each : each.map((tile) => tile.replace("0", "5"));
}

function meld({ kind, tiles: text, from }, seat, rules) {
  const [first, ...rest] = tiles(text, rules);
  const mark = from ? FROM[(SEATS.indexOf(from) - SEATS.indexOf(seat) + 4) % 4] : "";
  const digits = [first[1], ...rest.map((tile) => tile[1])];
  if (kind === "chii") return `${first[0]}${digits[0]}${mark}${digits.slice(1).join("")}`;
  return `${first[0]}${digits.slice(0, kind === "added-quad" ? 3 : 4).join("")}${mark}${kind === "added-quad" ? digits[3] : ""}`;
}

function hupai({ situations = [], win, melds = [], seat }) {
  const has = (name) => situations.includes(name);
  const [drawn, first] = [win.by === "tsumo", has("first-turn") && !melds.length];
  return {
    lizhi: has("double-riichi") ? 2 : Number(has("riichi")),
    yifa: has("ippatsu"),
    qianggang: has("robbing-quad"),
    lingshang: has("after-quad"),
    haidi: has("last-tile") ? (drawn ? 1 : 2) : 0,
    tianhu: first && drawn ? (seat === "east" ? 1 : 2) : 0,
  };
}

function judged({ said, rules }) {
  const { seat, round, win, melds = [], counters = 0, deposits = 0 } = said;
  const drawn = win.by === "tsumo";
  const closed = tiles(said.tiles, rules).sort();
  const [won] = tiles(win.tile, rules);
  const lie = melds.map((one) => meld(one, seat, rules));
  const shoupai = Majiang.Shoupai.fromString([[...closed, ...(drawn ? [won] : [])].join(""), ...lie].join(","));
  const from = drawn ? null : FROM[(SEATS.indexOf(win.from) - SEATS.indexOf(seat) + 4) % 4];
  const situations = hupai(said);
  const param = Majiang.Util.hule_param({
    ...situations,
    rule: Majiang.rule(
      Object.fromEntries(Object.entries(RULES).map(([name, [point, yes]]) => [name, rules[point] === yes])),
    ),
    zhuangfeng: SEATS.indexOf(round),
    menfeng: SEATS.indexOf(seat),
    baopai: tiles(said.dora ?? "", rules),
    fubaopai: situations.lizhi ? tiles(said.ura_dora ?? "", rules) : [],
    changbang: counters,
    lizhibang: deposits,
  });
  return inOurWords(Majiang.Util.hule(shoupai, drawn ? null : won + from, param), counters);
}

function inOurWords(found, counters) {
  if (!found?.hupai) return { valid: false, yaku: [], han: 0, fu_total: 0, yakuman: 0, total: 0, payments: null };
  const { hupai: yaku, fu = 0, fanshu = 0, damanguan = 0, defen, fenpei } = found;
  const counted = yaku.map(({ name, fanshu: many }) => {
    const id = YAKU[name.replace(/^([自場]風).*/, "$1")];
    return damanguan ? { id, yakuman: many.length } : { id, han: many };
  });
  counted.sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
  const payments = Object.fromEntries(SEATS.map((seat, place) => [seat, fenpei[place]]));
  return {
    valid: true,
    yaku: counted,
    han: fanshu,
    fu_total: fu,
    yakuman: damanguan,
    total: defen + 300 * counters,
    payments,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify({ ...asked, win: judged(asked) }));
}
