import { sum } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";
import { type RatedLine, type VatPart, vatParts, vatWithin } from "./vat-parts.ts";

type Credit = {
  /** The VAT parts of the invoice. */
  sold: readonly VatPart[];
  /** The VAT parts of all earlier credit notes. */
  credited: readonly VatPart[];
  /** What is refunded; empty for an amount without pieces. */
  pieces: readonly RatedLine[];
};

/**
 * Splits a refund by VAT rate: pieces at their own rate, an amount without pieces by what is left at each rate. No rate
 * is credited beyond what was sold at it, and once everything is refunded the parts of all credit notes add up to those
 * of the invoice, to the cent.
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
    // Cumulative, since parts that are rounded separately would not add up to the VAT of the invoice.
    const until = upTo === part.gross ? part.vat : vatWithin(upTo, part.rate);
    return gross > 0 ? [{ rate: part.rate, gross, vat: (until - vat) as Cents }] : [];
  });
}

/** Returns the gross amount and VAT at a rate. */
export function sumAt(rate: number, parts: readonly VatPart[]): Pick<VatPart, "gross" | "vat"> {
  const here = parts.filter((part) => part.rate === rate);
  return { gross: sum(here.map(({ gross }) => gross)), vat: sum(here.map(({ vat }) => vat)) };
}

/** Splits an amount in proportion to the room available, never beyond it; the shares add up to the amount. */
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
