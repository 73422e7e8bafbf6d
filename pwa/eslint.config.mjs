/** What `make lint` holds of the phone's code beside its types: typescript-eslint's rules, and those of hooks. */
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";

export default defineConfig(
  { files: ["src/**/*.{ts,tsx}"] },
  { ignores: ["src/text/", "bundle/", "scripts/", "*.js", "*.mjs"] },
  typescript.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    plugins: { "react-hooks": hooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
);
