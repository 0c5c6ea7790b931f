import { expect, test } from "vitest";
import { postHead } from "./post-head.ts";

const post = {
  slug: "clay",
  language: "en",
  title: "Clay",
  description: "On clay",
  date: "2026-01-02",
  author: "Ada Byron",
  category: "Workshop",
  tags: [],
  pictureAlt: "A bowl",
  minutes: 3,
  topics: "",
};

test.each([
  ["scenes/kiln", "links/scenes/kiln.jpg"],
  ["products/cups/mug-1a2b3c4d-front", "links/products/cups/mug-1a2b3c4d-front.jpg"],
  // Of a product's further pictures there is no JPEG.
  ["products/cups/mug-1a2b3c4d-2", "links/products/cups/mug-1a2b3c4d-2.jpg"],
  [undefined, "preview.jpg"],
])("a link to a post with the picture %s shows one that exists", (picture, file) => {
  const screen = { origin: "https://shop.example", search: "", language: "en" };
  const tags = postHead({ ...post, ...(picture && { picture }) }, screen);
  expect(tags).toContainEqual({ property: "og:image", content: `https://shop.example/pictures/${file}` });
});
