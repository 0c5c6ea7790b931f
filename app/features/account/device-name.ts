const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Returns a browser's display name, such as `"Firefox, Windows"`; undefined if it is unknown. */
export function deviceName(userAgent: string): string | undefined {
  const nameIn = (known: readonly [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ") || undefined;
}
