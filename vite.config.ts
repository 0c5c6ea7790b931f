import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";

export default defineConfig({
  plugins: [cataloguePlugin(), tailwindcss(), !process.env.VITEST && reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: { ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } } },
});
