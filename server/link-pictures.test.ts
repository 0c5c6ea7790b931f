import sharp from "sharp";
import { expect, test } from "vitest";
import { linkPictures } from "./link-pictures.ts";

const app = linkPictures("public");

test.each(["products/furnitures/oak-lounge-chair-front", "scenes/desk"])(
  "the link picture of %s is a JPEG of 1200 by 630",
  async (name) => {
    const answer = await app.request(`/pictures/links/${name}.jpg`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  },
);

test("a link picture of what is no picture of the shop is not found, wherever its path leads", async () => {
  for (const path of ["products/none", "../../package", "__proto__", "scenes/desk.png"])
    expect((await app.request(`/pictures/links/${path}.jpg`)).status).toBe(404);
  expect((await app.request("/pictures/links/scenes/desk")).status).toBe(404);
});

test("more than a few that wait to be made are told to come back", async () => {
  const busy = linkPictures("public");
  const views = ["front", "angle", "detail", "scene", "top"];
  const names = ["oak-lounge-chair", "sage-linen-loveseat", "curved-boucle-sofa"].flatMap((slug) =>
    views.map((view) => `products/furnitures/${slug}-${view}`),
  );
  const answers = await Promise.all(names.map((name) => busy.request(`/pictures/links/${name}.jpg`)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
});
