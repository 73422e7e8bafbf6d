/** What the tables of fines and payments say on a desk. */
export default {
  "desk.accounts": { en: "Accounts", ja: "残高", fr: "Comptes", ru: "Счета" },
  "desk.only-owing": { en: "Owing only", ja: "未払いのみ", fr: "Dus seulement", ru: "Только должники" },
  "desk.owed-in-all": {
    en: "{amount} to be paid",
    ja: "未払い {amount}",
    fr: "{amount} à payer",
    ru: "К оплате {amount}",
  },
  "desk.fine-since": { en: "Since", ja: "発生", fr: "Depuis", ru: "С" },
  "desk.last-line": { en: "Last entry", ja: "最後の記入", fr: "Dernière ligne", ru: "Последняя запись" },
  "desk.play.waits": { en: "Pays first", ja: "支払いが先", fr: "Paie d'abord", ru: "Сначала платит" },
  "desk.play.allowed": { en: "May play", ja: "対局可", fr: "Peut jouer", ru: "Допущен" },
  "desk.receipt": { en: "Receipt", ja: "領収書", fr: "Reçu", ru: "Квитанция" },
  "desk.paid-by": { en: "Who", ja: "氏名", fr: "Qui", ru: "Кто" },
  "desk.taken-by": { en: "Taken by", ja: "受領者", fr: "Reçu par", ru: "Принял" },
  "desk.no-payments": {
    en: "Nobody has paid yet.",
    ja: "支払いはまだありません。",
    fr: "Personne n'a encore payé.",
    ru: "Платежей ещё не было.",
  },
  "desk.find-payment": {
    en: "Find a name or receipt",
    ja: "名前・領収書番号を探す",
    fr: "Trouver un nom, un reçu",
    ru: "Найти имя, квитанцию",
  },
};
