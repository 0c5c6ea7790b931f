import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "./copy-project.ts";
import { applyExample, readExamples } from "./read-examples.ts";

const project = copyProject();
const run = promisify(execFile);
const examples = readExamples("docs/tour.md");
const links = new Map<string, { page: string; state: string; cents: number }>();

/** A fake of the payment provider in the example. */
const paylink = createServer(async (request, response) => {
  const id = request.url?.split("/").at(-1) ?? "";
  const body = JSON.parse((await request.toArray()).join("") || "{}");
  if (request.method === "PUT" && !links.has(id))
    links.set(id, { page: `https://paylink.example/${id}`, state: "open", cents: body.cents });
  const link = links.get(id);
  if (request.method === "DELETE" && link?.state === "open") link.state = "closed";
  response.writeHead(request.headers.authorization === "Bearer secret" ? 200 : 403).end(JSON.stringify(link));
});

let shop: ChildProcess;
let address = "";

async function openShop(): Promise<void> {
  await new Promise<void>((resolve) => paylink.listen(0, "127.0.0.1", resolve));
  const port = String(20_000 + (process.pid % 20_000));
  shop = spawn(process.execPath, ["server/dev.ts"], {
    cwd: project.root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      PORT: port,
      DATA_DIR: join(project.root, ".data"),
      RATES_URL: "http://127.0.0.1:9/none",
      PAYMENT: "paylink",
      PAYLINK_KEY: "secret",
      PAYLINK_URL: `http://127.0.0.1:${(paylink.address() as AddressInfo).port}`,
    },
  });
  address = `http://localhost:${port}`;
  await new Promise<void>((resolve) => shop.stdout?.once("data", () => resolve()));
}

beforeAll(async () => {
  for (const example of examples) {
    const file = join(project.root, example.file);
    mkdirSync(dirname(file), { recursive: true });
    const isThere = existsSync(file);
    expect(isThere, `${example.file} is ${isThere ? "there already" : "not there"}`).toBe(
      example.after !== undefined || example.insteadOf !== undefined,
    );
    writeFileSync(file, applyExample(isThere ? readFileSync(file, "utf8") : "", example));
  }
  await openShop();
}, 120_000);

afterAll(() => {
  shop?.kill();
  paylink.close();
  project.remove();
});

const read = async (path: string, init?: RequestInit) => (await fetch(address + path, init)).text();

