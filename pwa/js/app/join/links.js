const ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const JOIN = new RegExp(`#/join/(${ID})/([\\w-]{16,200})`, "i");
const TABLE = new RegExp(`#/table/(${ID})`, "i");

/**
 * What a pasted or scanned text links to: a tournament to join, or a table; null for anything else.
 * @param {string} text @returns {{tournament: string, token: string, table?: undefined}|{table: string, token?: undefined}|null}
 */
export function linkIn(text) {
  const join = JOIN.exec(text);
  if (join) return { tournament: join[1].toLowerCase(), token: join[2] };
  const table = TABLE.exec(text);
  return table ? { table: table[1].toLowerCase() } : null;
}
