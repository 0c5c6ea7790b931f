import { firstSegments, type PageKind, pageKinds } from "./page-table.ts";

/** Pages with one shopper's private data, by the first segment of their path; an invoice is no page of the app. */
export const privatePages: readonly string[] = [...segmentsOf(({ isPrivate }) => isPrivate), "invoice"];

/** Paths never sent as a referrer or cached on a device. */
export const privatePaths = pathsOf(privatePages);

/** Paths of pages that are empty until the shopper's browser fills them. */
export const pathsFilledInBrowser = pathsOf(segmentsOf(({ isFilledInBrowser }) => isFilledInBrowser));

function segmentsOf(isMeant: (kind: PageKind) => boolean | undefined): string[] {
  return pageKinds.filter(isMeant).flatMap(({ paths }) => firstSegments(paths));
}

/** Matches paths by their first segment. Ignores case, as the router does. */
function pathsOf(segments: readonly string[]): RegExp {
  return new RegExp(`^/(${segments.join("|")})(/|$)`, "i");
}
