/** Being told while the app is closed. */
export default {
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
