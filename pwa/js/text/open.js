/** What the screens say that need no account. */
export default {
  "open.no-rules": {
    en: "No rulebooks yet",
    ja: "規則がまだありません",
    fr: "Pas encore de règlements",
  },
  "open.no-rules-text": {
    en: "The rulebooks could not be loaded. Get into the network once, then they stay on this phone.",
    ja: "規則を読み込めませんでした。一度通信できる所で開くと、以後は端末に残ります。",
    fr: "Les règlements n'ont pas pu être chargés. Connectez-vous une fois, ils resteront sur ce téléphone.",
  },
  "open.what-it-is": {
    en: "The referee's assistant for riichi mahjong: what the rulebook prescribes, the steps to carry out, what to say.",
    ja: "リーチ麻雀の審判を助けるアプリです。規則上の裁定、手順、告げる言葉がわかります。",
    fr: "L'assistant de l'arbitre de riichi mahjong : ce que prévoit le règlement, les étapes à suivre, les mots à dire.",
  },
  "open.your-tournament": {
    en: "Your tournament",
    ja: "参加中の大会",
    fr: "Votre tournoi",
  },
  "open.new-ruling": {
    en: "New ruling",
    ja: "裁定する",
    fr: "Nouvelle décision",
  },
  "open.log": { en: "Log", ja: "記録", fr: "Journal" },
  "open.scan": {
    en: "Scan a code",
    ja: "コードを読み取る",
    fr: "Scanner un code",
  },
  "open.without-account": {
    en: "For anyone",
    ja: "どなたでも",
    fr: "Pour tout le monde",
  },
  "open.to.fouls": {
    en: "Look up a foul",
    ja: "反則を調べる",
    fr: "Chercher une faute",
  },
  "open.about.fouls": {
    en: "What it costs, and what to do",
    ja: "ペナルティーと手順",
    fr: "Ce qu'elle coûte, et que faire",
  },
  "open.to.compare": {
    en: "Compare rulebooks",
    ja: "規則を比べる",
    fr: "Comparer les règlements",
  },
  "open.about.compare": {
    en: "Side by side, differences marked",
    ja: "並べて違いを表示",
    fr: "Côte à côte, différences marquées",
  },
  "open.to.books": { en: "Rulebooks", ja: "規則一覧", fr: "Règlements" },
  "open.about.books": {
    en: "Read one, with its sources",
    ja: "出典とともに読む",
    fr: "En lire un, avec ses sources",
  },
  "open.to.casual": {
    en: "Casual play",
    ja: "カジュアル対局",
    fr: "Partie amicale",
  },
  "open.about.casual": {
    en: "Penalties paid in points at the table",
    ja: "ペナルティーを点棒でやり取り",
    fr: "Les pénalités se paient en points à la table",
  },
  "open.to.settings": { en: "Settings", ja: "設定", fr: "Réglages" },
  "open.about.settings": {
    en: "Language, theme, what is kept",
    ja: "言語、表示、保存データ",
    fr: "Langue, thème, données gardées",
  },
  "open.join": {
    en: "Join a tournament",
    ja: "大会に参加する",
    fr: "Rejoindre un tournoi",
  },
  "open.join-text": {
    en: "The director gives each official a link or a QR code. Open it with this phone, scan it, or paste the link.",
    ja: "大会責任者が審判員ごとにリンクかQRコードを渡します。この端末で開くか、読み取るか、リンクを貼り付けてください。",
    fr: "La direction donne à chaque officiel un lien ou un code QR. Ouvrez-le avec ce téléphone, scannez-le, ou collez le lien.",
  },
  "open.join-link": { en: "Paste the link", ja: "リンクを貼り付ける", fr: "Coller le lien" },

  "open.fouls": { en: "Fouls", ja: "反則", fr: "Fautes" },
  "open.search-hint": {
    en: "Any word, in any of the three languages; typos don't matter.",
    ja: "日本語・英語・フランス語のどの言葉でも。打ち間違いがあっても探せます。",
    fr: "N'importe quel mot, dans les trois langues ; les fautes de frappe ne gênent pas.",
  },

  "open.rules-in-use": {
    en: "Rules in use",
    ja: "使用中の規則",
    fr: "Règlement utilisé",
  },
  "open.tournament-rules": {
    en: "The tournament's rules",
    ja: "大会の規則",
    fr: "Règlement du tournoi",
  },
  "open.choose-rules": {
    en: "Choose the rules",
    ja: "規則を選ぶ",
    fr: "Choisir le règlement",
  },
  "open.choose-options": {
    en: "Options and readings",
    ja: "オプションと解釈",
    fr: "Options et lectures",
  },
  "open.rulebook": { en: "Rulebook", ja: "規則", fr: "Règlement" },
  "open.options": { en: "Options", ja: "オプション", fr: "Options" },
  "open.readings": { en: "Readings", ja: "解釈", fr: "Lectures" },
  "open.readings-text": {
    en: "Where the text contradicts itself or is silent: what was chosen, and why.",
    ja: "規則が矛盾する、または述べていない箇所で、何をなぜ選んだか。",
    fr: "Là où le texte se contredit ou se tait : ce qui a été choisi, et pourquoi.",
  },
  "open.readings-changed": {
    en: "readings changed: {count}",
    ja: "解釈の変更 {count}件",
    fr: "lectures changées : {count}",
  },
  "open.use-these": {
    en: "Use these rules",
    ja: "この規則を使う",
    fr: "Utiliser ce règlement",
  },
  "open.in-use-now": {
    en: "In use on this phone",
    ja: "この端末で使用中",
    fr: "Utilisé sur ce téléphone",
  },
  "open.uma-hint": {
    en: "In P, from first to fourth. Two are enough for a symmetrical uma.",
    ja: "1位から4位まで、P単位。対称なら最初の二つで足ります。",
    fr: "En P, du premier au quatrième. Deux suffisent pour un uma symétrique.",
  },
  "open.place": { en: "Place {place}", ja: "{place}位", fr: "Place {place}" },
  "open.points": { en: "points", ja: "点", fr: "points" },

  "open.answered": { en: "Answered", ja: "確認済み", fr: "Répondu" },
  "open.around": {
    en: "What else happened",
    ja: "そのほかの状況",
    fr: "Ce qui s'est passé d'autre",
  },
  "open.no-seat": { en: "Not known", ja: "不明", fr: "Inconnue" },
  "open.answer-first": {
    en: "Answer the questions above",
    ja: "上の質問に答えてください",
    fr: "Répondez aux questions ci-dessus",
  },
  "open.steps-first": {
    en: "Before anything else",
    ja: "まずすること",
    fr: "Avant toute chose",
  },
  "open.why": { en: "Where it stands", ja: "根拠", fr: "D'où cela vient" },
  "open.reading": {
    en: "A reading that mattered here",
    ja: "関わった解釈",
    fr: "Une lecture qui a compté",
  },
  "open.or-else": {
    en: "Or: {text}",
    ja: "別案：{text}",
    fr: "Ou bien : {text}",
  },
  "open.everywhere": {
    en: "Under every rulebook",
    ja: "各規則では",
    fr: "Dans chaque règlement",
  },

  "open.compare": {
    en: "Compare rulebooks",
    ja: "規則の比較",
    fr: "Comparer les règlements",
  },
  "open.add-book": {
    en: "Add a rulebook",
    ja: "規則を追加",
    fr: "Ajouter un règlement",
  },
  "open.remove": {
    en: "Remove {name}",
    ja: "{name}を外す",
    fr: "Retirer {name}",
  },
  "open.only-different": {
    en: "Only differences",
    ja: "違いだけ表示",
    fr: "Seulement les différences",
  },
  "open.silence": {
    en: "Where a book says nothing, it differs from none.",
    ja: "記載の無い規則は、違いに数えません。",
    fr: "Un règlement qui se tait ne diffère d'aucun autre.",
  },
  "open.different": {
    en: "{count} of {all} differ",
    ja: "{all}件中{count}件が異なる",
    fr: "{count} sur {all} diffèrent",
  },
  "open.differs": { en: "differs", ja: "相違", fr: "diffère" },

  "open.books": { en: "Rulebooks", ja: "規則一覧", fr: "Règlements" },
  "open.search-book": {
    en: "Search in this rulebook",
    ja: "この規則の中を検索",
    fr: "Chercher dans ce règlement",
  },
  "open.rule-points": {
    en: "Rule points",
    ja: "ルール項目",
    fr: "Points de règle",
  },
  "open.lateness": { en: "Lateness", ja: "遅刻", fr: "Retards" },
  "open.who.player": {
    en: "A player is late",
    ja: "プレイヤーの遅刻",
    fr: "Un joueur est en retard",
  },
  "open.who.arbiter": {
    en: "An arbiter is late",
    ja: "審判員の遅刻",
    fr: "Un arbitre est en retard",
  },
  "open.how-late": {
    en: "How late?",
    ja: "どれだけ遅れましたか？",
    fr: "Quel retard ?",
  },
  "open.from-time": { en: "From {time}", ja: "{time}から", fr: "Dès {time}" },
  "open.per-minute": {
    en: "{cost} per minute",
    ja: "1分ごとに{cost}",
    fr: "{cost} par minute",
  },
  "open.once": {
    en: "{cost} once",
    ja: "一度だけ{cost}",
    fr: "{cost} une fois",
  },
  "open.instead": {
    en: "instead of what came before",
    ja: "それまでの分に代えて",
    fr: "à la place de ce qui précède",
  },
  "open.by-lateness": {
    en: "By the lateness table",
    ja: "遅刻の表による",
    fr: "Selon le tableau des retards",
  },
  "open.procedures": { en: "Procedures", ja: "手順", fr: "Procédures" },
  "open.procedure.opening": {
    en: "Before any ruling",
    ja: "裁定の前に",
    fr: "Avant toute décision",
  },
  "open.procedure.closing": {
    en: "After any ruling",
    ja: "裁定の後に",
    fr: "Après toute décision",
  },
  "open.sources": { en: "Sources", ja: "出典", fr: "Sources" },
  "open.read.whole": { en: "read whole", ja: "全文を確認", fr: "lu en entier" },
  "open.read.part": {
    en: "read in part",
    ja: "一部を確認",
    fr: "lu en partie",
  },
  "open.read.second-hand": {
    en: "read second-hand",
    ja: "二次資料で確認",
    fr: "lu de seconde main",
  },
  "open.otherwise": { en: "Otherwise", ja: "それ以外", fr: "Sinon" },
  "open.always": { en: "Always", ja: "常に", fr: "Toujours" },
  "open.verdict.fits": { en: "fits", ja: "該当", fr: "convient" },
  "open.verdict.open": { en: "open", ja: "未確定", fr: "en suspens" },
  "open.verdict.not": {
    en: "does not fit",
    ja: "非該当",
    fr: "ne convient pas",
  },
  "open.counted-over": {
    en: "Repeats are counted over: {scope}",
    ja: "回数を数える範囲：{scope}",
    fr: "Les récidives se comptent sur : {scope}",
  },
  "open.grows-add": {
    en: "{p}P more each time",
    ja: "繰り返すごとに{p}P追加",
    fr: "{p}P de plus à chaque fois",
  },
  "open.grows-times": {
    en: "{times} times as much each time",
    ja: "繰り返すごとに{times}倍",
    fr: "multiplié par {times} à chaque fois",
  },

  "open.casual": {
    en: "Casual play",
    ja: "カジュアル対局",
    fr: "Partie amicale",
  },
  "open.casual-text": {
    en: "Tap whoever committed a foul. What they pay is drawn here and added up over the evening; it stays on this phone.",
    ja: "反則した人を選ぶと、支払いがここに表示され、対局中ずっと合計されます。記録はこの端末に残ります。",
    fr: "Touchez la personne fautive. Ce qu'elle paie est dessiné ici et additionné sur la soirée ; tout reste sur ce téléphone.",
  },
  "open.player": {
    en: "Player {number}",
    ja: "プレイヤー{number}",
    fr: "Joueur {number}",
  },
  "open.names": { en: "Names", ja: "名前", fr: "Noms" },
  "open.names-text": {
    en: "In the order of turns, against the clock.",
    ja: "ツモの順（反時計回り）に入力してください。",
    fr: "Dans l'ordre du jeu, sens inverse des aiguilles.",
  },
  "open.done": { en: "Done", ja: "完了", fr: "Terminé" },
  "open.east-now": {
    en: "Who is East now?",
    ja: "今の東家は？",
    fr: "Qui est Est maintenant ?",
  },
  "open.who-fouled": {
    en: "Who committed a foul?",
    ja: "反則したのは？",
    fr: "Qui a commis une faute ?",
  },
  "open.foul-of": {
    en: "{name}: which foul?",
    ja: "{name}：どの反則？",
    fr: "{name} : quelle faute ?",
  },
  "open.you-choose": {
    en: "The table decides",
    ja: "卓で決める",
    fr: "La table décide",
  },
  "open.note": { en: "Note it", ja: "記録する", fr: "Noter" },
  "open.recorded": {
    en: "Noted on this phone",
    ja: "この端末に記録しました",
    fr: "Noté sur ce téléphone",
  },
  "open.the-table": { en: "the table", ja: "供託", fr: "la table" },
  "open.arrows": {
    en: "The four seats and what is paid",
    ja: "四人の席と支払い",
    fr: "Les quatre places et les paiements",
  },
  "open.pays": {
    en: "{from} → {to}: {points} points",
    ja: "{from} → {to}：{points}点",
    fr: "{from} → {to} : {points} points",
  },
  "open.pot": {
    en: "On the table: {points}",
    ja: "供託：{points}点",
    fr: "Sur la table : {points}",
  },
  "open.pot-text": {
    en: "For the next winner. Who won?",
    ja: "次の和了者のものです。和了したのは？",
    fr: "Pour le prochain gagnant. Qui a gagné ?",
  },
  "open.took-pot": {
    en: "{name} won and took {points}",
    ja: "{name}が和了し、{points}点を獲得",
    fr: "{name} a gagné et pris {points}",
  },
  "open.evening": {
    en: "This evening",
    ja: "これまでの記録",
    fr: "Cette soirée",
  },
  "open.undo": { en: "Undo", ja: "元に戻す", fr: "Défaire" },
  "open.settle": { en: "Settle", ja: "精算", fr: "Régler" },
  "open.settle-text": {
    en: "Was each penalty paid at the table when it happened? Then nobody pays again: only start at zero. Else these payments make it even:",
    ja: "その場で支払い済みの分は、もう一度払わず0から始めてください。まだ払っていなければ、次の支払いで精算できます。",
    fr: "Chaque pénalité a été payée à la table sur le moment ? Alors personne ne paie deux fois : repartez de zéro. Sinon, ces paiements règlent tout :",
  },
  "open.settle-even": {
    en: "Nobody owes anybody anything.",
    ja: "貸し借りはありません。",
    fr: "Personne ne doit rien.",
  },
  "open.settle-done": {
    en: "Settled: start at zero",
    ja: "精算して0から始める",
    fr: "Réglé : repartir de zéro",
  },
  "open.settled": { en: "Settled", ja: "精算済み", fr: "Réglé" },

  "open.settings": { en: "Settings", ja: "設定", fr: "Réglages" },
  "open.theme": { en: "Theme", ja: "表示", fr: "Thème" },
  "open.theme.auto": {
    en: "As the phone",
    ja: "端末に合わせる",
    fr: "Comme le téléphone",
  },
  "open.theme.light": { en: "Light", ja: "ライト", fr: "Clair" },
  "open.theme.dark": { en: "Dark", ja: "ダーク", fr: "Sombre" },
  "open.hand": { en: "Buttons for", ja: "操作する手", fr: "Boutons pour" },
  "open.hand.left": { en: "the left hand", ja: "左手", fr: "la main gauche" },
  "open.hand.right": { en: "the right hand", ja: "右手", fr: "la main droite" },
  "open.discreet": {
    en: "Discreet mode",
    ja: "控えめ表示",
    fr: "Mode discret",
  },
  "open.discreet-text": {
    en: "Players look too: names and penalties stay small and dim until you hold them.",
    ja: "周りの目を考え、名前とペナルティーは押さえている間だけはっきり表示します。",
    fr: "Les joueurs regardent aussi : noms et pénalités restent petits et pâles tant qu'on ne les tient pas.",
  },
  "open.haptics": {
    en: "Vibrate when something is issued",
    ja: "裁定を出すとき振動する",
    fr: "Vibrer quand une décision part",
  },
  "open.sound": { en: "Sounds", ja: "音", fr: "Sons" },
  "open.kept-here": {
    en: "Kept on this phone",
    ja: "この端末の保存データ",
    fr: "Gardé sur ce téléphone",
  },
  "open.offline": {
    en: "Without a network",
    ja: "通信なしでの利用",
    fr: "Hors réseau",
  },
  "open.version": { en: "Version", ja: "版", fr: "Version" },
  "open.unsent": { en: "Not sent yet", ja: "未送信", fr: "Pas encore envoyé" },
  "open.storage": { en: "Storage", ja: "使用容量", fr: "Stockage" },
  "open.storage-of": {
    en: "{used} of {quota}",
    ja: "{used}／{quota}",
    fr: "{used} sur {quota}",
  },
  "open.storage-low": {
    en: "This phone is nearly full. Make room, or something may not be kept.",
    ja: "端末の空き容量がわずかです。空きを作らないと保存できないことがあります。",
    fr: "Ce téléphone est presque plein. Faites de la place, sinon tout ne sera pas gardé.",
  },
  "open.persistent": {
    en: "Safe from clearing",
    ja: "自動削除からの保護",
    fr: "À l'abri du nettoyage",
  },
  "open.persist": {
    en: "Ask the phone to keep it",
    ja: "削除しないよう端末に求める",
    fr: "Demander au téléphone de le garder",
  },
  "open.persist-text": {
    en: "When space runs short, the browser may clear what is kept here, unless it agrees not to.",
    ja: "空きが減ると、ブラウザーが保存データを消すことがあります。",
    fr: "Si la place manque, le navigateur peut effacer ces données, sauf s'il accepte de les garder.",
  },
  "open.persist-refused": {
    en: "The browser did not agree. Put the app on the home screen, then ask again.",
    ja: "ブラウザーが応じませんでした。ホーム画面に追加してから、もう一度試してください。",
    fr: "Le navigateur n'a pas accepté. Ajoutez l'app à l'écran d'accueil, puis redemandez.",
  },
  "open.last-synced": {
    en: "Last in step with the server",
    ja: "最後の同期",
    fr: "Dernière synchronisation",
  },
  "open.yes": { en: "Yes", ja: "はい", fr: "Oui" },
  "open.no": { en: "No", ja: "いいえ", fr: "Non" },
  "open.libraries": {
    en: "Libraries in this app",
    ja: "使用ライブラリー",
    fr: "Bibliothèques utilisées",
  },
  "open.licence": {
    en: "Licence of {name}",
    ja: "{name}のライセンス",
    fr: "Licence de {name}",
  },
};
