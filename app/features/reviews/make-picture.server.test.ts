import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makePicture } from "./make-picture.server.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#884422" } });

/** A picture that hardly compresses. */
function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0, seed = 7; i < pixels.length; i++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    pixels[i] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function made(sent: Buffer) {
  const answer = await makePicture(sent);
  if (!answer.ok) throw new Error(answer.code);
  const { data, width, height } = answer.picture;
  const found = await sharp(data).metadata();
  expect([found.format, found.width, found.height]).toEqual(["webp", width, height]);
  expect(data.length).toBeLessThanOrEqual(300_000);
  return { ...answer.picture, found };
}

describe("a picture of a review", () => {
  test("loses place, camera and comments, and is turned upright", async () => {
    const gps = {
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
      IFD0: { Make: "Camera", Orientation: "6" },
    };
    const sent = await plain(800, 600).withMetadata({ orientation: 6 }).withExifMerge(gps).jpeg().toBuffer();
    expect(sent.includes("Camera")).toBe(true);
    const { data, found, width, height } = await made(sent);
    expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(data.includes("Camera")).toBe(false);
    expect([width, height]).toEqual([600, 800]);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("may be sent as %s", async (format) => {
    expect(await made(await plain(90, 60).toFormat(format).toBuffer())).toMatchObject({ width: 90, height: 60 });
  });

  test("is made smaller until it has at most 300 kB, whatever it shows", async () => {
    const { width } = await made(await noise(900, 700).jpeg({ quality: 60 }).toBuffer());
    expect(width).toBeGreaterThan(300);
    expect(await made(await plain(2600, 2000).png().toBuffer())).toMatchObject({ width: 1600, height: 1231 });
  });

  test("keeps nothing of what is hidden behind it", async () => {
    const jpeg = await plain(90, 60).jpeg().toBuffer();
    const { data } = await made(Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]));
    expect(data.includes("script")).toBe(false);
  });
});

/** A PNG of one colour that says it has so many pixels. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const data = Buffer.concat([Buffer.from(type, "latin1"), body]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(data));
    return Buffer.concat([size, data, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

describe("what is no picture, or more than one should be", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
  test.each([
    ["nothing at all", ""],
    ["a text", "Hello"],
    ["a page in disguise", "<!doctype html><title>A page</title>"],
    ["a page that begins like a GIF", "GIF89a/*<html>*/"],
    ["a drawing, which can have scripts", svg],
    ["a document", "%PDF-1.7"],
  ])("%s is refused as none", async (_, sent) => {
    expect(await makePicture(Buffer.from(sent))).toMatchObject({ ok: false, code: "not-a-picture" });
  });

  test("80 megapixels are refused by what the file says, without reading them", async () => {
    const sent = hugePng(10_000, 8_000);
    expect(sent.length).toBeLessThan(30_000);
    expect(await makePicture(sent)).toMatchObject({ ok: false, code: "too-many-pixels" });
  });

  test("a picture that ends too early, or only begins like one, is refused as damaged", async () => {
    const whole = await noise(400, 300).jpeg().toBuffer();
    for (const sent of [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 4), Buffer.from("<html>")]),
      Buffer.from("RIFF\0\0\0\0WEBP<html>", "latin1"),
    ])
      expect(await makePicture(sent)).toMatchObject({ ok: false, code: "damaged-picture" });
  });
});
