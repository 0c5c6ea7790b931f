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
