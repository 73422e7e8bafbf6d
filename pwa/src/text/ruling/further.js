/** The rulings that a step leads to. */
export default {
  "further.rule": { en: "Rule: {foul}", ja: "裁定する：{foul}", fr: "Juger : {foul}", ru: "Решить: {foul}" },
  "further.harder": {
    en: "Serious or repeated: {foul}",
    ja: "悪質または繰り返し：{foul}",
    fr: "Grave ou répété : {foul}",
    ru: "Грубо или повторно: {foul}",
  },
};
