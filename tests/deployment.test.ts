import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAX_PICTURE } from "../app/features/reviews/review.ts";
import { reachableFrom, readImportGraph } from "../scripts/import-graph.ts";
import { pictureUpload } from "../server/api/review-pictures.ts";

const page = readFileSync("docs/deployment.md", "utf8");
const table = new Set([...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name));

test("the table of environment variables lists exactly those that the shop reads", () => {
  const sources = globSync("server/**/*.ts").filter((file) => !/\.test\.ts$|\/test-|dev\.ts$/.test(file));
  const asked = /(?:read\.(?:text|list|integer|oneOf|yesOrNo|url|urlOfAccount|needed|key)\(|variables\[)"([A-Z_]+)"/g;
  const read = sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(asked)].map(([, name]) => name));
  expect([...table].toSorted()).toEqual([...new Set(read)].toSorted());
});

test("the files in deploy/ only set variables that the shop reads", () => {
  const units = ["deploy/shop.service", "deploy/shop-backup.service", "deploy/Dockerfile"];
  const lines = units.flatMap((file) => readFileSync(file, "utf8").match(/^(?:Environment=|ENV ).*$/gm) ?? []);
  const set = lines.flatMap((line) => [...line.matchAll(/([A-Z_]+)=(?!\w+=)/g)].map(([, name]) => name));
  expect(set.length).toBeGreaterThan(8);
  for (const name of set) expect(table).toContain(name);
});

test("all files that the image copies exist, and nothing secret is sent to it", () => {
  const recipe = readFileSync("deploy/Dockerfile", "utf8");
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
  expect(copied.length).toBeGreaterThan(8);
  for (const name of copied.filter((name) => name !== ".")) expect(existsSync(name), name).toBe(true);
  const left = readFileSync(".dockerignore", "utf8").split("\n");
  for (const name of [".data", "backups", "*.env", ".git", "node_modules"]) expect(left).toContain(name);
});

test("the commands in the image only need packages that it has", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const graph = readImportGraph("{app,db,server,scripts}/**/*.{ts,tsx}");
  const commands = ["orders", "gift-cards", "reviews", "newsletter", "database"].map((name) => `scripts/${name}.ts`);
  const needed = [...reachableFrom(graph, commands)].flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const packages = code.matchAll(/^import (?!type )[^"]*"((?:@[\w-]+\/)?[\w-]+)[\w/.-]*";/gm);
    return [...packages].map(([, name = ""]) => name);
  });
  expect(needed).toContain("kysely");
  for (const name of needed) expect(Object.keys(dependencies), name).toContain(name);
});

test("nginx logs contain no order codes or one-time links", () => {
  const settings = readFileSync("deploy/nginx.conf", "utf8");
  const format = /^log_format shop '(.+)';$/m.exec(settings)?.[1];
  expect(format).toContain("$uri");
  expect(format).not.toMatch(/\$(request\b|request_uri|args|arg_|query_string|is_args|http_|sent_http_)/);
  for (const server of settings.split(/^server \{$/m).slice(1)) {
    expect(server).toMatch(/^ {2}access_log \S+ shop;$/m);
    expect(server).toMatch(/^ {2}error_log \S+ crit;$/m);
  }
});

test("nginx shows a refreshing page while the shop restarts, and keeps the error status", () => {
  const settings = readFileSync("deploy/nginx.conf", "utf8");
  expect(settings).toMatch(/^ {2}error_page 502 504 @starting;$/m);
  expect(/^ {2}location @starting \{([\s\S]*?)^ {2}\}$/m.exec(settings)?.[1]).toMatch(/http-equiv="refresh"/);
});

test("nginx and Caddy let pictures of reviews through to the shop's own limit, and nothing else that large", () => {
  const address = "/api/account/reviews/20/pictures";
  expect(pictureUpload.test(address)).toBe(true);
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  const [, place = "", most] = /location ~ (\S+) \{\s+client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  const caddy = readFileSync("deploy/Caddyfile", "utf8");
  const [, own = ""] = /@pictures path_regexp (\S+)/.exec(caddy) ?? [];
  const [, others] = /@others not path_regexp (\S+)/.exec(caddy) ?? [];
  const [, size] = /request_body @pictures \{\s+max_size (\d+)MB/.exec(caddy) ?? [];
  expect(others).toBe(own);
  for (const pattern of [place, own]) {
    expect(new RegExp(pattern).test(address)).toBe(true);
    for (const other of ["/api/orders", "/api/account/reviews/20", `${address}/1/delete`])
      expect(new RegExp(pattern).test(other)).toBe(false);
  }
  for (const megabytes of [most, size]) expect(Number(megabytes) * 1_000_000).toBeGreaterThan(MAX_PICTURE);
  for (const rest of [/^ {2}client_max_body_size 256k;$/m, /request_body @others \{\s+max_size 256KB/])
    expect(nginx + caddy).toMatch(rest);
});

test("all files and commands named by the page and the units exist", () => {
  const units = globSync("deploy/{*.*,Dockerfile,cluster/*}").map((file) => readFileSync(file, "utf8"));
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [page, ...units].join("\n");
  for (const [, name = ""] of named.matchAll(/npm run (\w[\w:-]*)/g)) expect(Object.keys(scripts)).toContain(name);
  const files = [...named.matchAll(/\b((?:deploy|scripts|server)\/[\w-]+(?:\.\w+)?)\b/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) expect(globSync(file), file).toEqual([file]);
});
