declare module "virtual:journal/index" {
  const posts: readonly import("./article.ts").PostSummary[];
  export default posts;
}
declare module "virtual:journal/size" {
  const size: number;
  export default size;
}
declare module "virtual:journal/posts" {
  const loaders: Readonly<Record<string, () => Promise<{ default: import("./article.ts").PostDetails }>>>;
  export default loaders;
}
