/** What entering a hanchan's result says. */
export default {
  "result.title": {
    en: "Result · table {label} · round {round}",
    ja: "対局結果・{label}卓・{round}回戦",
    fr: "Résultat · table {label} · ronde {round}",
  },
  "result.no-hanchan": {
    en: "This tournament has no such hanchan.",
    ja: "この大会にその半荘はありません。",
    fr: "Ce tournoi n'a pas ce hanchan.",
  },
  "result.none": {
    en: "Nobody has entered the result of this hanchan.",
    ja: "この半荘の結果はまだ入力されていません。",
    fr: "Personne n'a saisi le résultat de ce hanchan.",
  },
  "result.refused": {
    en: "The server did not take this phone's result",
    ja: "この端末の結果は受け付けられませんでした",
    fr: "Le serveur n'a pas pris le résultat de ce téléphone",
  },
  "result.holds": { en: "Points at the end", ja: "終了時の点数", fr: "Points à la fin" },
  "result.earlier": {
    en: "What it replaced: {count}",
    ja: "訂正前の結果：{count}",
    fr: "Ce qu'il a remplacé : {count}",
  },
  "result.enter": { en: "Enter the result", ja: "結果を入力", fr: "Saisir le résultat" },
  "result.correct": { en: "Correct the result", ja: "結果を訂正", fr: "Corriger le résultat" },
  "result.corrects": {
    en: "A result is in the log already. This one replaces it, and both are kept.",
    ja: "すでに結果が記録されています。これで置き換え、両方とも残ります。",
    fr: "Un résultat est déjà au journal. Celui-ci le remplace, et les deux sont gardés.",
  },
  "result.same": { en: "Nothing is different yet.", ja: "まだ変更がありません。", fr: "Rien n'est encore différent." },
  "result.sent": {
    en: "The result is kept on this phone and on its way",
    ja: "結果を保存し、送信しています",
    fr: "Le résultat est gardé sur ce téléphone et part",
  },
  "result.no-scoring": {
    en: "No result can be entered before a director says how hanchans are scored.",
    ja: "半荘の計算方法をディレクターが設定するまで、結果を入力できません。",
    fr: "Aucun résultat ne peut être saisi avant que le directeur dise comment compter.",
  },
  "result.no-book": {
    en: "The tournament's rulebook is not on this phone yet: get into the network once.",
    ja: "大会の規則がまだ端末にありません。一度通信できる所で開いてください。",
    fr: "Le règlement du tournoi n'est pas encore sur ce téléphone : connectez-vous une fois.",
  },
  "result.negative": { en: "{label}: below zero", ja: "{label}：マイナス", fr: "{label} : négatif" },
  "result.substitutes": {
    en: "A substitute sat here: the points count for nobody",
    ja: "代走のいた席（点数は誰の成績にもなりません）",
    fr: "Un remplaçant y était : les points ne comptent pour personne",
  },
  "result.substitute": {
    en: "Substitute: counts for nobody",
    ja: "代走：成績の対象外",
    fr: "Remplaçant : ne compte pour personne",
  },
  "result.replaced": { en: "replaced, says the clock", ja: "時計の記録で交代", fr: "remplacé, dit le chronomètre" },
  "result.hundreds": {
    en: "In whole points, a multiple of 100, such as 32500 or -4300.",
    ja: "100点単位で入力してください。例：32500、-4300",
    fr: "En points entiers, un multiple de 100, par exemple 32500 ou -4300.",
  },
  "result.deposits": { en: "Deposits left over, in points", ja: "残った供託（点）", fr: "Dépôts restants, en points" },
  "result.deposits-hint": {
    en: "What nobody holds in the end; 0 for none",
    ja: "誰のものにもならない点。なければ0",
    fr: "Ce que personne n'a à la fin ; 0 s'il n'y en a pas",
  },
  "result.sum": {
    en: "The four totals and the deposits must come to {all}.",
    ja: "四人の点数と供託の合計は {all} 点です。",
    fr: "Les quatre totaux et les dépôts doivent faire {all}.",
  },
  "result.fits": { en: "It adds up: {all}", ja: "合計が合いました：{all}", fr: "Le compte y est : {all}" },
  "result.lacks": {
    en: "{points} are missing of {all}: count again, or were deposits left?",
    ja: "{all} まで {points} 足りません。数え直すか、供託を確認してください。",
    fr: "Il manque {points} sur {all} : recomptez, ou restait-il des dépôts ?",
  },
  "result.exceeds": {
    en: "{points} too many, it should be {all}: count again.",
    ja: "{all} より {points} 多くなっています。数え直してください。",
    fr: "{points} de trop, il faut {all} : recomptez.",
  },
  "result.as-deposits": {
    en: "They were left as deposits: {points}",
    ja: "供託として残った：{points}",
    fr: "C'étaient des dépôts : {points}",
  },
};
