import { spawn } from "node:child_process";

/** Starts another process that buys until it is stopped; `placed` collects the confirmed order numbers. */
export function buy(place: string) {
  const child = spawn(
    process.execPath,
    ["--import", "./tests/use-sample-shop.ts", "tests/faults/endless-buyer.ts", place],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const placed: string[] = [];
  const waiting: { count: number; go: () => void }[] = [];
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    placed.push(...lines);
    for (const one of waiting) if (placed.length >= one.count) one.go();
  });
  const end = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    placed,
    until: (count: number) => new Promise<void>((go) => void waiting.push({ count, go })),
    kill() {
      child.kill("SIGKILL");
      return end;
    },
    stop() {
      child.stdin.end();
      return end;
    },
  };
}
