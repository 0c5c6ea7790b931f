/** The account's sections in menu order; each lives at `/my-account/<name>`, the first at `/my-account`. */
export const sectionTitles = {
  overview: "Overview",
  orders: "Orders",
  addresses: "Addresses",
  profile: "Profile",
  security: "Security",
  requests: "Back in stock",
  reviews: "Reviews",
  privacy: "Your data",
} as const;

export type Section = keyof typeof sectionTitles;

export const sections = Object.keys(sectionTitles) as readonly Section[];

export function isSection(name: string): name is Section {
  return Object.hasOwn(sectionTitles, name);
}

/** Returns the path of an account section. */
export function sectionPath(section: Section): string {
  return section === "overview" ? "/my-account" : `/my-account/${section}`;
}
