import { productPath } from "../app/features/catalogue/addresses.ts";
import type { ServedCatalogue } from "../app/features/catalogue/catalogue.ts";
import { StartError } from "../db/start-error.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const pages = [
  "/",
  "/shop-grid-standard",
  "/search?q=a",
  "/cart",
  "/checkout",
  "/wishlist",
  "/login-register",
  "/blog-standard",
  "/contact",
  "/success",
];
/** So many products' pages make a new worker quick before the first shopper asks it for one. */
const WARM_UP = 50;
const others = ["/healthz", "/api/csrf", "/sitemap.xml"];

/**
 * Requests a page of each kind and the files that it loads, before a new build takes over. Rejects with `StartError` that
 * names what did not answer with 200.
 */
export async function checkPages(
  answer: Answer,
  origin: string,
  catalogue: Pick<ServedCatalogue, "ids">,
): Promise<void> {
  const products = (await catalogue.ids()).slice(0, WARM_UP).map((id) => productPath({ id }));
  const files = new Set<string>();
  for (const path of [...pages, ...products, ...others]) {
    const html = await (await expectAnswer(answer, origin, path)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g)) files.add(file);
  }
  for (const file of files) await (await expectAnswer(answer, origin, file)).body?.cancel();
}

async function expectAnswer(answer: Answer, origin: string, path: string): Promise<Response> {
  const headers = { accept: "text/html", host: new URL(origin).host };
  const response = await answer(new Request(new URL(path, origin), { headers }));
  if (response.status === 200) return response;
  throw new StartError(`its own check got the status ${response.status} for ${path}`);
}
