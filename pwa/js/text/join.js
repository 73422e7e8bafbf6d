/** What joining a tournament says, and being told of it while the app is closed. */
export default {
  "hall-join-how": {
    en: "The director gives you a link or a QR code. Open it on this phone, scan it, or paste it here.",
    ja: "ディレクターから届いたリンクかQRコードを、この端末で開くか、読み取るか、ここに貼り付けてください。",
    fr: "Le directeur vous donne un lien ou un code QR. Ouvrez-le sur ce téléphone, scannez-le ou collez-le ici.",
  },
  "hall-join-link": { en: "Link to join", ja: "参加用リンク", fr: "Lien pour rejoindre" },
  "hall-join-no-link": {
    en: "This is not a link to join: copy all of it, from https:// to the end.",
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
  "push.title": {
    en: "Notify me while the app is closed",
    ja: "アプリを閉じているときも通知する",
    fr: "Me prévenir, l'application fermée",
  },
  "push.official": {
    en: "Escalations that you can decide, and what became of your rulings",
    ja: "自分が決定できる上申と、自分の裁定の結果",
    fr: "Les appels que vous pouvez trancher, et le sort de vos décisions",
  },
  "push.player": {
    en: "What was decided on rulings about you",
    ja: "自分への裁定について決まったこと",
    fr: "Ce qui a été tranché sur les décisions vous concernant",
  },
  "push.impossible": {
    en: "This browser can't notify you while the app is closed. On an iPhone or iPad, add the app to the home screen and open it from there.",
    ja: "このブラウザーでは、アプリを閉じているときの通知ができません。iPhoneやiPadでは、ホーム画面に追加して、そこから開いてください。",
    fr: "Ce navigateur ne peut pas vous prévenir quand l'application est fermée. Sur iPhone ou iPad, ajoutez-la à l'écran d'accueil et ouvrez-la de là.",
  },
  "push.denied": {
    en: "Notifications are blocked on this phone. Allow them for this app in the browser's settings, then come back here.",
    ja: "この端末では通知がブロックされています。ブラウザーの設定で許可してから、もう一度開いてください。",
    fr: "Les notifications sont bloquées sur ce téléphone. Autorisez-les dans les réglages du navigateur, puis revenez ici.",
  },
  "push.silent": {
    en: "This server sends no notifications: whoever runs it has not set them up.",
    ja: "このサーバーは通知を送りません（運営者が設定していません）。",
    fr: "Ce serveur n'envoie pas de notifications : son responsable ne les a pas configurées.",
  },
  "push.unserved": {
    en: "The browser can't reach its notification service just now. Try again later.",
    ja: "ブラウザーの通知サービスに今はつながりません。後でもう一度お試しください。",
    fr: "Le navigateur n'atteint pas son service de notifications pour l'instant. Réessayez plus tard.",
  },
  "push.unreached": {
    en: "The server does not answer. Try again with a network.",
    ja: "サーバーから返事がありません。通信できるときにもう一度お試しください。",
    fr: "Le serveur ne répond pas. Réessayez avec du réseau.",
  },
};
