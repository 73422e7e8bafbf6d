// Asks the phone's rules, under Node, what scripts/rule_answers.py wrote down; ends with 1 where an answer differs.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isDeepStrictEqual } from "node:util";

const root = new URL("../../../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf-8"));
registerHooks({
  // The questions name modules as a browser gets them.
  resolve: (name, context, next) =>
    next(name.startsWith("/pwa/") ? new URL(`.${name.replace(/js$/, "ts")}`, root).href : name, context),
});
globalThis.fetch = async (path) => ({ json: async () => read(`pwa${path}`) });
await import(new URL("tests/pwa/questions.js", root));
const { Library } = await import(new URL("pwa/src/rules/books/library.ts", root));

const { catalogue, books } = read("pwa/rulebooks/rules.en.json");
const library = new Library({ ...catalogue, ...read("pwa/rulebooks/reading.en.json") }, books, "en");
for (const id of Object.keys(books)) library.add(id, read(`pwa/rulebooks/${id}.json`));
const { lists, asked, evaluated } = read("build/rule-answers.json");
for (const [question, digests] of asked) {
  same(await globalThis.questions.digests(library, [question], lists), [digests]);
}
for (const [expression, given, answer] of evaluated) {
  const value = eval(`(${expression})`);
  same(await (typeof value === "function" ? value(given) : value), answer);
}

function same(answer, expected) {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(answer ?? null)), expected)) process.exit(1);
}
