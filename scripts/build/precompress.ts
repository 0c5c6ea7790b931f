/** Compresses the built assets at build time, so that the server never has to. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT_BYTES = 256;

for (const file of globSync(`${process.env["BUILD_FOLDER"]}/client/**/*.{js,css,svg,json,txt,xml,webmanifest}`)) {
  const content = readFileSync(file);
  if (content.length < WORTH_IT_BYTES) continue;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
