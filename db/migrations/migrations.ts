import type { Migration } from "kysely/migration";
import { orders } from "./001-orders.ts";
import { newsletter } from "./002-newsletter.ts";
import { accounts } from "./003-accounts.ts";
import { reviews } from "./004-reviews.ts";
import { refunds } from "./005-refunds.ts";
import { orderCurrency } from "./006-order-currency.ts";
import { importedReviews } from "./007-imported-reviews.ts";
import { jobsDue } from "./008-jobs-due.ts";
import { orderNetworks } from "./009-order-networks.ts";
import { giftCards } from "./010-gift-cards.ts";
import { vatOfLines } from "./011-vat-of-lines.ts";
import { namesAsRead } from "./012-names-as-read.ts";
import { invoices } from "./013-invoices.ts";
import { accountChoices } from "./014-account-choices.ts";
import { severalGiftCards } from "./015-several-gift-cards.ts";
import { foundByOrder } from "./016-found-by-order.ts";
import { whatStays } from "./017-what-stays.ts";
import { foundAtSize } from "./018-found-at-size.ts";
import { knownBrowsers } from "./019-known-browsers.ts";
import { sendings } from "./020-sendings.ts";
import { reviewPictures } from "./021-review-pictures.ts";
import { ratingsVersion } from "./022-ratings-version.ts";
import { sharedState } from "./023-shared-state.ts";
import { traces } from "./024-traces.ts";
import { orderDetails } from "./025-order-details.ts";
import { foundByPerson } from "./026-found-by-person.ts";

/** All migrations by name, oldest first. Imported statically so that they are bundled: no folder is read at startup. */
export const migrations: Record<string, Migration> = {
  "001-orders": orders,
  "002-newsletter": newsletter,
  "003-accounts": accounts,
  "004-reviews": reviews,
  "005-refunds": refunds,
  "006-order-currency": orderCurrency,
  "007-imported-reviews": importedReviews,
  "008-jobs-due": jobsDue,
  "009-order-networks": orderNetworks,
  "010-gift-cards": giftCards,
  "011-vat-of-lines": vatOfLines,
  "012-names-as-read": namesAsRead,
  "013-invoices": invoices,
  "014-account-choices": accountChoices,
  "015-several-gift-cards": severalGiftCards,
  "016-found-by-order": foundByOrder,
  "017-what-stays": whatStays,
  "018-found-at-size": foundAtSize,
  "019-known-browsers": knownBrowsers,
  "020-sendings": sendings,
  "021-review-pictures": reviewPictures,
  "022-ratings-version": ratingsVersion,
  "023-shared-state": sharedState,
  "024-traces": traces,
  "025-order-details": orderDetails,
  "026-found-by-person": foundByPerson,
};
