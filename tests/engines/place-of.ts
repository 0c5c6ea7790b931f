import type { Place } from "./engine.ts";

/**
 * Runs in the page: scrolls the link, button or field with a name (exact, or a regular expression between slashes) into
 * view and returns its centre; undefined while it is missing, moving or covered.
 */
export async function placeOf(name: string, within: string): Promise<Place | undefined> {
  const [, part] = /^\/(.*)\/$/.exec(name) ?? [];
  const fits = (text: string | null | undefined) => {
    const said = text?.replace(/\s+/g, " ").trim() ?? "";
    return part ? new RegExp(part).test(said) : said === name;
  };
  const all = document.querySelectorAll<HTMLElement>(
    `${within} :is(a[href], button, input, select, textarea, summary, [role=option])`,
  );
  const found = [...all].find((element) => {
    const names = (element as HTMLInputElement).labels ?? [];
    const labels = [element.ariaLabel, element.title, ...[...names].map((label) => label.textContent)];
    const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
    return isThere && [...labels, element.matches("select, input") ? "" : element.textContent].some(fits);
  });
  if (!found) return undefined;
  // A radio button that is rendered by its label is pressed there.
  const label = (found as HTMLInputElement).labels?.[0];
  const shown = label && found.getBoundingClientRect().width < 4 ? label : found;
  shown.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const boxes = [shown.getBoundingClientRect()];
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  boxes.push(shown.getBoundingClientRect());
  const [before, after] = boxes;
  if (!before || !after || before.x !== after.x || before.y !== after.y) return undefined;
  const place = { x: Math.round(after.x + after.width / 2), y: Math.round(after.y + after.height / 2) };
  const top = document.elementFromPoint(place.x, place.y);
  return top && (shown.contains(top) || top.contains(shown) || label?.contains(top)) ? place : undefined;
}
