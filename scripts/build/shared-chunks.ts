type ModuleInfo = { importers: readonly string[]; isEntry: boolean; dynamicImporters: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };
/** `files` are the routes' own files that show a screen. */
type Users = { screens: readonly string[]; files: number; hasOthers: boolean };

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

/** What so many files of a screen share comes as one file; what fewer share is split as they use it. */
const enough: Readonly<Record<string, number>> = { home: 8, listing: 2 };

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
    // Not the routes themselves: their styles come with them, and would come with whatever shares a chunk with them.
    test: /^(?!.*\/app\/(?:routes\/|homes\/[\w-]+\.tsx$)).*\/app\/[^?]+\.tsx?$/,
    name(id: string, chunking: Chunking): string | null {
      const name = nameOf(id, chunking);
      return name && isInRank(name) ? name : null;
    },
  }));
}

function chunkOf({ screens, files, hasOthers }: Users): string | null {
  if (screens.length > 2) return "shared";
  if (screens.length === 2) return screens.join("-");
  const [screen] = screens;
  const isMuchShared = files >= (enough[screen ?? ""] ?? Number.POSITIVE_INFINITY);
  const isShared = screen === "home" ? isMuchShared : isMuchShared || hasOthers;
  return (isShared && screen) || null;
}

/** What a module is part of; others are whatever else is loaded by itself. */
function usersOf(id: string, chunking: Chunking): Users {
  const modules = new Set([id]);
  const screens = new Set<string>();
  let files = 0;
  let hasOthers = false;
  for (const module of modules) {
    const info = chunking.getModuleInfo(module);
    const screen = Object.keys(routes).find((name) => routes[name]?.test(module));
    if (screen) screens.add(screen);
    else if (info?.isEntry || info?.dynamicImporters.length) hasOthers = true;
    if (screen) files += 1;
    for (const importer of info?.importers ?? []) modules.add(importer);
  }
  return { screens: [...screens].toSorted(), files, hasOthers };
}
