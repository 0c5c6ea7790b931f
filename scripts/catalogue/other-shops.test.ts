import { expect, test } from "vitest";
import { faultLines } from "./report.ts";
import { createPlaces, importInto } from "./test-places.ts";

test.each([
  ["Etsy", "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,SKU"],
  ["Wix", "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible"],
  ["Wix", "handle,fieldType,name,visible,price,inventory,media"],
  ["Squarespace", "Product ID [Non Editable],Variant ID [Non Editable],Product Page,Title,SKU,Price,Sale Price,Stock"],
  ["Magento", "sku,store_view_code,attribute_set_code,product_type,categories,name,description,price,qty"],
  ["PrestaShop", '"Product ID",Image,Name,Reference,Category,"Price (tax excl.)","Price (tax incl.)",Quantity,Status'],
  ["PrestaShop", 'Product ID;Active (0/1);Name *;"Categories (x,y,z...)";Price tax excluded;Tax rules ID;Quantity'],
  ["Odoo", "id,name,default_code,barcode,list_price,standard_price,categ_id/id"],
  ["Odoo", "External ID,Name,Product Type,Internal Reference,Barcode,Sales Price,Cost,Weight"],
])("a file is refused by name as an export of %s: %s", async (shop, header) => {
  const { faults } = await importInto(createPlaces(), [header, header]);
  expect(faultLines(faults)).toEqual([expect.stringContaining(`only ${shop} writes this`)]);
});

test.each(["Price excl. VAT", "Net price", "Nettopreis", "Preis (zzgl. MwSt.)", "Prix HT", "Precio sin IVA"])(
  "nobody is told to call %s its price",
  async (column) => {
    const { faults } = await importInto(createPlaces(), [`Name,${column}`, "Cup,9.00"]);
    expect(faultLines(faults)).toEqual([expect.stringContaining(`"${column}" is without VAT`)]);
    expect(faultLines(faults).join()).not.toContain("call the one");
  },
);
