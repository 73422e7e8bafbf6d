// Asks the phone's rules, under Node, what scripts/rule_answers.py asked the server's; ends with 1 where they differ.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const root = new URL("../../../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf-8"));
registerHooks({
  resolve: (name, context, next) => next(name.startsWith("/js/") ? new URL(`pwa${name}`, root).href : name, context),
});
await import(new URL("tests/pwa/questions.js", root));
const { Library } = await import(new URL("pwa/js/rules/books/library.js", root));

const { catalogue, books } = read("pwa/rulebooks/rules.en.json");
const library = new Library({ ...catalogue, ...read("pwa/rulebooks/reading.en.json") }, books, "en");
const { lists, asked } = read("build/rule-answers.json");
for (const [question, digests] of asked) {
  const [answered] = await globalThis.questions.digests(library, [question], lists);
  if (JSON.stringify(answered) !== JSON.stringify(digests)) process.exit(1);
}
