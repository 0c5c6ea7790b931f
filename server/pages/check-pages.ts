import { setTimeout as wait } from "node:timers/promises";
import { productPath } from "../../app/features/catalogue/addresses.ts";
import type { ServedCatalogue } from "../../app/features/catalogue/catalogue.ts";
import { pageKinds } from "../../app/settings/page-table.ts";
import { StartError } from "../../db/start-error.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const pages = ["/", ...pageKinds.flatMap(({ check }) => check ?? [])];
/** So many products' pages, and searches, make a new worker quick before the first shopper asks it for one. */
const WARM_UP = { products: 50, searches: 12 };
const others = ["/healthz", "/api/csrf", "/sitemap.xml"];

/**
 * Requests a page of each kind and the files that it loads, before a new build takes over. Rejects with `StartError` that
 * names what did not answer with 200. Rests after each as long as it took: the processors are those of the open shop.
 */
export async function checkPages(
  answer: Answer,
  origin: string,
  catalogue: Pick<ServedCatalogue, "ids">,
): Promise<void> {
  const products = (await catalogue.ids()).slice(0, WARM_UP.products).map((id) => productPath({ id }));
  const searches = Array.from({ length: WARM_UP.searches }, (_, i) => `/search?q=lamp+${i}`);
  const files = new Set<string>();
  for (const path of [...pages, ...products, ...searches, ...others]) {
    const began = performance.now();
    const html = await (await expectAnswer(answer, origin, path)).text();
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g)) files.add(file);
    await wait(performance.now() - began);
  }
  for (const file of files) await (await expectAnswer(answer, origin, file)).body?.cancel();
}

async function expectAnswer(answer: Answer, origin: string, path: string): Promise<Response> {
  const headers = { accept: "text/html", host: new URL(origin).host };
  const response = await answer(new Request(new URL(path, origin), { headers }));
  if (response.status === 200) return response;
  throw new StartError(`its own check got the status ${response.status} for ${path}`);
}
