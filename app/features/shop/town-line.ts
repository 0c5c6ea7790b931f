const postcodeLast = "AU CA GB GG IE IM IN JE NZ PK SA SG TH US";

/** Formats town and postcode in the country's order: "10405 Berlin", "London E1 6PU", "Portland, OR 97201". */
export function townLine({ postcode, city, country }: { postcode: string; city: string; country: string }): string {
  return postcodeLast.includes(country) ? `${city} ${postcode}` : `${postcode} ${city}`;
}
