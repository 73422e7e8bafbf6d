/** What became of a ruling. */
export default {
  "hall-history": { en: "What became of it", ja: "その後の経過", fr: "La suite" },
  "hall-amends": { en: "Replaces an earlier ruling", ja: "以前の裁定を訂正", fr: "Remplace une décision précédente" },
  "hall-closed": {
    en: "Judged at the end of the hand: {how}",
    ja: "局の終了時に判定：{how}",
    fr: "Jugée à la fin de la donne : {how}",
  },
  "hall-closed-by-ruling": { en: "Closed by another ruling", ja: "別の裁定で終了", fr: "Close par une autre décision" },
};
