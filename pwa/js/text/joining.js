/** What joining a tournament says: it needs the network. */
export default {
  "hall-join-how": {
    en: "The director gives you a link or a QR code. Open it on this phone, scan it, or paste it here.",
    ja: "ディレクターから届いたリンクかQRコードを、この端末で開くか、読み取るか、ここに貼り付けてください。",
    fr: "Le directeur vous donne un lien ou un code QR. Ouvrez-le sur ce téléphone, scannez-le ou collez-le ici.",
  },
  "hall-join-link": { en: "Link to join", ja: "参加用リンク", fr: "Lien pour rejoindre" },
  "hall-join-no-link": {
    en: "This is no link to join: copy all of it, from https:// to the end.",
    ja: "参加用リンクではありません。https:// から最後まですべてコピーしてください。",
    fr: "Ce n'est pas un lien pour rejoindre : copiez-le en entier, de https:// à la fin.",
  },
  "hall-join-other": { en: "Another link", ja: "別のリンク", fr: "Un autre lien" },
  "hall-joining": { en: "Joining", ja: "参加しています", fr: "Connexion" },
  "hall-as": { en: "You are: {roles}", ja: "あなたの役割：{roles}", fr: "Vous êtes : {roles}" },
  "hall-asking": { en: "Asking the server", ja: "サーバーに確認中", fr: "Demande au serveur" },
  "hall-loaded": {
    en: "{loaded} of {total} entries",
    ja: "{total}件中 {loaded}件",
    fr: "{loaded} sur {total} entrées",
  },
  "hall-joined": { en: "You are in: {name}", ja: "参加しました：{name}", fr: "Vous y êtes : {name}" },
  "hall-join-failed": { en: "Not joined", ja: "参加できません", fr: "Non rejoint" },
  "hall-join-refused": {
    en: "This link does not let you in: it is wrong, was used already, has expired or was withdrawn. Ask the director for a new one.",
    ja: "このリンクでは参加できません。誤りがあるか、使用済み、期限切れ、または取り消されています。ディレクターに新しいリンクを頼んでください。",
    fr: "Ce lien ne vous laisse pas entrer : il est faux, déjà utilisé, expiré ou retiré. Demandez-en un nouveau au directeur.",
  },
  "hall-join-name": { en: "Your name", ja: "お名前", fr: "Votre nom" },
  "hall-join-name-hint": {
    en: "As players know you: it stands beside your rulings.",
    ja: "選手に知られている名前を入れてください。裁定に記載されます。",
    fr: "Comme les joueurs vous connaissent : il figure près de vos décisions.",
  },
  "hall-join-name-wrong": {
    en: "Say who you are first.",
    ja: "先に名前を入れてください。",
    fr: "Dites d'abord qui vous êtes.",
  },
  "hall-join-account": {
    en: "Sign in as a director",
    ja: "ディレクターとしてログイン",
    fr: "Se connecter comme directeur",
  },
  "hall-join-unreachable": {
    en: "The server does not answer. Joining needs the network once; try again where it is better.",
    ja: "サーバーが応答しません。参加には一度だけ通信が必要です。電波の良い所でもう一度試してください。",
    fr: "Le serveur ne répond pas. Il faut du réseau une fois pour rejoindre ; réessayez là où il passe mieux.",
  },
};
