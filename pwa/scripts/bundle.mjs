/**
 * `make bundle`: write pwa/bundle, what phones download, from pwa/src, pwa/css and the libraries in package.json.
 * With `--watch`, write it again after each change.
 *
 * app.js is all that ruling needs; what is fetched later comes as a chunk for each feature and floor; shared.js is what
 * several of these need. The app's texts come as JSON, a language at a time. bundle.json tells what was made of what, so
 * that a test sees without Node when the bundle is stale. Source maps lie beside the chunks, on this machine alone.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "lightningcss";
import { rolldown } from "rolldown";

const ROOT = resolve(import.meta.dirname, "../..");
const PWA = join(ROOT, "pwa");
const SRC = join(PWA, "src");
const OUT = join(PWA, "bundle");
const LIBRARIES = join(SRC, "shell/home/libraries.json");
const NOTE = join(import.meta.dirname, "bundle.json");
const SOURCES = ["pwa/sw.js", "pwa/push.js", "pwa/src", "pwa/css", "pwa/scripts/bundle.mjs", "pwa/package-lock.json"];
const [BOOT, OFFLINE, APP] = ["boot.ts", "offline.ts", "main.tsx"].map((name) => join(SRC, "shell", name));
const APP_ADDRESS = "/bundle/app.js"; // boot.js begins it once the worker is there
const LANGUAGES = ["en", "ja", "fr", "ru"];
const ONCE_REFUSED = "refusals"; // fetched when a refusal is shown
const STYLES = {
  app: ["tokens", "base", "screen", "parts", "fields", "hall", "table", "call", "discreet"],
  areas: [
    "account",
    "board",
    "calls",
    "clocks",
    "codes",
    "dashboard",
    "desk",
    "desk-rail",
    "desk-lists",
    "desk-table",
    "desk-hall",
    "desk-pages",
    "draw",
    "escalations",
    "exams",
    "fines",
    "hand",
    "hand-end",
    "journal",
    "open",
    "outbox",
    "ruling",
    "seating",
    "settlement",
    "setup",
    "sheet",
    "standings",
    "train",
  ],
  large: ["large"], // the last word
};

/** A file, or every file of a folder, sorted. */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap(({ name }) => filesOf(join(path, name))).sort();
}

/** A module, what it imports at once, and what these import. */
function reached(start, graph) {
  const found = new Set([start]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Every module that the app imports when it is first wanted. */
function wantedLater(graph) {
  const [seen, later] = [new Set([APP]), new Set()];
  for (const id of seen) {
    const { importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? {
      importedIds: [],
      dynamicallyImportedIds: [],
    };
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  return later;
}

/** The chunk of what is fetched later: a feature has one, and so has each other floor; a library is one by itself. */
function folderOf(id) {
  if (!id.startsWith(SRC)) return null;
  const [floor, feature] = relative(SRC, id).split("/");
  return floor === "features" ? feature : floor;
}

/** Names the chunk of a module: the app's, that of the only folder that needs it, or the one that several share. */
function chunkNames() {
  let ruling, needed;
  return (id, graph) => {
    if (id === BOOT || id === OFFLINE) return "boot";
    ruling ??= reached(APP, graph);
    if (ruling.has(id)) return "app";
    needed ??= [...wantedLater(graph)].map((wanted) => [folderOf(wanted), reached(wanted, graph)]);
    const folders = new Set(needed.filter(([, modules]) => modules.has(id)).map(([folder]) => folder));
    return folders.size > 1 ? "shared" : (folders.values().next().value ?? null);
  };
}

/** Bundle the scripts. No module may await at its top: rolldown then leaves a file for each entry that only imports another. */
async function scripts() {
  const bundle = await rolldown({
    input: { boot: BOOT, app: APP, inspect: join(SRC, "shell/inspect.ts") },
    external: APP_ADDRESS,
    platform: "browser",
    preserveEntrySignatures: "allow-extension",
    transform: { target: "es2022" },
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    sourcemap: "hidden",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(), debugName: "chunks" }] },
  });
  await bundle.close();
  return output.filter(({ type }) => type === "chunk");
}

/** Write the scripts; return chunk → its modules. */
function writeScripts(chunks) {
  for (const { fileName, code, map } of chunks) {
    writeFileSync(join(OUT, fileName), code);
    if (map) writeFileSync(join(OUT, `${fileName}.map`), map.toString());
  }
  const modules = ({ moduleIds }) => moduleIds.filter((id) => !id.startsWith("\0")).map(named);
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, modules(chunk).sort()]));
}

