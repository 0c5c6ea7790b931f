/** The screens of an account, in the order of its menu; each is `/my-account/<name>`, the first `/my-account`. */
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

/** Whether an account has a screen of this name. */
export function isSection(name: string): name is Section {
  return Object.hasOwn(sectionTitles, name);
}

/** The address of a screen of the account. */
export function sectionPath(section: Section): string {
  return section === "overview" ? "/my-account" : `/my-account/${section}`;
}
