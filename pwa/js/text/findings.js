/** What the server finds wrong with the journal and with the rows that it wrote. */
export default {
  "finding.no-id": {
    en: "Rows say that they belong to {id}, which is no id.",
    ja: "所属先が {id} となっているデータがありますが、これはIDではありません。",
    fr: "Des lignes disent appartenir à {id}, qui n'est pas un identifiant.",
  },
  "finding.journal-unreadable": {
    en: "The journal can't be read any further: {error}",
    ja: "記録をこの先読めません：{error}",
    fr: "Le registre est illisible à partir d'ici : {error}",
  },
  "finding.not-as-noted": {
    en: "The journal does not hold entry {seq} with the hash {hash}.",
    ja: "ハッシュ {hash} の第{seq}項が記録にありません。",
    fr: "Le registre n'a pas d'entrée {seq} avec l'empreinte {hash}.",
  },
  "finding.no-number": {
    en: "An entry has the number {number}.",
    ja: "番号が {number} の項があります。",
    fr: "Une entrée porte le numéro {number}.",
  },
  "finding.unchained": {
    en: "Entry {seq} does not follow the one before it: the chain is broken.",
    ja: "第{seq}項が前の項とつながりません。連鎖が切れています。",
    fr: "L'entrée {seq} ne suit pas la précédente : la chaîne est rompue.",
  },
  "finding.entry-changed": {
    en: "Entry {seq} was changed: its content does not give its hash.",
    ja: "第{seq}項が変更されています。内容とハッシュが一致しません。",
    fr: "L'entrée {seq} a été modifiée : son contenu ne donne pas son empreinte.",
  },
  "finding.entry-missing": {
    en: "Entry {seq} is missing.",
    ja: "第{seq}項がありません。",
    fr: "L'entrée {seq} manque.",
  },
  "finding.entries-missing": {
    en: "Entries {seq} to {last} are missing.",
    ja: "第{seq}項から第{last}項までがありません。",
    fr: "Les entrées {seq} à {last} manquent.",
  },
  "finding.erased-untold": {
    en: "Entry {seq} lacks personal data, and no later entry tells that it was taken out.",
    ja: "第{seq}項の個人情報がありませんが、消去を伝える後の項がありません。",
    fr: "Il manque des données personnelles à l'entrée {seq}, et aucune entrée suivante ne dit qu'on les a effacées.",
  },
  "finding.head-missing": {
    en: "The head of the journal is missing.",
    ja: "記録の末尾ハッシュがありません。",
    fr: "La tête du registre manque.",
  },
  "finding.head-changed": {
    en: "The head of the journal was changed: it is not entry {seq}, the last one.",
    ja: "記録の末尾ハッシュが変更されています。最後の第{seq}項と一致しません。",
    fr: "La tête du registre a été modifiée : ce n'est pas l'entrée {seq}, la dernière.",
  },
  "finding.row-changed-before": {
    en: "{row} was changed between entry {before} and entry {seq}, without an entry.",
    ja: "{row} が第{before}項と第{seq}項の間に、記録なしに変更されています。",
    fr: "{row} a été modifié entre les entrées {before} et {seq}, sans entrée.",
  },
  "finding.row-changed": {
    en: "{row} was changed after entry {seq}, without an entry.",
    ja: "{row} が第{seq}項の後に、記録なしに変更されています。",
    fr: "{row} a été modifié après l'entrée {seq}, sans entrée.",
  },
  "finding.row-missing": {
    en: "{row}, written by entry {seq}, is missing.",
    ja: "第{seq}項で書き込まれた {row} がありません。",
    fr: "{row}, écrit par l'entrée {seq}, manque.",
  },
  "finding.row-untold": {
    en: "{row} is in no entry of the journal.",
    ja: "{row} は記録のどの項にもありません。",
    fr: "{row} n'est dans aucune entrée du registre.",
  },
  "finding.table-unreadable": {
    en: "The table {table} can't be read: {error}",
    ja: "表 {table} を読めません：{error}",
    fr: "La table {table} est illisible : {error}",
  },
  "finding.rulebook-missing": {
    en: "The rulebook with the revision {revision}, named by entry {seq}, is missing.",
    ja: "第{seq}項が示す規則の版 {revision} がありません。",
    fr: "Le règlement de révision {revision}, nommé par l'entrée {seq}, manque.",
  },
  "finding.rulebook-changed": {
    en: "The rulebook with the revision {revision} was changed after entry {seq} named it.",
    ja: "規則の版 {revision} が、第{seq}項で示された後に変更されています。",
    fr: "Le règlement de révision {revision} a été modifié après que l'entrée {seq} l'a nommé.",
  },
};
