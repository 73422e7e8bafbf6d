/** What joining a tournament says, and being told of it while the app is closed. */
export default {
  "hall-join-how": {
    en: "The director gives you a link or a QR code. Open it on this phone, scan it, or paste it here.",
    ja: "ディレクターから届いたリンクかQRコードを、この端末で開くか、読み取るか、ここに貼り付けてください。",
    fr: "Le directeur vous donne un lien ou un code QR. Ouvrez-le sur ce téléphone, scannez-le ou collez-le ici.", ru: "Директор даёт ссылку или QR-код. Откройте на этом телефоне, отсканируйте или вставьте сюда.",
  },
  "hall-join-link": { en: "Link to join", ja: "参加用リンク", fr: "Lien pour rejoindre", ru: "Ссылка для входа" },
  "hall-join-no-link": {
    en: "This is not a link to join: copy all of it, from https:// to the end.",
    ja: "参加用リンクではありません。https:// から最後まですべてコピーしてください。",
    fr: "Ce n'est pas un lien pour rejoindre : copiez-le en entier, de https:// à la fin.", ru: "Это не ссылка для входа: скопируйте её целиком, от https:// до конца.",
  },
  "hall-join-other": { en: "Another link", ja: "別のリンク", fr: "Un autre lien", ru: "Другая ссылка" },
  "hall-joining": { en: "Joining", ja: "参加しています", fr: "Connexion", ru: "Входим" },
  "hall-as": { en: "You are: {roles}", ja: "あなたの役割：{roles}", fr: "Vous êtes : {roles}", ru: "Вы: {roles}" },
  "hall-asking": { en: "Asking the server", ja: "サーバーに確認中", fr: "Demande au serveur", ru: "Спрашиваем сервер" },
  "hall-loaded": {
    en: "{loaded} of {total} entries",
    ja: "{total}件中 {loaded}件",
    fr: "{loaded} sur {total} entrées", ru: "Записей: {loaded} из {total}",
  },
  "hall-joined": { en: "You are in: {name}", ja: "参加しました：{name}", fr: "Vous y êtes : {name}", ru: "Вы вошли: {name}" },
  "hall-join-failed": { en: "Not joined", ja: "参加できません", fr: "Non rejoint", ru: "Войти не удалось" },
  "hall-join-refused": {
    en: "This link does not let you in: it is wrong, was used already, has expired or was withdrawn. Ask the director for a new one.",
    ja: "このリンクでは参加できません。誤りがあるか、使用済み、期限切れ、または取り消されています。ディレクターに新しいリンクを頼んでください。",
    fr: "Ce lien ne vous laisse pas entrer : il est faux, déjà utilisé, expiré ou retiré. Demandez-en un nouveau au directeur.", ru: "Ссылка не впускает: она неверна, уже использована, истекла или отозвана. Попросите у директора новую.",
  },
  "hall-join-name": { en: "Your name", ja: "お名前", fr: "Votre nom", ru: "Ваше имя" },
  "hall-join-name-hint": {
    en: "As players know you: it stands beside your rulings.",
    ja: "選手に知られている名前を入れてください。裁定に記載されます。",
    fr: "Comme les joueurs vous connaissent : il figure près de vos décisions.", ru: "Как вас знают игроки: оно стоит у ваших решений.",
  },
  "hall-join-name-wrong": {
    en: "Say who you are first.",
    ja: "先に名前を入れてください。",
    fr: "Dites d'abord qui vous êtes.", ru: "Сначала скажите, кто вы.",
  },
  "hall-join-account": {
    en: "Sign in as a director",
    ja: "ディレクターとしてログイン",
    fr: "Se connecter comme directeur", ru: "Войти как директор",
  },
  "hall-join-unreachable": {
    en: "The server does not answer. Joining needs the network once; try again where it is better.",
    ja: "サーバーが応答しません。参加には一度だけ通信が必要です。電波の良い所でもう一度試してください。",
    fr: "Le serveur ne répond pas. Il faut du réseau une fois pour rejoindre ; réessayez là où il passe mieux.", ru: "Сервер не отвечает. Для входа один раз нужна сеть; попробуйте там, где связь лучше.",
  },
  "push.title": {
    en: "Notify me while the app is closed",
    ja: "アプリを閉じているときも通知する",
    fr: "Me prévenir, l'application fermée", ru: "Сообщать, когда приложение закрыто",
  },
  "push.official": {
    en: "Escalations that you can decide, and what became of your rulings",
    ja: "自分が決定できる上申と、自分の裁定の結果",
    fr: "Les appels que vous pouvez trancher, et le sort de vos décisions", ru: "Пересмотры, которые решаете вы, и судьба ваших решений",
  },
  "push.player": {
    en: "What was decided on rulings about you",
    ja: "自分への裁定について決まったこと",
    fr: "Ce qui a été tranché sur les décisions vous concernant", ru: "Что решено о решениях про вас",
  },
  "push.impossible": {
    en: "This browser can't notify you while the app is closed. On an iPhone or iPad, add the app to the home screen and open it from there.",
    ja: "このブラウザーでは、アプリを閉じているときの通知ができません。iPhoneやiPadでは、ホーム画面に追加して、そこから開いてください。",
    fr: "Ce navigateur ne peut pas vous prévenir quand l'application est fermée. Sur iPhone ou iPad, ajoutez-la à l'écran d'accueil et ouvrez-la de là.", ru: "Браузер не может сообщать, когда приложение закрыто. На iPhone и iPad добавьте его на главный экран и откройте оттуда.",
  },
  "push.denied": {
    en: "Notifications are blocked on this phone. Allow them for this app in the browser's settings, then come back here.",
    ja: "この端末では通知がブロックされています。ブラウザーの設定で許可してから、もう一度開いてください。",
    fr: "Les notifications sont bloquées sur ce téléphone. Autorisez-les dans les réglages du navigateur, puis revenez ici.", ru: "Уведомления на телефоне запрещены. Разрешите их для приложения в настройках браузера и вернитесь.",
  },
  "push.silent": {
    en: "This server sends no notifications: whoever runs it has not set them up.",
    ja: "このサーバーは通知を送りません（運営者が設定していません）。",
    fr: "Ce serveur n'envoie pas de notifications : son responsable ne les a pas configurées.", ru: "Этот сервер уведомлений не шлёт: они не настроены.",
  },
  "push.unserved": {
    en: "The browser can't reach its notification service just now. Try again later.",
    ja: "ブラウザーの通知サービスに今はつながりません。後でもう一度お試しください。",
    fr: "Le navigateur n'atteint pas son service de notifications pour l'instant. Réessayez plus tard.", ru: "Служба уведомлений браузера сейчас недоступна. Попробуйте позже.",
  },
  "push.unreached": {
    en: "The server does not answer. Try again with a network.",
    ja: "サーバーから返事がありません。通信できるときにもう一度お試しください。",
    fr: "Le serveur ne répond pas. Réessayez avec du réseau.", ru: "Сервер не отвечает. Попробуйте при сети.",
  },
};