/** The service worker's scripts, which are no modules. */
async function workers() {
  for (const name of ["sw", "push"]) {
    const bundle = await rolldown({ input: join(ROOT, `pwa/${name}.js`), transform: { target: "es2022" } });
    await bundle.write({ file: join(OUT, `${name}.js`), format: "iife", minify: true });
    await bundle.close();
  }
}

function styles() {
  for (const [name, parts] of Object.entries(STYLES)) {
    const code = Buffer.concat(parts.map((part) => readFileSync(join(ROOT, `pwa/css/${part}.css`))));
    writeFileSync(join(OUT, `${name}.css`), transform({ filename: `${name}.css`, code, minify: true }).code);
  }
}

/** Those that app.js says come apart from the others. @param {string[]} modules of app.js */
async function texts(modules) {
  const code = modules.map((path) => readFileSync(join(ROOT, path), "utf8")).join("\n");
  const parts = { ruling: {}, others: {} };
  for (const file of filesOf(join(SRC, "text"))) {
    const { default: texts } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`); // none is kept from before
    for (const [key, text] of Object.entries(texts)) {
      const part = basename(file, ".js") !== ONCE_REFUSED && isSaid(key, code) ? "ruling" : "others";
      parts[part][key] = text;
    }
  }
  for (const [part, texts] of Object.entries(parts)) {
    for (const lang of LANGUAGES) {
      const spoken = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[lang]]));
      writeFileSync(join(OUT, `${part}.${lang}.json`), JSON.stringify(spoken));
    }
  }
}

/** Whole, or by its first parts: `t(`open.theme.${theme}`)` says every `open.theme.…`. */
function isSaid(key, code) {
  const parts = key.split(".");
  const beginnings = parts.slice(1).map((_, place) => parts.slice(0, place + 1).join("."));
  return code.includes(`"${key}"`) || beginnings.some((beginning) => code.includes(`\`${beginning}.$`));
}

/** Write down whose the libraries are, for the screen that names them; return their names. */
function libraries() {
  const { packages } = JSON.parse(readFileSync(join(PWA, "package-lock.json"), "utf8"));
  const names = Object.keys(packages[""].dependencies);
  const listed = names.map((name) => {
    const { version, license: licence } = packages[`node_modules/${name}`];
    return [name, { version, licence }];
  });
  writeFileSync(LIBRARIES, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
  return names;
}

function licences(names) {
  for (const name of names) cpSync(join(PWA, "node_modules", name, "LICENSE"), join(OUT, `licences/${name}.txt`));
}

/** As the repository names it. */
function named(path) {
  return relative(ROOT, path);
}

/** The SHA-256 of these files, their names too. tests/guards/test_bundle.py does the same. */
function digest(paths) {
  const lines = paths.map(
    (path) => `${createHash("sha256").update(readFileSync(path)).digest("hex")} ${named(path)}\n`,
  );
  return createHash("sha256").update(lines.join("")).digest("hex");
}

function shipped() {
  return filesOf(OUT).filter((path) => !path.endsWith(".map"));
}

async function build() {
  const names = libraries();
  const bundled = await scripts(); // before anything is deleted: this is what mistakes in the sources stop
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  licences(names);
  const chunks = writeScripts(bundled);
  await workers();
  styles();
  await texts(chunks["app.js"]);
  const sources = SOURCES.flatMap((path) => filesOf(join(ROOT, path)));
  const note = { from: SOURCES, sources: digest(sources), bundle: digest(shipped()), chunks };
  writeFileSync(NOTE, `${JSON.stringify(note, null, 1)}\n`);
}

/** Build again a moment after each change, for several files are often written at once. */
function watchSources() {
  let coming;
  let building = Promise.resolve();
  const rebuild = () => {
    building = building.then(build).then(
      () => console.log(`${new Date().toLocaleTimeString()} written`),
      ({ message }) => console.error(message),
    );
  };
  for (const folder of ["pwa/src", "pwa/css"]) {
    watch(join(ROOT, folder), { recursive: true }, (_, file) => {
      if (file && join(ROOT, folder, file) === LIBRARIES) return;
      clearTimeout(coming);
      coming = setTimeout(rebuild, 100);
    });
  }
  console.log("Watching pwa/src and pwa/css. Ctrl+C ends it.");
}

await build();
if (process.argv.includes("--watch")) watchSources();
