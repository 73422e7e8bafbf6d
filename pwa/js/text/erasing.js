/** What a director reads who takes personal data out. */
export default {
  "erasing.title": { en: "Take out personal data", ja: "個人情報の消去", fr: "Effacer les données personnelles" },
  "erasing.title-one": { en: "Take out {name}", ja: "{name}さんの消去", fr: "Effacer {name}" },
  "erasing.text": {
    en: "When the event is over: players become numbers in rulings, fines, results and every entry of the journal. What was ruled stays, and the proof of the journal still holds.",
    ja: "大会終了後に使います。裁定・罰金・成績・ジャーナルの全項目で、選手名は番号に置き換わります。裁定の内容は残り、ジャーナルの証明も有効です。",
    fr: "Une fois l'événement fini : les joueurs deviennent des numéros dans les décisions, amendes, résultats et tout le journal. Ce qui a été décidé reste, et la preuve du journal tient toujours.",
  },
  "erasing.season": {
    en: "Repeats and fines of a season are found by id numbers: wait until the season is over.",
    ja: "シーズン内の累犯と罰金はID番号で照合します。シーズン終了まで待ってください。",
    fr: "Récidives et amendes d'une saison se retrouvent par les numéros : attendez la fin de la saison.",
  },
  "erasing.names": { en: "Names and id numbers", ja: "名前とID番号", fr: "Noms et numéros" },
  "erasing.texts": { en: "Also notes and reasons", ja: "メモと理由も消去", fr: "Aussi les notes et motifs" },
  "erasing.texts-hint": {
    en: "All that anybody wrote in their own words, since it may name somebody. Export what you need to keep.",
    ja: "自由記述はすべて消去します（名前を含む可能性があるため）。必要なものは先に書き出してください。",
    fr: "Tout ce qui a été écrit librement, car cela peut nommer quelqu'un. Exportez d'abord ce qu'il faut garder.",
  },
  "erasing.photos": { en: "Also photos", ja: "写真も消去", fr: "Aussi les photos" },
  "erasing.other-places": {
    en: "Not reached: what officials are called, backups made before, exported files, and phones that never come online again.",
    ja: "対象外：審判の名前、以前のバックアップ、書き出し済みのファイル、二度とオンラインにならない端末。",
    fr: "Hors d'atteinte : les noms des officiels, les sauvegardes, les fichiers exportés et les téléphones qui ne reviennent plus en ligne.",
  },
  "erasing.erase": { en: "Take out", ja: "消去する", fr: "Effacer" },
  "erasing.ask": { en: "Take out for good?", ja: "完全に消去しますか？", fr: "Effacer pour de bon ?" },
  "erasing.ask-text": {
    en: "Nobody can bring it back. Players concerned: {count}.",
    ja: "元に戻すことはできません。対象の選手：{count}人。",
    fr: "Personne ne pourra le rétablir. Joueurs concernés : {count}.",
  },
  "erasing.done": { en: "Taken out", ja: "消去しました", fr: "Effacé" },
  "erasing.earlier": { en: "Taken out before", ja: "これまでの消去", fr: "Déjà effacé" },
  "erasing.everybody": { en: "All players", ja: "全選手", fr: "Tous les joueurs" },
  "erasing.some": { en: "Players: {count}", ja: "選手：{count}人", fr: "Joueurs : {count}" },
};
