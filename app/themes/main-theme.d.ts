declare module "virtual:main-theme" {
  /** The theme of the main home page. */
  export const mainTheme: import("./theme.ts").Theme;
}
