/** What a player reads who keeps time at a table. */
export default {
  "keep.title": { en: "Keep the time", ja: "計時", fr: "Tenir le temps" },
  "keep.title-at": { en: "Keep the time · table {label}", ja: "計時・{label}卓", fr: "Tenir le temps · table {label}" },
  "keep.missing": {
    en: "No table has this code. Scan the one that lies on the table.",
    ja: "このコードの卓はありません。卓上のコードを読み取ってください。",
    fr: "Aucune table n'a ce code. Scannez celui qui se trouve sur la table.",
  },
  "keep.unscheduled": {
    en: "Nobody has said when the game is to begin. Ask the director to say so; then come back.",
    ja: "開始時刻がまだ決まっていません。ディレクターに設定を頼んでから、もう一度開いてください。",
    fr: "Personne n'a dit quand la partie doit commencer. Demandez-le au directeur, puis revenez.",
  },
  "keep.keeper": {
    en: "The lowest id number keeps the time while the arbiter is absent: {name}.",
    ja: "審判が不在の間は、ID番号が最も小さい {name} さんが計時します。",
    fr: "En l'absence de l'arbitre, le plus petit numéro tient le temps : {name}.",
  },
  "keep.since": {
    en: "Since the scheduled start, {time}",
    ja: "予定開始 {time} から",
    fr: "Depuis le début prévu, {time}",
  },
  "keep.arbiter": { en: "Arbiter", ja: "審判", fr: "Arbitre" },
  "keep.who": { en: "Who is there?", ja: "誰がいますか？", fr: "Qui est là ?" },
  "keep.tap.absent": { en: "Mark absent", ja: "不在にする", fr: "Marquer absent" },
  "keep.tap.arrived": { en: "Arrives now", ja: "今到着", fr: "Arrive" },
  "keep.tap.arrived-already": { en: "Arrived", ja: "到着済み", fr: "Arrivé" },
  "keep.begins": { en: "The game begins", ja: "対局開始", fr: "La partie commence" },
  "keep.finished": { en: "This hanchan is over.", ja: "この半荘は終了しました。", fr: "Ce hanchan est terminé." },
  "keep.began": { en: "The game began at {time}.", ja: "{time} に対局開始。", fr: "La partie a commencé à {time}." },
  "keep.cancelled": {
    en: "The day's games are cancelled.",
    ja: "当日の対局は中止されました。",
    fr: "Les parties du jour sont annulées.",
  },
  "keep.kept": { en: "What you kept", ja: "計った時刻", fr: "Ce que vous avez noté" },
  "keep.did.absent": { en: "Absent: {name}", ja: "不在：{name}", fr: "Absent : {name}" },
  "keep.did.arrived": { en: "Arrived: {name}", ja: "到着：{name}", fr: "Arrivé : {name}" },
  "keep.did.began": { en: "The game began", ja: "対局開始", fr: "La partie a commencé" },
  "keep.state.unsent": {
    en: "Not sent yet: it is, as soon as there is a network.",
    ja: "未送信（通信できしだい送信します）",
    fr: "Pas encore envoyé : dès qu'il y aura du réseau.",
  },
  "keep.state.waiting": {
    en: "The director was told, and has to confirm it.",
    ja: "ディレクターに通知しました。確認待ちです。",
    fr: "Le directeur est prévenu et doit le confirmer.",
  },
  "keep.state.confirmed": { en: "Confirmed", ja: "確認済み", fr: "Confirmé" },
  "keep.state.dismissed": {
    en: "Dismissed by the director:",
    ja: "ディレクターが却下：",
    fr: "Écarté par le directeur :",
  },
  "keep.state.refused": { en: "Not taken:", ja: "受け付けられません：", fr: "Pas accepté :" },
  "keep.how": {
    en: "Each tap is sent with its time. Nothing counts until a director confirms it.",
    ja: "タップした時刻が送られます。ディレクターが確認するまで有効になりません。",
    fr: "Chaque geste est envoyé avec son heure. Rien ne compte avant qu'un directeur le confirme.",
  },
};
