/** Returns the URL of a journal post. */
export function postAddress(slug: string): string {
  return `/blog-details-standard?post=${slug}`;
}
