/** What `make lint` holds of the phone's code beside its types: typescript-eslint's rules, and those of hooks. */
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";

/** A name that only takes something out of an object. */
const DROPPED = "^_+$";

export default defineConfig(
  { ignores: ["src/text/", "bundle/", "types/", "scripts/", "*.js", "*.mjs"] },
  typescript.configs.recommended,
  {
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: DROPPED, argsIgnorePattern: DROPPED }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true }],
    },
  },
);
