import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./app/features/catalogue/catalogue-plugin.ts";

export default defineConfig({
  plugins: [cataloguePlugin()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ["{app,db,server,scripts,catalogue,bench}/**/*.test.ts", "tests/*.test.ts", "tests/faults/**/*.test.ts"],
  },
});
