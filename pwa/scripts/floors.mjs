/**
 * `make floors`: an import goes down a floor of pwa/src or stays in its folder, and nothing imports in a circle.
 *
 * It fails too when fewer files were read than there are: a tool that understands none of them finds nothing wrong.
 */
import { globSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { cruise } from "dependency-cruiser";

const PWA = resolve(import.meta.dirname, "..");
const SRC = join(PWA, "src");
/** What each floor may import, beside itself. */
const BELOW = {
  shell: ["desk", "features", "domain", "ui", "store", "rules"],
  desk: ["features", "domain", "ui", "store", "rules"],
  features: ["domain", "ui", "store", "rules"],
  domain: ["ui", "store", "rules"],
  store: ["rules"],
  ui: ["rules"],
  rules: [],
  text: [],
};
/** The folders of domain/, from the bottom: each may import those before it. */
const DOMAIN = [
  "words",
  "requests",
  "account",
  "rulebook",
  "reasons",
  "people",
  "exams",
  "ledger",
  "incident",
  "event",
  "money",
  "payments",
];

const floors = Object.entries(BELOW).map(([floor, below]) => ({
  name: `${floor}-imports-down`,
  severity: "error",
  from: { path: `^src/${floor}/` },
  to: { path: "^src/", pathNot: `^src/(${[floor, ...below].join("|")})/` },
}));
const domain = DOMAIN.map((folder, place) => ({
  name: `domain-${folder}-imports-down`,
  severity: "error",
  from: { path: `^src/domain/${folder}/` },
  to: { path: "^src/domain/", pathNot: `^src/domain/(${DOMAIN.slice(0, place + 1).join("|")})/` },
}));
const forbidden = [
  ...floors,
  ...domain,
  {
    name: "no-feature-imports-another",
    severity: "error",
    from: { path: "^src/features/([^/]+)/" },
    to: { path: "^src/features/", pathNot: "^src/features/$1/" },
  },
  {
    name: "screens-use-the-store-by-its-index",
    severity: "error",
    from: { path: "^src/(desk|features|domain)/" },
    to: { path: "^src/store/", pathNot: "^src/store/(index|use-store)[.]" },
  },
  { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
];

const { output } = await cruise(["src"], {
  baseDir: PWA,
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: "node_modules" },
});
const read = output.modules.filter(({ source }) => source.startsWith("src/")).length;
const there = globSync("**/*.{js,ts,tsx,json}", { cwd: SRC }).length;
const unplaced = [
  ...readdirSync(SRC).filter((floor) => !(floor in BELOW)),
  ...readdirSync(join(SRC, "domain")).filter((folder) => !DOMAIN.includes(folder)),
];
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (unplaced.length) console.error(`on no floor: ${unplaced.join(", ")}`);
if (read < there) console.error(`read ${read} of ${there} files of pwa/src`);
if (output.summary.violations.length || unplaced.length || read < there) process.exit(1);
console.log(`${read} modules, ${output.summary.totalDependenciesCruised} imports: each goes down a floor or stays.`);
