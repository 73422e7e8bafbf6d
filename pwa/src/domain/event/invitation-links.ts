const ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const JOIN = new RegExp(`#/join/(${ID})/([\\w-]{16,200})`, "i");
const ACCOUNT = /#\/account\/(spa_[\w-]{16,200})/;
const SHEET = /#\/sheet\?s=([\w-]+)/;
const TABLE = new RegExp(`#/table/(${ID})`, "i");

interface Invited {
  tournament: string;
  invitation: string;
  account?: undefined;
  table?: undefined;
  sheet?: undefined;
}

/** What a pasted or scanned text links to: a tournament to join, an account to make, a score sheet, or a table; null for anything else. */
export function linkIn(
  text: string,
):
  | Invited
  | ({ tournament?: undefined; invitation?: undefined } & { account?: string; table?: string; sheet?: string })
  | null {
  const join = JOIN.exec(text);
  if (join) return { tournament: join[1].toLowerCase(), invitation: join[2] };
  const account = ACCOUNT.exec(text);
  if (account) return { account: account[1] };
  const sheet = SHEET.exec(text);
  if (sheet) return { sheet: sheet[1] };
  const table = TABLE.exec(text);
  return table ? { table: table[1].toLowerCase() } : null;
}
