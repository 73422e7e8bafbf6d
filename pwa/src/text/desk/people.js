/** What the tables of people say on a desk. */
export default {
  "desk.find-person": {
    en: "Find a name, number or team",
    ja: "名前・番号・チームを探す",
    fr: "Trouver un nom, un numéro, une équipe",
    ru: "Найти имя, номер, команду",
  },
  "desk.shown": { en: "{count} of {all}", ja: "{all}件中{count}件", fr: "{count} sur {all}", ru: "{count} из {all}" },
  "desk.no-teams": {
    en: "No teams yet.",
    ja: "チームはまだありません。",
    fr: "Pas encore d'équipe.",
    ru: "Команд пока нет.",
  },
  "desk.number": { en: "Number", ja: "番号", fr: "Numéro", ru: "Номер" },
  "desk.next-game": { en: "Next game", ja: "次の対局", fr: "Prochaine partie", ru: "Следующая игра" },
  "desk.games": { en: "Games", ja: "対局数", fr: "Parties", ru: "Игры" },
  "desk.fouls": { en: "Fouls", ja: "反則", fr: "Fautes", ru: "Нарушения" },
  "desk.taken": { en: "Taken off", ja: "減点", fr: "Retiré", ru: "Снято" },
  "desk.owed": { en: "Owes", ja: "未払い", fr: "Doit", ru: "Долг" },
  "desk.count": { en: "Number of players", ja: "人数", fr: "Nombre de joueurs", ru: "Игроков" },
  "desk.plays-as": { en: "Plays as", ja: "選手名", fr: "Joue sous le nom", ru: "Играет как" },
  "desk.revoked": { en: "Revoked", ja: "取消済み", fr: "Révoqué", ru: "Отозван" },
};