describe("the examples of docs/tour.md", () => {
  test("are a theme, a kind of page, a section, a home page, a language, a post, a page, a delivery method, a field of the checkout and a payment provider", () => {
    const folders = examples.map(({ file }) => file.split("/").slice(0, 3).join("/"));
    expect(new Set(folders)).toEqual(
      new Set([
        "app/themes/tea.css",
        "app/settings/page-table.ts",
        "app/pages/up-to.page.tsx",
        "app/showcase/sections",
        "app/settings/homes.ts",
        "app/showcase/homes",
        "public/locales/it",
        "content/posts/tea-before-eight.md",
        "content/posts/it",
        "content/pages/workshops.md",
        "content/pages/it",
        "shop.config.ts",
        "app/settings/checkout-fields.ts",
        "app/features/payment",
        "server/payment-settings.ts",
        "server/api/create-deps.ts",
      ]),
    );
  });

  test("show the home page with its section and theme", async () => {
    const page = await read("/home-tea-room");
    expect(page).toContain('data-theme="tea"');
    expect(page).toContain("Put the kettle on");
    expect(page).toContain("Come by for a cup");
    expect(await read("/homes")).toContain("/home-tea-room");
  }, 120_000);

  test("show the new kind of page, by the query keys of its row alone", async () => {
    const page = await read("/up-to/20?colour=white&code=secret");
    expect(page).toContain("Presents up to 20");
    expect(page).toMatch(/<title>Small presents/);
    const links = (html: string) => html.match(/href="\/product\//g)?.length ?? 0;
    expect(links(page)).toBeGreaterThan(0);
    expect(links(page), "its colour counts").toBeLessThan(links(await read("/up-to/20")));
    expect(page).not.toContain("secret");
    expect((await fetch(`${address}/up-to/nothing`)).status).toBe(404);
  }, 60_000);

  test("show the new language", async () => {
    const page = await read("/cart?lng=it");
    expect(page).toContain('<html lang="it" dir="ltr"');
    expect(page).toContain("Il tuo carrello");
  }, 60_000);

  test("show the post to each reader in a language that it is written in", async () => {
    const address = "/blog-details-standard?post=tea-before-eight";
    expect(await read(`${address}&lng=en`)).toContain("Water first, thoughts later.");
    expect(await read(`${address}&lng=de`)).toContain('<bdi lang="en">Tea before eight</bdi>');
    const italian = await read(`${address}&lng=it`);
    expect(italian).toContain('<bdi lang="it">Il tè prima delle otto</bdi>');
    expect(italian).toMatch(/id="the-pot"[^>]*>La teiera/);
  }, 60_000);

  test("show the new page to each reader in a language that it is written in, and link to it", async () => {
    const page = await read("/workshops");
    expect(page).toContain("Every Thursday at six, at Lindenhof 12 in Berlin.");
    expect(page).toMatch(/<nav[^>]*aria-label="Main menu".*href="\/workshops"[^>]*>Workshops/s);
    expect(page).toContain('href="/search?q=tea"');
    expect(await read("/workshops?lng=it")).toContain("Ogni giovedì alle sei, in Lindenhof 12 a Berlin.");
    expect(await read("/sitemap.xml")).toContain("/workshops<");
  }, 60_000);

  test("ship an order by the delivery method and charge it by the provider, less what a gift card pays", async () => {
    const { stdout } = await run(process.execPath, ["scripts/gift-cards.ts", "issue", "--value", "5"], {
      cwd: project.root,
      env: { PATH: process.env["PATH"], DATA_DIR: join(project.root, ".data") },
    });
    const csrf = await fetch(`${address}/api/csrf`);
    const { token } = (await csrf.json()) as { token: string };
    const headers = {
      "content-type": "application/json",
      cookie: `csrf=${token}`,
      "x-csrf-token": token,
      origin: address,
    };
    const order = {
      key: crypto.randomUUID(),
      lines: [{ id: "26", quantity: 1 }],
      language: "it",
      contact: { email: "ada@example.com" },
      address: {
        ...{ name: "Ada Lovelace", street: "Lindenhof 12", reference: "Kettles 7" },
        ...{ postcode: "10405", city: "Berlin", country: "DE" },
      },
      method: "bike",
      giftCards: stdout.match(/^[\w-]{19}(?=,5\.00)/m),
      greeting: "All the best\nAda",
      acceptsTerms: true,
    };
    const answer = await fetch(`${address}/api/orders`, { method: "POST", headers, body: JSON.stringify(order) });
    const placed = (await answer.json()) as { order: { number: string; code: string; total: number; payUrl: string } };
    expect(answer.status, JSON.stringify(placed)).toBe(201);
    const [link] = links.values();
    expect(placed.order.payUrl).toBe(link?.page);
    expect(link?.cents).toBe(placed.order.total - 500);
    if (link) link.state = "paid";
    const { number, code } = placed.order;
    const settled = await read(`/api/orders/${number}?code=${code}`);
    expect(settled).toContain('"state":"paid"');
    expect(settled).toContain("By bicycle");
    expect(settled, "a new field of the address").toContain('"reference":"Kettles 7"');
    expect(settled, "a new field of the order").toContain('"greeting":"All the best\\nAda"');
  }, 60_000);

  test("pass the compiler and the check of shop.config.ts", async () => {
    const tool = (...args: string[]) =>
      run(process.execPath, args, { cwd: project.root }).catch((error) => ({
        stdout: `${error.stdout}${error.stderr}`,
      }));
    expect((await tool("node_modules/@react-router/dev/bin.cjs", "typegen")).stdout).not.toMatch(/error/i);
    expect((await tool("node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1")).stdout).toBe("");
    expect((await tool("scripts/check-shop.ts")).stdout).toBe("");
  }, 240_000);
});
