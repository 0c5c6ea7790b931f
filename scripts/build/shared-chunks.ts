import { pageKinds } from "../../app/settings/page-table.ts";

type ModuleInfo = { importers: readonly string[]; isEntry: boolean; dynamicImporters: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };
/** `files` counts the route files that show a page. */
type Users = { screens: readonly string[]; files: number; hasOthers: boolean };

/**
 * The families of pages in a visit (`account` covers order pages; the offline page is fetched by every visit's service
 * worker). The catalogue counts as one: cart and checkout load it as well, but not what else listings need.
 */
const routes = new Map<string, RegExp>([
  ["home", /\/app\/(pages\/main-home\.page|showcase\/homes\/[\w-]+)\.tsx/],
  ["catalogue", /\/app\/features\/catalogue\/(embedded-catalogue|apply-live-stock)\.ts/],
  ...[...Map.groupBy(pageKinds, ({ family }) => family)].flatMap(([family, kinds]) =>
    family
      ? [[family, new RegExp(`/app/pages/(${kinds.map(({ name }) => name).join("|")})\\.page\\.tsx`)] as const]
      : [],
  ),
]);

/** The two kinds that share enough for a chunk of their own; what other pairs share is a few hundred bytes. */
const pairs: readonly string[] = ["account-checkout", "cart-checkout"];
/** Where most visits begin, and what each fetches: none of them loads what only others share. */
const first: readonly string[] = ["catalogue", "home", "listing", "offline"];

/** Modules used by at least this many files of one kind get a shared chunk; others are split by use. */
const enough: Readonly<Record<string, number>> = { home: 8, listing: 2 };

/**
 * Groups for modules that several kinds of pages share, named after those; otherwise every few lines of shared code
 * would become a file. The most widely shared come first, as a chunk also takes its modules' dependencies.
 */
export function createSharedChunks() {
  const known = new Map<string, string | null>();
  const nameOf = (id: string, chunking: Chunking): string | null => {
    const name = known.get(id) ?? chunkOf(usersOf(id, chunking));
    known.set(id, name);
    return name;
  };
  const ranks = [
    (name: string) => name === "shared",
    (name: string) => name === "buying",
    (name: string) => name === "ordering",
    (name: string) => name.includes("-"),
    () => true,
  ];
  return ranks.map((isInRank, i) => ({
    debugName: `shared ${i}`,
    // Excludes the routes themselves: their styles would be loaded with everything in the same chunk.
    test: /^(?!.*\/app\/(?:pages\/|showcase\/homes\/[\w-]+\.tsx$)).*\/app\/[^?]+\.tsx?$/,
    name(id: string, chunking: Chunking): string | null {
      const name = nameOf(id, chunking);
      return name && isInRank(name) ? name : null;
    },
  }));
}

function chunkOf({ screens, files, hasOthers }: Users): string | null {
  const pair = screens.join("-");
  if (pairs.includes(pair)) return pair;
  // What a product's page uses of the catalogue is shared: the catalogue's chunk is ten times as much.
  if (screens.length === 2 && screens.includes("catalogue") && !screens.includes("product")) return "catalogue";
  if (screens.length > 1) {
    if (screens.some((screen) => first.includes(screen))) return "shared";
    return screens.includes("product") ? "buying" : "ordering";
  }
  const [screen] = screens;
  const isMuchShared = files >= (enough[screen ?? ""] ?? Number.POSITIVE_INFINITY);
  const isShared = screen === "home" ? isMuchShared : isMuchShared || hasOthers;
  return (isShared && screen) || null;
}

/** Returns which pages a module is part of; `hasOthers` covers other entries and dynamic imports. */
function usersOf(id: string, chunking: Chunking): Users {
  const modules = new Set([id]);
  const screens = new Set<string>();
  let files = 0;
  let hasOthers = false;
  for (const module of modules) {
    const info = chunking.getModuleInfo(module);
    const screen = [...routes.keys()].find((name) => routes.get(name)?.test(module));
    if (screen) screens.add(screen);
    else if (info?.isEntry || info?.dynamicImporters.length) hasOthers = true;
    if (screen) files += 1;
    for (const importer of info?.importers ?? []) modules.add(importer);
  }
  return { screens: [...screens].toSorted(), files, hasOthers };
}
