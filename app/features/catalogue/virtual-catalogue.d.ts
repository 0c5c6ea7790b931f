/** Set by the build: whether it holds the products, or browsers ask the shop's server for them. */
declare const __CATALOGUE_IS_EMBEDDED__: boolean;
declare module "virtual:catalogue/summaries" {
  const summaries: readonly import("./product.ts").ProductSummary[];
  export default summaries;
}
declare module "virtual:catalogue/departments" {
  const departments: readonly import("./product.ts").Department[];
  export default departments;
}
declare module "virtual:catalogue/details" {
  const loaders: Readonly<Record<string, () => Promise<{ default: readonly import("./product.ts").ProductDetails[] }>>>;
  export default loaders;
}
