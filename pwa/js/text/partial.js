/** What is said to who rules on somebody about whom they are not impartial, and of such rulings. */
export default {
  "partial.warn.plays": {
    en: "You play at this table, or it is you. Let somebody else rule, if anybody can. Issued all the same, the log says so.",
    ja: "あなたはこの卓の対局者か、反則者本人です。できれば別の審判員に任せてください。裁定した場合は記録に残ります。",
    fr: "Vous jouez à cette table, ou c'est vous. Laissez décider quelqu'un d'autre, si possible. Sinon, le journal le dira.",
  },
  "partial.warn.offender": {
    en: "It is declared that you are not impartial about the offender. Let somebody else rule, if anybody can. Issued all the same, the log says so.",
    ja: "反則者はあなたとの利害関係が申告された選手です。できれば別の審判員に任せてください。裁定した場合は記録に残ります。",
    fr: "Il est déclaré que vous n'êtes pas impartial envers le fautif. Laissez décider quelqu'un d'autre, si possible. Sinon, le journal le dira.",
  },
  "partial.warn.table": {
    en: "It is declared that you are not impartial about somebody at this table. Let somebody else rule, if anybody can. Issued all the same, the log says so.",
    ja: "この卓に、あなたとの利害関係が申告された選手がいます。できれば別の審判員に任せてください。裁定した場合は記録に残ります。",
    fr: "Il est déclaré que vous n'êtes pas impartial envers quelqu'un à cette table. Laissez décider quelqu'un d'autre, si possible. Sinon, le journal le dira.",
  },
  "partial.was.plays": {
    en: "Who ruled plays at this table, or was the offender.",
    ja: "裁定者はこの卓の対局者か、反則者本人でした。",
    fr: "Qui a décidé jouait à cette table, ou était le fautif.",
  },
  "partial.was.offender": {
    en: "Who ruled had declared not to be impartial about the offender.",
    ja: "裁定者は反則者との利害関係を申告していました。",
    fr: "Qui a décidé avait déclaré ne pas être impartial envers le fautif.",
  },
  "partial.was.table": {
    en: "Who ruled had declared not to be impartial about somebody at the table.",
    ja: "裁定者は同卓者との利害関係を申告していました。",
    fr: "Qui a décidé avait déclaré ne pas être impartial envers quelqu'un à la table.",
  },
  "partial.badge": { en: "conflict", ja: "利害関係", fr: "conflit" },
};
