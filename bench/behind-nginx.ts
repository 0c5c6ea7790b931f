import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/free-port.ts";

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** Runs nginx with the recipe of `deploy/nginx.conf`, without encryption, on a free port of this machine. */
export async function startNginx(shopPort: number): Promise<{ base: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-nginx-"));
  const recipe = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${shopPort}`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^ +(listen \[|ssl_).*\n/gm, "")
    .replaceAll("shop.example", "localhost")
    .replaceAll("$host;", "$host:$server_port;")
    .replace(/\/var\/(log\/nginx|cache)/g, folder);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 1024; } http { ${recipe} }`,
  );
  const nginx = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", file], { stdio: "inherit" });
  const ended = new Promise((done) => nginx.once("exit", done));
  const base = `http://localhost:${port}`;
  while (!(await fetch(`${base}/healthz`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    base,
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
