/**
 * Puts the goods of this build into the database beside the open shop, however long that takes: `npm run release` runs it
 * in the folder of the build before that opens, which has then nothing to wait for.
 */
import { fillCatalogue } from "../build/server/index.js";

await fillCatalogue(process.env).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
