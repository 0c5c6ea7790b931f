/** What is wrong with a file: the line (the header is 1; 0 is the file as a whole), the column and the reason. */
export type Fault = { line: number; field: string; reason: string };

/** Collects what an import has to say. Faults stop it, notes tell what it made of the file. */
export type Report = {
  faults: Fault[];
  notes: string[];
  fault(line: number, field: string, reason: string): undefined;
  note(text: string): void;
};

/** An empty report; what it is told twice stands in it once. */
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

/** The faults as lines of text, in the order of the file. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, field, reason }) => [line > 0 && `line ${line}`, field, reason].filter(Boolean).join(": "));
}

/** "3 products" or "1 product". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
