export type Table = {
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Context needed to interpret the table. */
  note?: string;
};

/** Formats a table in Markdown under its title. */
export function writeTable({ title, head, rows, note }: Table): string {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  return [`## ${title}`, "", ...(note ? [note, ""] : []), ...lines].join("\n");
}
