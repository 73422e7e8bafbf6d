/** What the tables of seats say on a desk. */
export default {
  "desk.seats": { en: "Seats", ja: "座席表", fr: "Places", ru: "Места" },
  "desk.substitute": { en: "substitute", ja: "代走", fr: "remplaçant", ru: "замена" },
  "desk.seating.none": {
    en: "No round is seated yet.",
    ja: "座席はまだ決まっていません。",
    fr: "Aucune ronde n'est encore placée.",
    ru: "Ни один раунд ещё не рассажен.",
  },
  "desk.seating.print": { en: "Print", ja: "印刷", fr: "Imprimer", ru: "Печать" },
  "desk.seating.start": { en: "Start", ja: "開始", fr: "Début", ru: "Начало" },
  "desk.seating.no-start": { en: "Not set", ja: "未定", fr: "Non fixé", ru: "Нет" },
  "desk.seating.achieved": { en: "What it achieves", ja: "座席の評価", fr: "Ce qu'il permet", ru: "Что получилось" },
  "desk.seating.pairs": {
    en: "Pairs that meet {times}×: {pairs}",
    ja: "{times}回の対戦：{pairs}組",
    fr: "Paires qui se rencontrent {times}× : {pairs}",
    ru: "Пар, что встречаются {times}×: {pairs}",
  },
  "desk.seating.mates": {
    en: "Teammates at one table: {count}",
    ja: "同卓のチームメイト：{count}",
    fr: "Coéquipiers à une table : {count}",
    ru: "Одна команда за столом: {count}",
  },
  "desk.seating.again": { en: "Meets again", ja: "複数回の対戦", fr: "Rencontre encore", ru: "Встречает снова" },
  "desk.seating.teammates": {
    en: "Teammates at one table",
    ja: "同卓のチームメイト",
    fr: "Coéquipiers à une table",
    ru: "Одна команда за столом",
  },
  "desk.seating.spread": {
    en: "Winds uneven by at most {count}",
    ja: "風の偏り：最大{count}",
    fr: "Vents inégaux de {count} au plus",
    ru: "Ветры неравны не больше чем на {count}",
  },
  "desk.seating.most-at-table": {
    en: "Same player at the same table: at most {count}×",
    ja: "同じ卓での対局：最多{count}回",
    fr: "Même joueur à la même table : {count}× au plus",
    ru: "Один игрок за одним столом: не больше {count}×",
  },
};
