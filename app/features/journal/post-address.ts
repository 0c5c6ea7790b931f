/** The address of a post of the journal. */
export function postAddress(slug: string): string {
  return `/blog-details-standard?post=${slug}`;
}
