/** What is said of a call that changes a ruling. */
export default {
  "amending.what": {
    en: "Amending: {line}, {name}, {time}",
    ja: "訂正対象：{line}・{name}・{time}",
    fr: "À modifier : {line}, {name}, {time}",
  },
  "amending.another": { en: "Another foul", ja: "別の反則にする", fr: "Une autre faute" },
  "amending.nothing": {
    en: "Nothing is changed yet: change an answer, the foul, the penalty or the note first.",
    ja: "まだ変更がありません。回答、反則、処置、メモのいずれかを変更してください。",
    fr: "Rien n'est encore changé : changez d'abord une réponse, la faute, la sanction ou la note.",
  },
};
