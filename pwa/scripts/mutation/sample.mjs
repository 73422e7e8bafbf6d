// Leaves out all but SAMPLE mutants, drawn by SEED: Stryker counts the others as errors, which are no part of its score.
import { createHash } from "node:crypto";

const { SAMPLE, SEED } = process.env;

class Sample {
  drawn = new Set();

  async init() {}

  /** All mutants at once. */
  async group(mutants) {
    const drawn = mutants.map(({ id, ...mutant }) => [hash(mutant), id]).sort();
    this.drawn = new Set(drawn.slice(0, SAMPLE || Infinity).map(([, id]) => id));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(mutants.map(({ id }) => [id, this.drawn.has(id) ? PASSED : LEFT_OUT]));
  }
}

const PASSED = { status: "passed" };
const LEFT_OUT = { status: "compileError", reason: "not in the sample" };

function hash({ fileName, location, replacement }) {
  const place = fileName.slice(fileName.lastIndexOf("/rules/"));
  return createHash("sha256").update(JSON.stringify([SEED, place, location, replacement])).digest("hex");
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: Sample }];
