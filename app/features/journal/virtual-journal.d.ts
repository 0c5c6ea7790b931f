declare module "virtual:journal/index" {
  type Loader<T> = () => Promise<T>;
  type Posts = {
    default: readonly import("./article.ts").PostSummary[];
    /** By slug. */
    details: Readonly<Record<string, Loader<{ default: import("./article.ts").PostDetails }>>>;
  };
  const languages: Readonly<Record<string, Loader<Posts>>>;
  export default languages;
}
declare module "virtual:journal/size" {
  const size: number;
  export default size;
}
