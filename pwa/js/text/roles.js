/** What each role is called: where people join, are late, or judge what was escalated. */
export default {
  "hall-role.director": { en: "director", ja: "ディレクター", fr: "directeur" },
  "hall-role.head-referee": { en: "head referee", ja: "審判長", fr: "arbitre principal" },
  "hall-role.referee": { en: "referee", ja: "審判員", fr: "arbitre" },
  "hall-role.arbiter": { en: "table arbiter", ja: "卓審判", fr: "arbitre de table" },
  "hall-role.reader": { en: "board only", ja: "掲示板のみ", fr: "tableau seul" },
  "hall-role.finance": { en: "finance coordinator", ja: "会計担当", fr: "coordinateur financier" },
};
