/** What the hall's big screen says. */
export default {
  "board.missing": { en: "No such board", ja: "掲示板がありません", fr: "Pas de tableau ici" },
  "board.missing-text": {
    en: "No tournament has this address. It ends in the tournament's short name, as the director's settings show it.",
    ja: "このアドレスの大会はありません。末尾は大会の短縮名です（ディレクターの設定に表示）。",
    fr: "Aucun tournoi n'a cette adresse. Elle finit par le nom court du tournoi, tel que les réglages du directeur le montrent.",
  },
  "board.closed": { en: "Not open", ja: "非公開", fr: "Pas ouvert" },
  "board.closed-text": {
    en: "The director has not opened this board to everybody. A link from the director lets this screen in.",
    ja: "この掲示板は一般公開されていません。ディレクターのリンクを開くとこの画面で表示できます。",
    fr: "Le directeur n'a pas ouvert ce tableau à tous. Un lien du directeur laisse entrer cet écran.",
  },
  "board.unheard": {
    en: "No connection since {time}. The clocks run on.",
    ja: "{time} から接続がありません。時計は進み続けます。",
    fr: "Pas de connexion depuis {time}. Les horloges continuent.",
  },
  "board.empty": { en: "No hanchan yet", ja: "半荘がまだありません", fr: "Pas encore de hanchan" },
  "board.finished": { en: "Finished", ja: "終了", fr: "Terminé" },
  "board.cancelled": { en: "Cancelled", ja: "中止", fr: "Annulé" },
  "board.plays": { en: "Playing", ja: "対局中", fr: "En jeu" },
  "board.unscheduled": { en: "No start time yet", ja: "開始時刻未定", fr: "Pas encore d'heure de début" },
  "board.begins": { en: "Begins at {time}", ja: "{time} 開始", fr: "Début à {time}" },
  "board.late": { en: "Should have begun at {time}", ja: "{time} 開始予定でした", fr: "Devait commencer à {time}" },
  "board.awaited": { en: "Awaited: {who}", ja: "未着：{who}", fr: "Attendu : {who}" },
  "board.arbiter": { en: "arbiter", ja: "審判", fr: "arbitre" },
  "board.sound-on": { en: "Sound is on", ja: "音あり", fr: "Son activé" },
  "board.sound-off": { en: "Turn sound on", ja: "音を出す", fr: "Activer le son" },
};
