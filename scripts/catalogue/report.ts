/** A fault in a file: the line (the header is 1; 0 is the whole file), the column and the reason. */
export type Fault = { line: number; field: string; reason: string };

/** Collects the messages of an import. Faults stop it; notes say how it read the file. */
export type Report = {
  faults: Fault[];
  notes: string[];
  fault(line: number, field: string, reason: string): undefined;
  note(text: string): void;
};

/** Creates an empty report; repeated messages are kept once. */
export function createReport(): Report {
  const faults: Fault[] = [];
  const notes: string[] = [];
  return {
    faults,
    notes,
    fault(line, field, reason) {
      const isKnown = faults.some((f) => f.line === line && f.field === field && f.reason === reason);
      if (!isKnown) faults.push({ line, field, reason });
      return undefined;
    },
    note(text) {
      if (!notes.includes(text)) notes.push(text);
    },
  };
}

/** Returns faults as lines of text in file order; a fault shared by many lines is listed once. */
export function faultLines(faults: readonly Fault[]): string[] {
  const sorted = faults.toSorted((a, b) => a.line - b.line);
  const alike = [...Map.groupBy(sorted, ({ field, reason }) => `${field}: ${reason}`).values()];
  return alike.map((shared) => {
    const [{ field, reason }] = shared as [Fault];
    const lines = shared.filter(({ line }) => line > 0).map(({ line }) => String(line));
    const where = lines.length > 0 && `line${lines.length > 1 ? "s" : ""} ${some(lines)}`;
    return [where, field, reason].filter(Boolean).join(": ");
  });
}

const MOST = 9;

/** Joins the first texts and counts the rest: `2, 4 and 147 more`. */
export function some(texts: readonly string[]): string {
  const more = texts.length > MOST ? ` and ${texts.length - MOST} more` : "";
  return `${texts.slice(0, MOST).join(", ")}${more}`;
}

/** Quotes names and joins them as `some` does. */
export function listed(names: readonly string[]): string {
  return some(names.map((name) => `"${name}"`));
}

/** Returns "3 products" or "1 product". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
