declare module "virtual:information/pages" {
  const loaders: Readonly<Record<string, () => Promise<{ default: import("./information-pages.ts").InformationPage }>>>;
  export default loaders;
}
