/** What is said of a new version; learned once the first screen is shown. */
export default {
  update: { en: "A new version is here", ja: "新しい版があります", fr: "Une nouvelle version est là" },
  superseded: {
    en: "It was opened in another tab, so this page can keep nothing any more. Open it here too: the call goes on where it is.",
    ja: "別のタブで開かれたため、この画面ではもう保存できません。こちらも切り替えると、裁定を続きから再開できます。",
    fr: "Elle est ouverte dans un autre onglet : cette page ne peut plus rien garder. Ouvrez-la ici aussi, l'appel reprend où il en est.",
  },
  "update-take": { en: "Open it now", ja: "今すぐ切り替える", fr: "L'ouvrir maintenant" },
  outdated: {
    en: "A newer version of this app was open on this phone, and this older one can't read what it keeps. Nothing is lost: get into the network, take the new version when it is offered, or open this page again later.",
    ja: "この端末では新しい版が使われていたため、この古い版では保存内容を読めません。内容は失われていません。通信できる所で新しい版に切り替えるか、後でこのページを開き直してください。",
    fr: "Une version plus récente a servi sur ce téléphone, et celle-ci ne peut pas lire ce qu'elle garde. Rien n'est perdu : connectez-vous, prenez la nouvelle version quand elle est proposée, ou rouvrez cette page plus tard.",
  },
};
