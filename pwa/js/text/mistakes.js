/** What is wrong with a row of a sheet (players, seating, results), and the cure. */
export default {
  "mistake.empty": {
    en: "The cell is empty: fill it in, or take the row out.",
    ja: "空欄です。入力するか、行を削除してください。",
    fr: "La cellule est vide : remplissez-la, ou retirez la ligne.",
  },
  "mistake.too-long": {
    en: "It has {length} characters: shorten it to {most}.",
    ja: "{length}文字あります。{most}文字以内にしてください。",
    fr: "Elle a {length} caractères : raccourcissez-la à {most}.",
  },
  "mistake.overfull": {
    en: "It has {cells} cells for {columns} columns: put cells that hold a separator in quotes.",
    ja: "{columns}列に対してセルが{cells}個あります。区切り文字を含むセルは引用符で囲んでください。",
    fr: "Elle a {cells} cellules pour {columns} colonnes : mettez entre guillemets celles qui contiennent un séparateur.",
  },
  "mistake.number-twice": {
    en: "{name} has the number {number} in this sheet too: keep one of them.",
    ja: "この表では {name} も番号 {number} です。どちらか一方にしてください。",
    fr: "{name} a aussi le numéro {number} dans cette feuille : n'en gardez qu'un.",
  },
  "mistake.number-taken": {
    en: "{name} has the number {number} already: give another one.",
    ja: "番号 {number} はすでに {name} のものです。別の番号にしてください。",
    fr: "{name} a déjà le numéro {number} : donnez-en un autre.",
  },
  "mistake.in-team": {
    en: "This player is there already, in the team {team}: correct it, or leave it empty.",
    ja: "この選手はチーム「{team}」で登録済みです。直すか、空欄にしてください。",
    fr: "Ce joueur est déjà là, dans l'équipe {team} : corrigez, ou laissez vide.",
  },
  "mistake.without-team": {
    en: "This player is there already, without a team: correct it, or leave it empty.",
    ja: "この選手はチームなしで登録済みです。直すか、空欄にしてください。",
    fr: "Ce joueur est déjà là, sans équipe : corrigez, ou laissez vide.",
  },
  "mistake.place-twice": {
    en: "This sheet has round {round} at table {table} before: keep one.",
    ja: "この表には{round}回戦の{table}卓がすでにあります。どちらか一方にしてください。",
    fr: "Cette feuille a déjà la ronde {round} à la table {table} : n'en gardez qu'une.",
  },
  "mistake.place-taken": {
    en: "In round {round} others sit at table {table} already: correct round, table or players.",
    ja: "{round}回戦の{table}卓には別の選手が着席しています。回戦、卓、選手のいずれかを直してください。",
    fr: "À la ronde {round}, d'autres sont déjà à la table {table} : corrigez la ronde, la table ou les joueurs.",
  },
  "mistake.number-unknown": {
    en: "No player has the number {number}: import the players first, or correct it.",
    ja: "番号 {number} の選手はいません。先に選手を取り込むか、番号を直してください。",
    fr: "Aucun joueur n'a le numéro {number} : importez d'abord les joueurs, ou corrigez-le.",
  },
  "mistake.sits-twice": {
    en: "The player with the number {number} sits {seat} too: name four different ones.",
    ja: "番号 {number} の選手は{seat}にもいます。4人とも別の選手にしてください。",
    fr: "Le joueur numéro {number} est aussi en {seat} : nommez quatre joueurs différents.",
  },
  "mistake.sits-elsewhere": {
    en: "In round {round} {name} sits at table {table}: name another player, or another round.",
    ja: "{round}回戦では {name} は{table}卓です。別の選手か、別の回戦にしてください。",
    fr: "À la ronde {round}, {name} est à la table {table} : nommez un autre joueur, ou une autre ronde.",
  },
  "mistake.no-time": {
    en: "{cell} is no day and time: write it as 2025-11-21 14:00, or leave it empty.",
    ja: "「{cell}」は日時ではありません。2025-11-21 14:00 のように書くか、空欄にしてください。",
    fr: "{cell} n'est pas une date et une heure : écrivez 2025-11-21 14:00, ou laissez vide.",
  },
  "mistake.no-such-time": {
    en: "There is no {cell} in the calendar: write it as 2025-11-21 14:00, or leave it empty.",
    ja: "「{cell}」は存在しない日時です。2025-11-21 14:00 のように書くか、空欄にしてください。",
    fr: "{cell} n'existe pas au calendrier : écrivez 2025-11-21 14:00, ou laissez vide.",
  },
  "mistake.far-time": {
    en: "{cell} is not between 1970 and 2200: correct it, or leave it empty.",
    ja: "「{cell}」は1970年から2200年の間にありません。直すか、空欄にしてください。",
    fr: "{cell} n'est pas entre 1970 et 2200 : corrigez, ou laissez vide.",
  },
  "mistake.begins-at": {
    en: "This hanchan is there already, at {at}: leave the cell empty, or change the time by itself.",
    ja: "この半荘は{at}開始で登録済みです。空欄にするか、時刻だけを別に変更してください。",
    fr: "Ce hanchan est déjà là, à {at} : laissez la cellule vide, ou changez l'heure à part.",
  },
  "mistake.begins-untimed": {
    en: "This hanchan is there already, without a time: leave the cell empty, or set the time by itself.",
    ja: "この半荘は時刻なしで登録済みです。空欄にするか、時刻だけを別に設定してください。",
    fr: "Ce hanchan est déjà là, sans heure : laissez la cellule vide, ou fixez l'heure à part.",
  },
  "mistake.owes": {
    en: "{name} has a fine to pay: {fines}. Take the payment first.",
    ja: "{name} には未払いの罰金があります：{fines}。先に支払いを受けてください。",
    fr: "{name} a une amende à payer : {fines}. Encaissez-la d'abord.",
  },
  "mistake.no-hanchan": {
    en: "In round {round} there is no hanchan at table {table}: correct round and table, or seat the players first.",
    ja: "{round}回戦の{table}卓に半荘はありません。回戦と卓を直すか、先に選手の席を登録してください。",
    fr: "À la ronde {round}, il n'y a pas de hanchan à la table {table} : corrigez la ronde et la table, ou placez d'abord les joueurs.",
  },
  "mistake.hanchans": {
    en: "In round {round} there are {count} hanchans at table {table}: enter these one by one.",
    ja: "{round}回戦の{table}卓には半荘が{count}つあります。1つずつ入力してください。",
    fr: "À la ronde {round}, il y a {count} hanchans à la table {table} : entrez-les un par un.",
  },
  "mistake.hanchan-twice": {
    en: "Row {first} is of the same hanchan: keep one.",
    ja: "{first}行目も同じ半荘です。どちらか一方にしてください。",
    fr: "La ligne {first} est du même hanchan : n'en gardez qu'une.",
  },
  "mistake.other-player": {
    en: "{seat}: the player there has the number {number}, not {cell}. Correct the number, or put the points on their seats.",
    ja: "{seat}の選手の番号は {number} です（{cell} ではありません）。番号を直すか、点数を正しい席に移してください。",
    fr: "{seat} : le joueur a le numéro {number}, pas {cell}. Corrigez le numéro, ou mettez les points à leur place.",
  },
  "mistake.other-result": {
    en: "This hanchan has another result already: correct it by itself, with a reason.",
    ja: "この半荘には別の結果が入力済みです。理由を添えて、その結果を個別に訂正してください。",
    fr: "Ce hanchan a déjà un autre résultat : corrigez-le à part, avec une raison.",
  },
  "mistake.no-points": {
    en: "“{cell}” is no number of points: write it in digits, such as 32500.",
    ja: "「{cell}」は点数ではありません。32500 のように数字で書いてください。",
    fr: "« {cell} » n'est pas un nombre de points : écrivez-le en chiffres, comme 32500.",
  },
  "mistake.no-hundreds": {
    en: "{points} is no multiple of 100, as table points are: correct it.",
    ja: "{points} は100の倍数ではありません。直してください。",
    fr: "{points} n'est pas un multiple de 100 : corrigez-le.",
  },
  "mistake.below-zero": {
    en: "Deposits can't be below zero: leave it empty where none were left.",
    ja: "供託は0より小さくなりません。残っていなければ空欄にしてください。",
    fr: "Les dépôts ne peuvent être négatifs : laissez vide s'il n'en restait pas.",
  },
  "mistake.no-seat": {
    en: "There is no seat “{cell}”: write east, south, west or north, separated by spaces.",
    ja: "「{cell}」という席はありません。east、south、west、north を空白で区切って書いてください。",
    fr: "Il n'y a pas de place « {cell} » : écrivez east, south, west ou north, séparés par des espaces.",
  },
  "mistake.too-many": {
    en: "The four totals are {found}, the deposits {deposits}; together they should be {whole}: {left} too many. Count each player's points again.",
    ja: "4人の合計は{found}点、供託は{deposits}点です。合わせて{whole}点になるはずで、{left}点多すぎます。各自の点数を数え直してください。",
    fr: "Les quatre totaux font {found}, les dépôts {deposits} ; ensemble ils devraient faire {whole} : {left} de trop. Recomptez les points de chacun.",
  },
  "mistake.missing": {
    en: "The four totals are {found}, the deposits {deposits}; together they should be {whole}: {left} are missing. Count again; if deposits were left on the table, write them down.",
    ja: "4人の合計は{found}点、供託は{deposits}点です。合わせて{whole}点になるはずで、{left}点足りません。数え直し、卓上に供託が残っていれば記入してください。",
    fr: "Les quatre totaux font {found}, les dépôts {deposits} ; ensemble ils devraient faire {whole} : il manque {left}. Recomptez ; si des dépôts sont restés sur la table, écrivez-les.",
  },
  "mistake.substituted": {
    en: "{seat} was replaced by a substitute: write {cell} under unranked.",
    ja: "{seat}の選手は代走と交代しました。unranked に {cell} と書いてください。",
    fr: "{seat} a été remplacé : écrivez {cell} sous unranked.",
  },
};
