/** What the tables of results and standings say on a desk. */
export default {
  "desk.of-teams": { en: "Teams", ja: "チーム順位", fr: "Équipes", ru: "Команды" },
  "desk.results-open": { en: "Open: {count}", ja: "残り {count}", fr: "À saisir : {count}", ru: "Осталось: {count}" },
  "desk.due": { en: "Missing: {count}", ja: "未入力 {count}", fr: "Manquants : {count}", ru: "Не хватает: {count}" },
  "desk.is-due": { en: "Missing", ja: "未入力", fr: "Manquant", ru: "Не введён" },
  "desk.enter-result": { en: "Enter", ja: "入力", fr: "Saisir", ru: "Внести" },
  "desk.none-due": {
    en: "No result is missing.",
    ja: "未入力の結果はありません。",
    fr: "Aucun résultat ne manque.",
    ru: "Все результаты введены.",
  },
  "desk.entered-by": { en: "Entered by", ja: "入力者", fr: "Saisi par", ru: "Кто ввёл" },
  "desk.corrected": { en: "Corrected", ja: "訂正済み", fr: "Corrigé", ru: "Исправлено" },
  "desk.adds-up": { en: "adds up", ja: "合計一致", fr: "le compte est bon", ru: "сходится" },
  "desk.wrong-sum": {
    en: "Sum off by {points}",
    ja: "合計が{points}ずれ",
    fr: "Total faux de {points}",
    ru: "Сумма неверна: {points}",
  },
  "desk.sticks": { en: "sticks {points}", ja: "供託 {points}", fr: "bâtons {points}", ru: "палочки {points}" },
  "desk.rank": { en: "Place", ja: "順位", fr: "Rang", ru: "Место" },
  "desk.score": { en: "Score", ja: "スコア", fr: "Score", ru: "Очки" },
};
