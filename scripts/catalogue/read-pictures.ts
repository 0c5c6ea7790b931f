import type { PictureRef, PictureWords } from "./draft.ts";
import type { Cells, Row } from "./read-table.ts";

/** The pictures that a product's rows name, in their order, each once. */
export function picturesOf(rows: readonly Row[]): PictureRef[] {
  const placed = rows.flatMap(({ line, cells, told }) =>
    (cells.pictures ?? "")
      .split(/[|\n]/)
      .map((ref) => ref.trim())
      .filter(Boolean)
      .map((ref, i) => {
        const place = Number(cells.picturePosition ?? Number.POSITIVE_INFINITY);
        return { line, ref, ...wordsAt({ cells, told }, i), place };
      }),
  );
  const sorted = placed.toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place));
  const once = new Map(sorted.toReversed().map(({ place, ...picture }) => [picture.ref, picture]));
  return sorted.flatMap(({ ref }) => {
    const picture = once.get(ref);
    once.delete(ref);
    return picture ?? [];
  });
}

/** The words for a product's pictures, of each in a row after the other. */
export function pictureWordsOf(rows: readonly Row[]): PictureWords[] {
  return rows.flatMap((row) => {
    const written = [row.cells, ...Object.values(row.told)].map(({ pictureText }) => pictureText?.split(/[|\n]/) ?? []);
    return Array.from({ length: Math.max(...written.map(({ length }) => length)) }, (_, i) => wordsAt(row, i));
  });
}

function wordsAt({ cells, told }: Pick<Row, "cells" | "told">, place: number): PictureWords {
  const said = Object.entries(told).map(([language, own]) => [language, textAt(own, place)] as const);
  return { alt: textAt(cells, place), told: Object.fromEntries(said.filter(([, text]) => text !== "")) };
}

/** The words for the picture at a place of a row. */
function textAt({ pictureText = "" }: Cells, place: number): string {
  return pictureText.split(/[|\n]/)[place]?.trim() ?? "";
}
