/** Set by the build: whether it includes the products; else browsers query the server. */
declare const __CATALOGUE_IS_EMBEDDED__: boolean;
/** Set by the build: the languages with product translations, besides the shop's own. */
declare const __CATALOGUE_LANGUAGES__: readonly string[];
/** In the shop's own language. */
declare module "virtual:catalogue/summaries" {
  const summaries: readonly import("./product.ts").ProductSummary[];
  export default summaries;
}
/** By language. */
declare module "virtual:catalogue/products" {
  const loaders: Readonly<Record<string, () => Promise<{ default: readonly import("./product.ts").ProductSummary[] }>>>;
  export default loaders;
}
/** What is searched and filtered by beside the summaries, in their order, by language. */
declare module "virtual:catalogue/briefs" {
  const loaders: Readonly<Record<string, () => Promise<{ default: readonly import("./product.ts").BriefDetails[] }>>>;
  export default loaders;
}
/** The shop's own names of attribute values, by language. */
declare module "virtual:catalogue/names" {
  const loaders: Readonly<Record<string, () => Promise<{ default: import("./attributes/value-names.ts").ValueNames }>>>;
  export default loaders;
}
declare module "virtual:catalogue/departments" {
  const departments: readonly import("./product.ts").Department[];
  export default departments;
}
/** By language and department: `de/plant`. */
declare module "virtual:catalogue/details" {
  const loaders: Readonly<Record<string, () => Promise<{ default: readonly import("./product.ts").ProductDetails[] }>>>;
  export default loaders;
}
/** The addresses of what browsers open the bundled catalogue with, by language; none if it is not bundled. */
declare module "virtual:catalogue-files" {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}
