import { couponsSchema } from "../../app/settings/coupon-schema.server.ts";
import { issueWords } from "../../app/settings/issue-words.ts";
import { shopSchema } from "../../app/settings/shop-schema.server.ts";
import { brokenRules, type Written } from "./shop-rules.ts";

const inWords = { error: issueWords };

/**
 * Returns a line for each mistake in `shop.config.ts`, with the field and what to write instead. `root` is the folder
 * with that file and `public/`.
 */
export function checkShop(written: Written, root = "."): string[] {
  const issues = [
    ...(shopSchema.safeParse(written.shop, inWords).error?.issues ?? []),
    ...(couponsSchema.safeParse(written.coupons, inWords).error?.issues ?? []).map((issue) => ({
      ...issue,
      path: ["coupons", ...issue.path],
    })),
  ];
  const found = issues.map(({ path, message }) => `${fieldOf(path)} ${message}`.trim());
  return (found.length > 0 ? found : brokenRules(written, root)).map((line) => `shop.config.ts: ${line}`);
}

/** Formats `["delivery", "methods", 1, "days"]` as `delivery.methods[1].days`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`));
  return parts.join("").replace(/^\./, "") || "the shop";
}
