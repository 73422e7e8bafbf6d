/** What the screens of a call say. */
export default {
  "call.what": {
    en: "What happened?",
    ja: "何がありましたか？",
    fr: "Que s'est-il passé ?",
  },
  "call.who": { en: "Player", ja: "対象者", fr: "Joueur" },
  "call-which.team": {
    en: "Which team?",
    ja: "どのチームですか？",
    fr: "Quelle équipe ?",
  },
  "call-which.official": {
    en: "Which official?",
    ja: "どの審判員ですか？",
    fr: "Quel officiel ?",
  },
  "call.nobody": {
    en: "There is none in this tournament.",
    ja: "この大会には登録がありません。",
    fr: "Il n'y en a pas dans ce tournoi.",
  },
  "call.no-book": {
    en: "This tournament's rulebook is not on this phone yet. Get into the network once, then it stays.",
    ja: "この大会の規則がまだ端末にありません。一度通信できる所で開くと、以後は圏外でも使えます。",
    fr: "Le règlement de ce tournoi n'est pas encore sur ce téléphone. Connectez-vous une fois, il y restera.",
  },
  "call.no-seat": {
    en: "Nobody sits there, or what was to be changed is gone. Begin again from the table.",
    ja: "その席に人がいないか、変更対象がなくなりました。卓の画面からやり直してください。",
    fr: "Personne n'est assis là, ou ce qu'il fallait changer n'existe plus. Repartez de la table.",
  },
  "call.nothing-before": {
    en: "No earlier rulings",
    ja: "これまでの裁定なし",
    fr: "Aucune décision antérieure",
  },
  "call.season-before": {
    en: "other evenings: {count}",
    ja: "今シーズンの他の日：{count}件",
    fr: "autres soirées : {count}",
  },
  "call.seat-before": {
    en: "this seat: {count}",
    ja: "この席：{count}件",
    fr: "cette place : {count}",
  },
  "call.common": {
    en: "Most used here",
    ja: "よく使う反則",
    fr: "Les plus fréquentes ici",
  },
  "call.search": {
    en: "Search all fouls",
    ja: "反則を検索",
    fr: "Chercher une faute",
  },
  "call.found": {
    en: "Found: {count}",
    ja: "{count}件",
    fr: "Trouvées : {count}",
  },
  "call.none-found": {
    en: "Nothing found. Try one word of it, in any language.",
    ja: "見つかりません。別の言葉でお試しください。",
    fr: "Rien trouvé. Essayez un seul mot, dans n'importe quelle langue.",
  },
  "call.nth": { en: "{nth} time", ja: "{nth}回目", fr: "{nth} fois" },
  "call.at-most": {
    en: "At most {count} questions",
    ja: "質問は最大{count}問",
    fr: "{count} questions au plus",
  },
  "call.facts": { en: "Answers", ja: "確認済み", fr: "Réponses" },
  "call.from-log": {
    en: "from the log",
    ja: "記録より",
    fr: "d'après le journal",
  },
  "call.change": { en: "Change", ja: "変更", fr: "Changer" },
  "call.time": {
    en: "How late exactly?",
    ja: "正確な遅れは？",
    fr: "Combien exactement ?",
  },
  "call.time-hint": {
    en: "12 or 12:30",
    ja: "12 または 12:30",
    fr: "12 ou 12:30",
  },
  "call.time-take": {
    en: "Take this time",
    ja: "この時間で決定",
    fr: "Prendre ce temps",
  },
  "call.time-wrong": {
    en: "Give minutes, or minutes:seconds.",
    ja: "「分」または「分:秒」で入力してください。",
    fr: "Donnez des minutes, ou minutes:secondes.",
  },
  "call.first": {
    en: "Before you rule",
    ja: "裁定の前に",
    fr: "Avant de décider",
  },
  "call.steps": { en: "Steps", ja: "手順", fr: "Étapes" },
  "call.around": {
    en: "At that moment",
    ja: "その時の状況",
    fr: "À ce moment-là",
  },
  "call.books": {
    en: "This and other rulebooks: swipe or use the arrow keys",
    ja: "この規則とほかの規則（横にスワイプ、または矢印キー）",
    fr: "Ce règlement et les autres : balayez ou utilisez les flèches",
  },
  "call.quoted": { en: "“{text}”", ja: "「{text}」", fr: "« {text} »" },
  "call.aloud": { en: "Say it", ja: "告げる", fr: "À dire" },
  "call.speak": {
    en: "Let the phone say it",
    ja: "端末に読ませる",
    fr: "Faire lire par le téléphone",
  },
  "call.readings": {
    en: "Readings that mattered ({count})",
    ja: "用いた解釈（{count}）",
    fr: "Lectures qui ont compté ({count})",
  },
  "call.examples": { en: "Examples", ja: "例", fr: "Exemples" },
  "call.trace": {
    en: "How it was decided",
    ja: "判定の過程",
    fr: "Comment on y arrive",
  },
  "call.extras": { en: "Note or photo", ja: "メモ・写真", fr: "Note ou photo" },
  "call.note": { en: "Note", ja: "メモ", fr: "Note" },
  "call.photo-shrinking": {
    en: "Keeping the photo…",
    ja: "写真を保存中…",
    fr: "La photo s'enregistre…",
  },
  "call.photo-remove": {
    en: "Remove photo {number}",
    ja: "写真 {number} を外す",
    fr: "Retirer la photo {number}",
  },
  "call.photos-most": {
    en: "{most} photos: there is no room for more.",
    ja: "写真は{most}枚までです。",
    fr: "{most} photos : il n'y a plus de place.",
  },
  "call.may-not": {
    en: "Your role may look this up, but not issue it. Call a referee.",
    ja: "あなたの役割では参照のみ可能です。審判員を呼んでください。",
    fr: "Votre rôle permet de consulter, pas de décider. Appelez un arbitre.",
  },
  "call.issue": { en: "Issue", ja: "裁定する", fr: "Prononcer" },
  "call.otherwise": {
    en: "Issue something else",
    ja: "別の処置にする",
    fr: "Prononcer autre chose",
  },
  "call.choose": {
    en: "Choose what to issue",
    ja: "処置を選ぶ",
    fr: "Choisir la sanction",
  },
  "call.range": {
    en: "Within the range",
    ja: "範囲内の処置",
    fr: "Dans la fourchette",
  },
  "call.outside": { en: "Something else", ja: "その他", fr: "Autre chose" },
  "call.kinds": {
    en: "Penalties: one or more",
    ja: "処置（複数選択可）",
    fr: "Sanctions : une ou plusieurs",
  },
  "call.p": {
    en: "{kind}: how many P?",
    ja: "{kind}：何P？",
    fr: "{kind} : combien de P ?",
  },
  "call.p-wrong": {
    en: "Give whole P from 1 to {most}.",
    ja: "1から{most}までの整数で入力してください。",
    fr: "Donnez un nombre entier de P, de 1 à {most}.",
  },
  "call.whom": { en: "On whom", ja: "対象", fr: "Pour qui" },
  "call.nothing-chosen": {
    en: "Choose at least one penalty.",
    ja: "処置を一つ以上選んでください。",
    fr: "Choisissez au moins une sanction.",
  },
  "call.amend": {
    en: "Why is the ruling changed?",
    ja: "裁定を変更する理由",
    fr: "Pourquoi changer la décision ?",
  },
  "call.not-kept": {
    en: "This phone could not keep it. Free some space and try again.",
    ja: "端末に保存できませんでした。空き容量を確保して、もう一度お試しください。",
    fr: "Ce téléphone n'a pas pu le garder. Libérez de la place et réessayez.",
  },
  "call.issued": { en: "Issued", ja: "裁定しました", fr: "Prononcé" },
  "call.held": {
    en: "Ten seconds to take it back",
    ja: "10秒以内なら取り消せます",
    fr: "Dix secondes pour reprendre",
  },
  "call-stage.waiting": {
    en: "Waiting to send; kept on this phone.",
    ja: "未送信。この端末に保存済みです。",
    fr: "En attente d'envoi ; gardé sur ce téléphone.",
  },
  "call-stage.logged": {
    en: "Logged.",
    ja: "記録されました。",
    fr: "Au journal.",
  },
  "call-stage.deferred": {
    en: "Logged. It is judged when the hand ends.",
    ja: "記録されました。局の終了時に判定します。",
    fr: "Au journal. Jugé à la fin de la donne.",
  },
  "call-stage.refused": {
    en: "The server refused it.",
    ja: "サーバーに拒否されました。",
    fr: "Le serveur l'a refusé.",
  },
  "call-stage.conflict": {
    en: "The server holds another version.",
    ja: "サーバーに別の内容があります。",
    fr: "Le serveur a une autre version.",
  },
  "call-stage.differs": {
    en: "The server decided otherwise.",
    ja: "サーバーの判定が異なります。",
    fr: "Le serveur a décidé autrement.",
  },
  "call.resolve": { en: "Resolve it", ja: "対応する", fr: "Régler" },
  "call.to-table": {
    en: "Back to the table",
    ja: "卓に戻る",
    fr: "Retour à la table",
  },
  "call.gone": { en: "Not issued", ja: "裁定なし", fr: "Non prononcé" },
  "call.gone-text": {
    en: "This ruling was taken back or given up.",
    ja: "この裁定は取り消されました。",
    fr: "Cette décision a été reprise ou abandonnée.",
  },
};
