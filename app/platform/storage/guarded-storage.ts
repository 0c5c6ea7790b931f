type Place = "localStorage" | "sessionStorage";

/** Returns the text that the browser keeps under a key; null if there is none or the browser refuses storage. */
export function readText(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Returns the JSON value kept under a key; undefined if there is none, or none that can be read. */
export function readJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(readText(place, key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a text or, if it is undefined, removes what is kept; false if storage is full or refused. */
export function keepText(place: Place, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
