import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { createWords } from "~/i18n/words.ts";
import { CachedMarkup, MarkupCacheContext } from "./cached-markup.tsx";
import { createMarkupCache } from "./markup-cache.server.tsx";

const german = createWords("de", { common: { Cart: "Warenkorb" } });
const english = createWords("en", {});

function createPages(capacity?: number) {
  const markupFor = createMarkupCache(capacity);
  let drawings = 0;
  function Sign({ text }: { text: string }) {
    drawings++;
    const [count] = useState(2);
    return (
      <>
        {useTranslation().t("Cart")} {count} <b>{text}</b>
      </>
    );
  }
  const show = (shown: React.ReactNode, words = english) => {
    const { cacheMarkup, fill } = markupFor(words);
    return fill(renderToString(<MarkupCacheContext value={cacheMarkup}>{shown}</MarkupCacheContext>)).toString();
  };
  const sign = (text: string, of?: object) => (
    <CachedMarkup as="li" name="sign" className="wide" {...(of && { of })}>
      <Sign text={text} />
    </CachedMarkup>
  );
  return { show, sign, Sign, drawings: () => drawings };
}

test("cached HTML is rendered once per language and is identical to what React renders in place", () => {
  const { show, sign, Sign, drawings } = createPages();
  const plain = renderToString(
    <li className="wide">
      <Sign text="“5 €” & <more>" />
    </li>,
  );
  const first = show(sign("“5 €” & <more>"));
  expect(first).toBe(plain);
  expect(show(sign("“5 €” & <more>"))).toBe(plain);
  expect(drawings()).toBe(2);
  expect(show(sign("5"), german)).toContain("Warenkorb");
  expect(drawings()).toBe(3);
});

test("another object of the same name is rendered again", () => {
  const { show, sign } = createPages();
  const [before, after] = [{}, {}];
  expect(show(sign("10", before))).toContain("<b>10</b>");
  expect(show(sign("9", before))).toContain("<b>10</b>");
  expect(show(sign("8", after))).toContain("<b>8</b>");
});

test("cached elements can be nested", () => {
  const { show, sign } = createPages();
  const list = (name: string) => (
    <CachedMarkup as="ul" name={name}>
      {sign("in a list")}
    </CachedMarkup>
  );
  expect(show([list("one"), list("two")].map((child, i) => <div key={String(i)}>{child}</div>))).toBe(
    `<div><ul>${show(sign(""))}</ul></div>`.repeat(2),
  );
});

test("text that looks like a placeholder stays text", () => {
  const { show, sign } = createPages();
  const both = (
    <div>
      {sign("a")}
      <p>{"<!--kept 0-->"}</p>
    </div>
  );
  expect(show(both)).toContain("<p>&lt;!--kept 0--&gt;</p>");
});

test("a picture of the initial viewport is never cached, because React preloads it in the head", () => {
  const { show } = createPages();
  const picture = (
    <CachedMarkup as="li" name="picture">
      <img alt="" src="/a.avif" fetchPriority="high" />
    </CachedMarkup>
  );
  for (let i = 0; i < 2; i++) expect(show(picture)).toMatch(/^<link rel="preload".*<li><img/);
});

test("beyond the capacity, the least recently used entry is rendered again", () => {
  const { show, drawings, Sign } = createPages(200);
  const named = (name: string) => (
    <CachedMarkup as="li" name={name}>
      <Sign text={name} />
    </CachedMarkup>
  );
  for (const name of ["a", "b", "a"]) show(named(name));
  expect(drawings()).toBe(2);
  for (let i = 0; i < 10; i++) show(named(`filler ${i}`));
  show(named("a"));
  expect(drawings()).toBe(13);
});
