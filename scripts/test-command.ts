import { execFile } from "node:child_process";
import { promisify } from "node:util";

type CommandAnswer = { code: number; out: string; err: string };

/** Runs an owner's command in the sample shop, with only the given environment variables, and returns its exit code and output. */
export async function runCommandFile(
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<CommandAnswer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...variables };
  return promisify(execFile)(process.execPath, ["--import", "./tests/use-sample-shop.ts", file, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}
