import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";
import { wordsVersion } from "./scripts/words-version.ts";

export default defineConfig({
  plugins: [cataloguePlugin(), tailwindcss(), !process.env.VITEST && reactRouter()],
  resolve: { tsconfigPaths: true },
  define: { __WORDS_VERSION__: JSON.stringify(wordsVersion()) },
  environments: { ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } } },
});
