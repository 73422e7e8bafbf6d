/** Two referees probably ruled on the same call. */
export default {
  "same.anyway": {
    en: "Look, or issue anyway.",
    ja: "確認するか、そのまま裁定してください。",
    fr: "Regardez, ou prononcez quand même.",
    ru: "Посмотрите или вынесите всё равно.",
  },
  "same.text": {
    en: "Probably the same call: {who} at {time}, {what}.",
    ja: "同じ件の可能性：{who}が{time}に裁定済み（{what}）。",
    fr: "Sans doute le même cas : {who} à {time}, {what}.",
    ru: "Вероятно, тот же случай: {who} в {time}, {what}.",
  },
  "same.both": { en: "Both stand", ja: "両方とも有効", fr: "Les deux valent", ru: "Оба в силе" },
};
