const postcodeLast = "AU CA GB GG IE IM IN JE NZ PK SA SG TH US";

type Town = { postcode: string; city: string; region?: string | undefined; country: string };

/**
 * Formats postcode, town and region in the country's order: "10405 Berlin", "London E1 6PU", "Portland, OR 97201",
 * "20121 Milano MI", "41701 Dos Hermanas (Sevilla)", "Al Ain, Abu Dhabi". A region of the town's name is not repeated.
 */
export function townLine({ postcode, city, region, country }: Town): string {
  const place = region && region.toLowerCase() !== city.toLowerCase() ? placeIn(country, city, region) : city;
  return (postcodeLast.includes(country) ? [place, postcode] : [postcode, place]).filter(Boolean).join(" ");
}

function placeIn(country: string, city: string, region: string): string {
  if (country === "IT") return `${city} ${region}`;
  return country === "ES" ? `${city} (${region})` : `${city}, ${region}`;
}
