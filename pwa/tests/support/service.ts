/** Before all tests: start the program that lends furnished halls. */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** its address */
    service: string;
  }
}

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = process.env.PYTHON ?? resolve(ROOT, ".venv/bin/python");

export default async function setup({ provide }: TestProject) {
  const service = spawn(PYTHON, ["-m", "tests.pwa.hall_service"], { cwd: ROOT, stdio: "pipe" });
  const complaints: string[] = [];
  createInterface(service.stderr).on("line", (line) => {
    complaints.push(line);
    report(line);
  });
  const address = await firstLine(service.stdout);
  if (!address) throw new Error(["No hall can be furnished:", ...complaints].join("\n"));
  provide("service", address);
  return () =>
    new Promise<void>((ended) => {
      service.once("exit", () => ended());
      service.stdin.end();
    });
}

async function firstLine(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) return line;
}

/** A mistake of the server's, as Python writes it. */
function report(line: string) {
  if (!line.includes('"stack"')) return;
  const { route, stack } = JSON.parse(line) as { route: string; stack: string };
  console.error(`${route}\n${stack}`);
}
