import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { shop } from "../shop.config.ts";
import { informationPages } from "./features/information/information-pages.ts";
import { ownPages } from "./features/information/own-pages.server.ts";
import { hasSeveralHomes } from "./features/shop/has-several-homes.ts";
import { fitHomes } from "./homes/fit-homes.server.ts";
import { chooseHomes, fileOf, ownPath } from "./homes/open-homes.ts";

const listings = [
  "shop-grid-standard",
  "shop-grid-filter",
  "shop-grid-two-column",
  "shop-grid-no-sidebar",
  "shop-grid-full-width",
  "shop-grid-right-sidebar",
  "shop-list-standard",
  "shop-list-full-width",
  "shop-list-two-column",
];

const products = [
  "product",
  "product-tab-left",
  "product-tab-right",
  "product-sticky",
  "product-slider",
  "product-fixed-image",
];

const journal = ["blog-standard", "blog-no-sidebar", "blog-right-sidebar"];

const information = [...Object.keys(informationPages), ...ownPages()];

/** `react-router typegen` covers every home page, as the compiler also reads those that are closed. */
const isForTypes = process.argv.includes("typegen");
const { homes } = isForTypes ? { homes: { ...shop.homes, open: "all" as const } } : fitHomes(shop.homes);
const [main, ...otherHomes] = chooseHomes(homes);

/** All routes of the shop. */
export default [
  layout("routes/screens.tsx", [
    index(fileOf(main)),
    route(ownPath(main).slice(1), "routes/main-home.tsx"),
    ...otherHomes.map((home) => route(home.path.slice(1), fileOf(home))),
    ...listings.map((path) => route(path, "routes/shop.tsx", { id: path })),
    route("categoryproduct/:category", "routes/category.tsx"),
    route("subcategoryproduct/:subCategory", "routes/sub-category.tsx"),
    route("tagproduct/:tag", "routes/tag.tsx"),
    route("search", "routes/search.tsx"),
    ...products.map((path) => route(`${path}/:id`, "routes/product.tsx", { id: path })),
    route("cart", "routes/cart.tsx"),
    route("wishlist", "routes/wishlist.tsx"),
    route("compare", "routes/compare.tsx"),
    route("checkout", "routes/checkout.tsx"),
    route("pay/:number", "routes/pay.tsx"),
    route("success", "routes/success.tsx"),
    route("cancel", "routes/cancel.tsx"),
    route("order", "routes/order.tsx"),
    route("withdraw", "routes/withdraw.tsx"),
    ...journal.map((path) => route(path, "routes/journal.tsx", { id: path })),
    route("blog-details-standard", "routes/journal-post.tsx"),
    ...information.map((path) => route(path, "routes/information.tsx", { id: path })),
    route("contact", "routes/contact.tsx"),
    route("newsletter", "routes/newsletter.tsx"),
    route("offline", "routes/offline.tsx"),
    ...(hasSeveralHomes({ homes }) ? [route("homes", "routes/homes.tsx")] : []),
    route("my-account/:section?", "routes/my-account.tsx"),
    route("login-register", "routes/login-register.tsx"),
    route("forgetpassword", "routes/forgetpassword.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
