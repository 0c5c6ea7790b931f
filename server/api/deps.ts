import type { BaseLogger } from "pino";
import type { Catalogue, CatalogueIn } from "../../app/features/catalogue/catalogue.ts";
import type { RatesSource } from "../../app/features/currency/rates.server.ts";
import type { MailTransport } from "../../app/features/letters/mail.ts";
import type { Contract } from "../../app/features/order-letters/write-mail.server.ts";
import type { Failpoints } from "../../app/features/orders/failpoints.server.ts";
import type { PaymentProvider } from "../../app/features/payment/payment-provider.ts";
import type { StockWatch } from "../../app/features/stock/changed-stock.server.ts";
import type { Translate } from "../../app/platform/i18n/words.ts";
import type { Coupon, Shop } from "../../app/settings/shop.ts";
import type { Database } from "../../db/tables.ts";
import type { Hashing } from "../auth.ts";
import type { Environment } from "../environment.ts";

/** The dependencies of the API and the workers. */
export type Deps = {
  db: Database;
  /** In the shop's default language. */
  catalogue: Pick<Catalogue, "products">;
  catalogueIn: CatalogueIn<Pick<Catalogue, "products">>;
  changedStock: StockWatch["current"];
  shop: Shop;
  coupons: readonly Coupon[];
  environment: Environment;
  /** Whether the shop is about to stop, so that a balancer should send nothing more. */
  isLeaving?: () => boolean;
  /** Names the rounds of the background work that do not come to an end. */
  lateRounds?: () => string[];
  log: BaseLogger;
  now: () => Date;
  failpoints: Failpoints;
  payment: PaymentProvider;
  carrier: MailTransport;
  rates: RatesSource;
  contract: Contract;
  /** Only tests replace the account library's own. */
  hashing?: Hashing | undefined;
  /** Translations for e-mails in a language. */
  translate: (language: string) => Translate;
};
