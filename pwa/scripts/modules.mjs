/**
 * For tests: write build/modules, each module of pwa/src (and those that are named) by itself, as a browser takes it.
 *
 * Nothing is shaken out, so that a test can ask for any export.
 */
import { join, resolve } from "node:path";
import { globSync, rmSync } from "node:fs";
import { rolldown } from "rolldown";

const ROOT = resolve(import.meta.dirname, "../..");
const named = process.argv.slice(2).map((path) => resolve(path));
const sources = globSync("pwa/src/**/*.{js,ts,tsx}", { cwd: ROOT }).map((path) => join(ROOT, path));
rmSync(join(ROOT, "build/modules"), { recursive: true, force: true }); // what is gone from pwa/src is gone here
const bundle = await rolldown({
  input: [...sources, ...named],
  external: "/bundle/app.js",
  platform: "browser",
  treeshake: false,
  tsconfig: join(ROOT, "pwa/tsconfig.json"),
  resolve: { modules: [join(ROOT, "pwa/node_modules")] },
  transform: { target: "es2022" },
});
await bundle.write({
  dir: join(ROOT, "build/modules"),
  format: "esm",
  preserveModules: true,
  preserveModulesRoot: ROOT,
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
});
await bundle.close();
