/** What importing a sheet of results says. */
export default {
  "import.title": { en: "Import results", ja: "結果の取り込み", fr: "Importer des résultats" },
  "import.field.points": { en: "Points", ja: "点数", fr: "Points" },
  "import.field.row": { en: "Row", ja: "行", fr: "Ligne" },
  "import.not-you": {
    en: "Directors and table arbiters import results.",
    ja: "結果の取り込みはディレクターと卓審判が行います。",
    fr: "Les directeurs et les arbitres de table importent les résultats.",
  },
  "import.choose": { en: "Choose a CSV file", ja: "CSVファイルを選ぶ", fr: "Choisir un fichier CSV" },
  "import.paste": { en: "Or paste the sheet here", ja: "または表をここに貼り付け", fr: "Ou collez la feuille ici" },
  "import.columns": {
    en: "First row: round,table,east,south,west,north; if wanted deposits, unranked, east_player … Separated by comma, semicolon or tab.",
    ja: "1行目：round,table,east,south,west,north。必要なら deposits、unranked、east_player など。区切りはコンマ、セミコロン、タブ。",
    fr: "Première ligne : round,table,east,south,west,north ; au besoin deposits, unranked, east_player … Séparés par virgule, point-virgule ou tabulation.",
  },
  "import.look": { en: "Look at it row by row", ja: "行ごとに確認", fr: "Regarder ligne par ligne" },
  "import.busy.look": {
    en: "The server looks at every row",
    ja: "サーバーが各行を確認しています",
    fr: "Le serveur regarde chaque ligne",
  },
  "import.busy.bring": {
    en: "The server enters the results",
    ja: "サーバーが結果を記録しています",
    fr: "Le serveur saisit les résultats",
  },
  "import.rows.wrong": {
    en: "Rows with a mistake: {count}",
    ja: "誤りのある行：{count}",
    fr: "Lignes avec une erreur : {count}",
  },
  "import.rows.new": { en: "New results: {count}", ja: "新しい結果：{count}", fr: "Nouveaux résultats : {count}" },
  "import.rows.known": {
    en: "Entered already, the same: {count}",
    ja: "入力済み（同じ内容）：{count}",
    fr: "Déjà saisis, identiques : {count}",
  },
  "import.row": { en: "Row {number}", ja: "{number}行目", fr: "Ligne {number}" },
  "import.status.wrong": { en: "Mistake", ja: "誤り", fr: "Erreur" },
  "import.status.new": { en: "New", ja: "新規", fr: "Nouveau" },
  "import.status.known": { en: "Known", ja: "入力済み", fr: "Connu" },
  "import.only-good": {
    en: "Import the good rows only",
    ja: "正しい行だけ取り込む",
    fr: "N'importer que les lignes justes",
  },
  "import.only-good-hint": {
    en: "Otherwise it is all rows or none.",
    ja: "選ばなければ、全行が正しいときだけ取り込みます。",
    fr: "Sinon, c'est tout ou rien.",
  },
  "import.bring": {
    en: "Import results: {count}",
    ja: "{count}件の結果を取り込む",
    fr: "Importer les résultats : {count}",
  },
  "import.done": {
    en: "Imported: {count}. Entered before: {known}.",
    ja: "取り込み：{count}件。入力済み：{known}件。",
    fr: "Importés : {count}. Déjà saisis : {known}.",
  },
  "import.again": {
    en: "Your sheet stays here. Try again: what has arrived is not entered twice.",
    ja: "表は残っています。もう一度お試しください。届いた結果が二重に入ることはありません。",
    fr: "Votre feuille reste ici. Réessayez : ce qui est arrivé n'est pas saisi deux fois.",
  },
  "import.unreadable": {
    en: "This file can't be read: save it anew as CSV, in UTF-8.",
    ja: "このファイルは読めません。UTF-8のCSVで保存し直してください。",
    fr: "Ce fichier est illisible : enregistrez-le à nouveau en CSV, en UTF-8.",
  },
};
