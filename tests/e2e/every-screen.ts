import routes from "../../app/routes.ts";

/** Values of route parameters. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ":category": ["furniture"],
  ":subCategory": ["chairs"],
  ":tag": ["oak"],
  ":id": ["1", "42", "8", "13", "57", "100"],
  ":section?": [""],
};

/** Paths whose query or parameter leads to different content. */
const more = [
  "/search?q=oak",
  "/search?q=qqqqqq",
  "/shop-grid-standard?sale=yes&sort=price-up&rating=4",
  "/shop-list-standard?color=black&size=m",
  "/categoryproduct/organic-food",
  "/product/8",
  "/product/13",
  "/product/95",
  "/product/120",
  "/blog-standard?q=qqqqqq",
  "/blog-details-standard?post=what-a-stoneware-glaze-is",
  "/login-register?tab=register",
];

/** Returns a path for every route, taken from the route table, and the additional ones above. */
export function everyScreen(): string[] {
  let turn = 0;
  const addressOf = (path: string) =>
    path.replace(/:\w+\??|\*/g, (part) => {
      const choices = parts[part] ?? ["x"];
      return choices[turn++ % choices.length] ?? "";
    });
  const screens = routes.flatMap((route): { path?: string }[] => route.children ?? [route]);
  const paths = screens.map(({ path = "" }) => `/${addressOf(path)}`.replace(/\/$/, "") || "/");
  return [...new Set([...paths, ...more])];
}
