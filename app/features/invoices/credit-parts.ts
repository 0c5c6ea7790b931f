import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { type RatedLine, type VatPart, vatParts, vatWithin } from "./vat-parts.ts";

type Credit = {
  /** The parts of the invoice. */
  sold: readonly VatPart[];
  /** The parts of all credit notes before. */
  credited: readonly VatPart[];
  /** What the money is given back for; none for a sum alone. */
  pieces: readonly RatedLine[];
};

/**
 * Parts what is given back by the rates it was taxed at: pieces bear their own, a sum alone is shared by what is left at each rate. No
 * rate gives back more than was sold at it, and once all is given back the parts of all credit notes are those of the invoice, to the
 * cent.
 */
export function creditParts(amount: Cents, { sold, credited, pieces }: Credit): VatPart[] {
  const before = sold.map(({ rate }) => sumAt(rate, credited));
  const left = sold.map(({ gross }, i) => gross - (before[i]?.gross ?? 0));
  const wished = pieces.length > 0 ? vatParts(pieces, amount) : [];
  const own = sold.map(({ rate }, i) => Math.min(left[i] ?? 0, sumAt(rate, wished).gross));
  const rest = share(
    amount - own.reduce((all, part) => all + part, 0),
    left.map((room, i) => room - (own[i] ?? 0)),
  );
  return sold.flatMap((part, i) => {
    const gross = ((own[i] ?? 0) + (rest[i] ?? 0)) as Cents;
    const { gross: earlier, vat } = before[i] ?? { gross: 0 as Cents, vat: 0 as Cents };
    const upTo = (earlier + gross) as Cents;
    // Counted on from those before: rounded each for itself, they would not come to the VAT of the invoice.
    const until = upTo === part.gross ? part.vat : vatWithin(upTo, part.rate);
    return gross > 0 ? [{ rate: part.rate, gross, vat: (until - vat) as Cents }] : [];
  });
}

/** What some parts have at a rate. */
export function sumAt(rate: number, parts: readonly VatPart[]): Pick<VatPart, "gross" | "vat"> {
  const here = parts.filter((part) => part.rate === rate);
  return { gross: sum(here.map(({ gross }) => gross)), vat: sum(here.map(({ vat }) => vat)) };
}

/** Shares an amount by the room that there is, never beyond it; the shares are the amount. */
function share(amount: number, rooms: readonly number[]): number[] {
  const all = rooms.reduce((sum, room) => sum + room, 0);
  let seen = 0;
  let given = 0;
  return rooms.map((room) => {
    seen += room;
    const part = all === 0 ? 0 : Math.round((amount * seen) / all) - given;
    given += part;
    return part;
  });
}
