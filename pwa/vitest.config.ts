import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `make test` runs these too: screens in Node, with the real store and engine, at a real server. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "happy-dom",
    environmentOptions: {
      // A phone's window. Styles are not loaded, but their coming is told: screens wait for it.
      happyDOM: { width: 390, height: 844, settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    maxWorkers: availableParallelism() + 1, // a test that waits for the server leaves its core to another
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/service.ts"],
    setupFiles: ["tests/support/window.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
