import type { Page } from "@playwright/test";
import { devTools } from "./shop-test.ts";

/** What a screen reader says of a control beside its name. */
const said: Readonly<Record<string, string>> = {
  link: "link",
  button: "button",
  image: "image",
  img: "image",
  combobox: "edit combo box",
  searchbox: "entry",
  textbox: "entry",
  checkbox: "check box",
  radio: "radio button",
  slider: "slider",
  navigation: "navigation",
  region: "region",
  search: "search",
  complementary: "complementary content",
  banner: "banner",
  main: "main content",
};
/** Their name is all that is said of what is in them. */
const isNamedWhole = new Set([
  "link",
  "button",
  "image",
  "img",
  "combobox",
  "searchbox",
  "textbox",
  "checkbox",
  "radio",
]);

type Place = { from?: RegExp; to: RegExp };

/**
 * Returns what a page says when it is read on, a line for each stop: from the stop that matches `from`, or the top, to the
 * one that matches `to`. Names, roles and texts as in the accessibility tree; what only a screen reader adds is not there.
 */
export async function wordsHeard(page: Page, { from, to }: Place): Promise<string[]> {
  const heard = (await stopsOf(page)).map(({ line }) => line).filter(Boolean);
  const start = from ? heard.findIndex((line) => from.test(line)) : 0;
  const end = heard.findIndex((line, i) => i >= start && to.test(line));
  return heard.slice(start, end + 1);
}

/** Returns what is said from heading to heading, to the last before a button, and from button to button after it. */
export async function headingThenButtons(page: Page, to: RegExp): Promise<string[]> {
  const stops = (await stopsOf(page)).filter(({ role }) => role === "heading" || role === "button");
  const until = stops.slice(0, stops.findIndex(({ line }) => to.test(line)) + 1);
  const last = until.findLastIndex(({ role }) => role === "heading");
  return until
    .filter(({ role }, i) => (i <= last ? role === "heading" : role === "button"))
    .map(({ role, name, line }) => (role === "heading" ? `${name} ${line}` : line));
}

type Stop = { role: string; name: string; line: string };

async function stopsOf(page: Page): Promise<Stop[]> {
  const { nodes } = await (await devTools(page)).send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const stops: Stop[] = [];
  const word = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  function stopOf(node: Node): Stop {
    const [role = "", name = "", more = ""] = [node.role, node.name, node.description].map((one) => word(one?.value));
    const level = node.properties?.find((one) => one.name === "level")?.value.value;
    const spoken = said[role];
    const whole = spoken ? [name, spoken, more].filter(Boolean).join(" ") : "";
    const line = role === "StaticText" ? name : role === "heading" ? `heading level ${level}` : whole;
    return { role, name, line };
  }
  function walk(node: Node | undefined): void {
    if (!node) return;
    const stop = stopOf(node);
    if (!node.ignored) stops.push(stop);
    if (!node.ignored && isNamedWhole.has(stop.role) && stop.name) return;
    for (const id of node.childIds ?? []) walk(byId.get(id));
  }
  walk(nodes[0]);
  return stops;
}

/** Counts the words of what is heard. */
export function countWords(lines: readonly string[]): number {
  return lines
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
