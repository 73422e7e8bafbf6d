/** What no ruling needs: how the phone stands, leaving, other tournaments, two versions, somebody signed out, a server that lost something. */
export default {
  "hall-in": { en: "You are in {name}", ja: "{name}に参加中", fr: "Vous êtes dans {name}" },
  "hall-leave": {
    en: "Leave the tournament",
    ja: "大会から退出",
    fr: "Quitter le tournoi",
  },
  "hall-leave-ask": {
    en: "Leave {name}?",
    ja: "{name}から退出しますか？",
    fr: "Quitter {name} ?",
  },
  "hall-leave-text": {
    en: "Its log and your access leave this phone. To come back you need your link again.",
    ja: "記録と参加権がこの端末から消えます。戻るにはもう一度リンクが必要です。",
    fr: "Son journal et votre accès quittent ce téléphone. Pour revenir, il faudra de nouveau votre lien.",
  },
  "hall-leave-unsent": {
    en: "Not sent yet: {count}. This phone still sends it when the app is open and there is a network; only then does your access leave.",
    ja: "未送信が{count}件あります。アプリを開いて通信できるときに送信され、参加権はその後に消えます。",
    fr: "Pas encore envoyé : {count}. Ce téléphone l'enverra, l'application ouverte et avec du réseau ; votre accès ne part qu'ensuite.",
  },
  "hall-see-outbox": {
    en: "See what waits",
    ja: "未送信を見る",
    fr: "Voir ce qui attend",
  },
  "hall-switch": { en: "Another tournament", ja: "別の大会", fr: "Un autre tournoi" },
  "hall-switch-unsent": {
    en: "Not sent yet in the tournament you are in: {count}. This phone still sends it when the app is open and there is a network.",
    ja: "参加中の大会に未送信が{count}件あります。切り替えても、アプリを開いて通信できるときに送信されます。",
    fr: "Pas encore envoyé dans le tournoi où vous êtes : {count}. Ce téléphone l'enverra, l'application ouverte et avec du réseau.",
  },
  "hall-switch-yes": { en: "Switch all the same", ja: "それでも切り替える", fr: "Changer quand même" },
  "hall-versions": {
    en: "Both versions, where they differ",
    ja: "二つの版の違い",
    fr: "Les deux versions, là où elles diffèrent",
  },
  "hall-on-server": { en: "On the server", ja: "サーバー", fr: "Sur le serveur" },
  "hall-on-phone": { en: "On this phone", ja: "この端末", fr: "Sur ce téléphone" },
  "hall-phone-showed": {
    en: "This phone showed: {line}",
    ja: "この端末の表示：{line}",
    fr: "Ce téléphone montrait : {line}",
  },
  "hall-server-decided": {
    en: "The server logged: {line}",
    ja: "サーバーの記録：{line}",
    fr: "Le serveur a noté : {line}",
  },
  "hall-book-now": {
    en: "By the rulebook that holds now: {line}",
    ja: "現在の規則では：{line}",
    fr: "Selon le règlement en vigueur : {line}",
  },
  "hall-phone": { en: "This phone", ja: "この端末", fr: "Ce téléphone" },
  "hall-clock-behind": {
    en: "This phone's clock is {time} behind; times are corrected.",
    ja: "この端末の時計は{time}遅れています。時刻は補正されます。",
    fr: "L'horloge de ce téléphone retarde de {time} ; les heures sont corrigées.",
  },
  "hall-clock-ahead": {
    en: "This phone's clock is {time} ahead; times are corrected.",
    ja: "この端末の時計は{time}進んでいます。時刻は補正されます。",
    fr: "L'horloge de ce téléphone avance de {time} ; les heures sont corrigées.",
  },
  "hall-clock-unsure": {
    en: "The clock will be compared with the server's once that answers.",
    ja: "時計は、サーバーにつながったときに照合されます。",
    fr: "L'horloge sera comparée à celle du serveur dès qu'il répondra.",
  },
  "hall-clock-last": {
    en: "The clock was last compared with the server's: {time}.",
    ja: "サーバーとの最後の時計照合：{time}",
    fr: "L'horloge a été comparée à celle du serveur pour la dernière fois : {time}.",
  },
  "hall-span.days": { en: "{count} d", ja: "{count}日", fr: "{count} j" },
  "hall-span.hours": { en: "{count} h", ja: "{count}時間", fr: "{count} h" },
  "hall-span.minutes": { en: "{count} min", ja: "{count}分", fr: "{count} min" },
  "hall-span.seconds": { en: "{count} s", ja: "{count}秒", fr: "{count} s" },
  "hall-persisted": {
    en: "The browser keeps what is on this phone.",
    ja: "ブラウザーは端末のデータを消しません。",
    fr: "Le navigateur garde ce qui est sur ce téléphone.",
  },
  "hall-not-persisted": {
    en: "The browser may clear this phone's store when room runs out: put the app on the home screen.",
    ja: "空き容量が減るとブラウザーがデータを消すことがあります。アプリをホーム画面に追加してください。",
    fr: "Le navigateur peut vider ce téléphone si la place manque : mettez l'application sur l'écran d'accueil.",
  },
  "hall-storage": {
    en: "{used} MB used of {quota} MB",
    ja: "{quota} MB中 {used} MB使用",
    fr: "{used} Mo utilisés sur {quota} Mo",
  },
  "hall-storage-low": {
    en: "This phone is nearly full: delete something else, or rulings may not be kept.",
    ja: "端末の空き容量がわずかです。他のものを削除しないと、裁定を保存できないことがあります。",
    fr: "Ce téléphone est presque plein : libérez de la place, sinon des décisions risquent de ne pas être gardées.",
  },
  "hall-discard-text": {
    en: "It was never logged and never will be. This can't be undone.",
    ja: "記録されていないまま破棄されます。元に戻せません。",
    fr: "Rien n'a été noté et rien ne le sera. C'est définitif.",
  },
  "hall-discard-sent": {
    en: "The server may have it already: what it has stays in the log, and only this phone stops sending it.",
    ja: "サーバーに届いている可能性があります。届いていれば記録に残り、この端末からの再送だけが止まります。",
    fr: "Le serveur l'a peut-être déjà : ce qu'il a reste au journal, et seul ce téléphone cesse de l'envoyer.",
  },
  "hall-discard-withdraw": {
    en: "So that it surely does not count, withdraw it instead.",
    ja: "確実に無効にするには、破棄せずに取り下げてください。",
    fr: "Pour qu'elle ne compte sûrement pas, retirez-la plutôt.",
  },
  "hall-discarded": { en: "Discarded", ja: "破棄しました", fr: "Abandonné" },
  "hall-discarded-here": {
    en: "This phone no longer sends it",
    ja: "この端末からは送信しません",
    fr: "Ce téléphone ne l'envoie plus",
  },
  "elsewhere-in": { en: "Waiting in {name}", ja: "{name}の送信待ち", fr: "En attente dans {name}" },
  "elsewhere-nameless": { en: "another tournament", ja: "別の大会", fr: "un autre tournoi" },
  "elsewhere-signed-out": {
    en: "Signed out as {name}. It waits: nothing goes out under another name unless you say so.",
    ja: "{name}としてのログインが無効です。指示がない限り、別の名前では送信されません。",
    fr: "Déconnecté : {name}. Elle attend : rien ne part sous un autre nom sans votre accord.",
  },
  "elsewhere-send-as": { en: "Send as {name}", ja: "{name}として送信", fr: "Envoyer comme {name}" },
  "elsewhere-restored": {
    en: "The server lost {count} that it had from you: it came back from an older copy. They are sent again.",
    ja: "サーバーが古い控えから復元され、受信済みの{count}件が失われました。もう一度送信します。",
    fr: "Le serveur est revenu d'une ancienne copie et a perdu {count} de vos envois. Ils repartent.",
  },
  "hall-signed-out": {
    en: "The server no longer knows this phone. Everything is kept; join again with a new link to send it.",
    ja: "サーバーがこの端末を認識しません。内容は保存されています。新しいリンクで参加し直すと送信されます。",
    fr: "Le serveur ne connaît plus ce téléphone. Tout est gardé ; rejoignez avec un nouveau lien pour l'envoyer.",
  },
};
