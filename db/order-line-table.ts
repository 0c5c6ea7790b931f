export type OrderLineTable = {
  order_id: string;
  position: number;
  item_key: string;
  product_id: string;
  color: string | null;
  size: string | null;
  sku: string;
  /** In the language that the shopper read. */
  name: string;
  /** In the shop's own language; null if the shopper read that one. */
  own_name: string | null;
  /** Cents per piece, VAT included. */
  price: number;
  quantity: number;
  /** Hundredths of a percent, if the order has several rates; null if the order's rate applies. */
  vat_rate: number | null;
  returnable: number;
};
