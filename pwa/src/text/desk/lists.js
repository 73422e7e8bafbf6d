/** What the lists of rulings and escalations say on a desk. */
export default {
  "desk.time": { en: "Time", ja: "時刻", fr: "Heure", ru: "Время" },
  "desk.hand": { en: "Hand", ja: "局", fr: "Donne", ru: "Раздача" },
  "desk.only-open": { en: "Open only", ja: "未決のみ", fr: "En attente", ru: "Нерешённые" },
  "desk.without": { en: "Remove: {filter}", ja: "解除：{filter}", fr: "Retirer : {filter}", ru: "Убрать: {filter}" },
  "desk.conflict": { en: "Conflict of interest", ja: "利害関係", fr: "Conflit d'intérêts", ru: "Конфликт интересов" },
  "desk.note": { en: "Note", ja: "メモ", fr: "Note", ru: "Заметка" },
  "desk.photo": { en: "Photo", ja: "写真", fr: "Photo", ru: "Фото" },
  "desk.since": { en: "Escalated", ja: "審議の開始", fr: "Depuis", ru: "Когда" },
  "desk.ruled": { en: "As ruled", ja: "裁定内容", fr: "Décidé", ru: "Решено" },
  "desk.escalated-by": { en: "By", ja: "申立て", fr: "Par", ru: "Кто подал" },
  "desk.find-escalation": {
    en: "Find a player, table or foul",
    ja: "選手・卓・反則を探す",
    fr: "Trouver un joueur, une table, une faute",
    ru: "Найти игрока, стол, нарушение",
  },
};
