/** A sentence for every department, for its heading and its meta description. English; pass it to `t`. */
const leads: ReadonlyMap<string, string> = new Map([
  ["fashion", "Coats for the walk to work, knitwear for the weekend, and small sizes that survive a puddle."],
  ["accessories", "Bags, hats and watches that go with everything you own and outlast most of it."],
  ["cosmetics", "A few good things for skin, lips and hands, with every ingredient on the label."],
  ["furniture", "Chairs and sofas to stay in, made of solid wood, wool and leather."],
  ["handmade", "Thrown, woven, carved and stitched by people who put their name to it."],
  ["plant", "Strong plants in good pots, with a note on the light and water that each one wants."],
  ["flower", "Cut, dried and potted flowers, bound the day they leave us."],
  ["electronics", "Sound, light and small machines that are a pleasure to have standing about."],
  ["book", "Novels, cookery and picture books, bound well enough to be lent out."],
  ["organic food", "Fruit, vegetables and a larder from growers we have visited."],
  ["cakes", "Baked in the night and delivered in the morning, for a table of two or of twelve."],
  ["pet food", "Honest bowls and treats for dogs, cats and the birds outside."],
  ["medical", "What a household needs at hand, from the thermometer to the first-aid kit."],
  ["auto parts", "Wheels, brakes and batteries that fit the first time."],
  ["black friday", "Eight dark and handsome things, at their best price of the year."],
  ["christmas", "Presents that are wrapped already, and something warm to drink beside them."],
]);

/** Returns a department's sentence; undefined for departments that the shop owner added. */
export function departmentLead(name: string): string | undefined {
  return leads.get(name);
}
