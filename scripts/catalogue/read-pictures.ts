import type { PictureRef, PictureWords } from "./draft.ts";
import type { Cells, Row } from "./read-table.ts";

/** Returns the pictures named by a product's rows, in order and without duplicates. */
export function picturesOf(rows: readonly Row[]): PictureRef[] {
  const placed = rows.flatMap(({ line, cells, translations }) =>
    (cells.pictures ?? "")
      .split(/[|\n]/)
      .map((ref) => ref.trim())
      .filter(Boolean)
      .map((ref, i) => {
        const place = Number(cells.picturePosition ?? Number.POSITIVE_INFINITY);
        return { line, ref, ...wordsAt({ cells, translations }, i), place };
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

/** Returns the alternative texts of a product's pictures, row by row. */
export function pictureWordsOf(rows: readonly Row[]): PictureWords[] {
  return rows.flatMap((row) => {
    const written = [row.cells, ...Object.values(row.translations)].map(
      ({ pictureText }) => pictureText?.split(/[|\n]/) ?? [],
    );
    return Array.from({ length: Math.max(...written.map(({ length }) => length)) }, (_, i) => wordsAt(row, i));
  });
}

function wordsAt({ cells, translations }: Pick<Row, "cells" | "translations">, place: number): PictureWords {
  const said = Object.entries(translations).map(([language, own]) => [language, textAt(own, place)] as const);
  return { alt: textAt(cells, place), translations: Object.fromEntries(said.filter(([, text]) => text !== "")) };
}

/** Returns the alternative text at a position within a row. */
function textAt({ pictureText = "" }: Cells, place: number): string {
  return pictureText.split(/[|\n]/)[place]?.trim() ?? "";
}
