import { toggled } from "./chosen-filters.ts";

/** Returns the URL that pressing an element leads to: a link's, or the listing's with a filter toggled. */
export function pressedUrl(target: Element): URL | undefined {
  const link = target.closest<HTMLAnchorElement>("a[data-link]");
  if (link) return new URL(link.href);
  const box = target.closest("label")?.control;
  const isChoice = box instanceof HTMLInputElement && ["checkbox", "radio"].includes(box.type) && !box.disabled;
  return isChoice && box.form?.getAttribute("action") === location.pathname
    ? withToggledFilter(new URL(location.href), box)
    : undefined;
}

/** Returns the URL of a listing after one of its filters was selected or cleared. */
export function withToggledFilter(
  listing: URL,
  { type, name, value }: Pick<HTMLInputElement, "type" | "name" | "value">,
): URL {
  const address = new URL(listing);
  const { searchParams: params } = address;
  const values = type === "radio" ? [value] : toggled(params.getAll(name), value);
  params.delete(name);
  for (const each of values) params.append(name, each);
  for (const name of ["page", "from"]) params.delete(name);
  return address;
}
