type ModuleInfo = { importers: readonly string[]; isEntry: boolean; dynamicImporters: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };
type Users = { screens: readonly string[]; homes: number; hasOthers: boolean };

/** The screens that a visit leads through, by the routes that show them; the last are those of a shopper's own things. */
const routes: Readonly<Record<string, RegExp>> = {
  home: /\/app\/(routes\/main-home|homes\/[\w-]+)\.tsx/,
  listing: /\/app\/routes\/(shop|category|sub-category|tag|search)\.tsx/,
  product: /\/app\/routes\/product\.tsx/,
  cart: /\/app\/routes\/cart\.tsx/,
  checkout: /\/app\/routes\/checkout\.tsx/,
  account:
    /\/app\/routes\/(my-account|login-register|forgetpassword|reset-password|order|success|pay|cancel|withdraw)\.tsx/,
};

/** What so many home pages are made of comes as one file; what fewer share is split as they use it. */
const MANY_HOMES = 8;

/**
 * The groups of chunks for what several screens share, named by those of a visit among them: without these each handful
 * of lines comes as a file. What most share comes first, as a chunk takes with it what its modules need.
 */
export function createSharedChunks() {
  const known = new Map<string, string | null>();
  const nameOf = (id: string, chunking: Chunking): string | null => {
    const name = known.get(id) ?? chunkOf(usersOf(id, chunking));
    known.set(id, name);
    return name;
  };
  const ranks = [(name: string) => name === "shared", (name: string) => name.includes("-"), () => true];
  return ranks.map((isInRank, i) => ({
    debugName: `shared ${i}`,
    test: /\/app\/[^?]+\.tsx?$/,
    name(id: string, chunking: Chunking): string | null {
      const name = nameOf(id, chunking);
      return name && isInRank(name) ? name : null;
    },
  }));
}

function chunkOf({ screens, homes, hasOthers }: Users): string | null {
  if (screens.length > 2) return "shared";
  if (screens.length === 2) return screens.join("-");
  const isShared = screens[0] === "home" ? homes >= MANY_HOMES : hasOthers;
  return (isShared && screens[0]) || null;
}

/** What a module is part of; others are whatever else is loaded by itself. */
function usersOf(id: string, chunking: Chunking): Users {
  const modules = new Set([id]);
  const screens = new Set<string>();
  let homes = 0;
  let hasOthers = false;
  for (const module of modules) {
    const info = chunking.getModuleInfo(module);
    const screen = Object.keys(routes).find((name) => routes[name]?.test(module));
    if (screen) screens.add(screen);
    else if (info?.isEntry || info?.dynamicImporters.length) hasOthers = true;
    if (screen === "home") homes += 1;
    for (const importer of info?.importers ?? []) modules.add(importer);
  }
  return { screens: [...screens].toSorted(), homes, hasOthers };
}
