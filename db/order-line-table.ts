export type OrderLineTable = {
  order_id: string;
  position: number;
  item_key: string;
  product_id: string;
  color: string | null;
  size: string | null;
  sku: string;
  /** As the shopper read it. */
  name: string;
  /** In the shop's own language, where the shopper read it in that of the order; null where the name is the shop's own. */
  own_name: string | null;
  /** Cents for one piece, VAT included. */
  price: number;
  quantity: number;
  /** Hundredths of a percent, where the order has several rates; null where its own is that of all lines. */
  vat_rate: number | null;
  returnable: number;
};
