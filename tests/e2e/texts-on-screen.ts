import type { Page } from "@playwright/test";

/** Returns all visible or announced text with Latin letters that is not marked as another language. */
export function latinTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const own = document.documentElement.lang;
    const attributes = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "label"];
    const keep = (text: string | null | undefined) => {
      const tidy = text?.replace(/\s+/g, " ").trim();
      if (tidy && /\p{Script=Latin}/u.test(tidy)) found.add(tidy);
    };
    if (!document.querySelector("main h1 [lang]")) keep(document.title);
    for (const element of document.body.querySelectorAll("*")) {
      if (element.matches("script, style, noscript, template, code")) continue;
      if (element.closest("[lang]")?.getAttribute("lang") !== own) continue;
      for (const name of attributes) keep(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) keep(node.textContent);
    }
    return [...found];
  });
}

/**
 * Returns clipped texts: those that extend beyond the window, or partly beyond a box that hides overflow. Text with an
 * ellipsis, in a scrollable box or entirely outside its box (an inactive slide) is not clipped.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const styles = new Map<Element, { style: CSSStyleDeclaration; box: DOMRect }>();
    const look = (element: Element) => {
      const known = styles.get(element) ?? { style: getComputedStyle(element), box: element.getBoundingClientRect() };
      styles.set(element, known);
      return known;
    };
    const isCutBy = (element: Element, text: DOMRect) => {
      const { style, box } = look(element);
      const isAcross =
        style.overflowX !== "visible" && (text.left < box.left - SLACK || text.right > box.right + SLACK);
      // The line box is as high as the font specifies; the glyphs only use its middle.
      const air = SLACK + text.height / 5;
      const isDown = style.overflowY !== "visible" && (text.top < box.top - air || text.bottom > box.bottom + air);
      const isOutside =
        text.right <= box.left || text.left >= box.right || text.bottom <= box.top || text.top >= box.bottom;
      return (isAcross || isDown) && !isOutside;
    };
    const isCut = (parent: Element, text: DOMRect) => {
      let isClipped = false;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { style, box } = look(at);
        if (style.textOverflow === "ellipsis") return false;
        const isForListeners = box.width <= SLACK && box.height <= SLACK;
        if (isForListeners || /auto|scroll/.test(style.overflowX + style.overflowY))
          return isClipped && !isForListeners;
        isClipped ||= isCutBy(at, text);
      }
      return isClipped || text.left < -SLACK || text.right > innerWidth + SLACK;
    };
    const cut = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest("script, style, noscript, [aria-hidden=true]"))
        continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > SLACK && rect.height > SLACK);
      if (rects.some((rect) => isCut(parent, rect))) cut.add(node.textContent.replace(/\s+/g, " ").trim().slice(0, 60));
    }
    if (document.documentElement.scrollWidth > innerWidth) cut.add("the screen itself is wider than the window");
    return [...cut];
  });
}

/** Returns visible texts below 14 px, also those of drawings, which may be scaled; not of the energy label, as the law draws it. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 14;
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.nodeValue?.trim();
      if (!text || !parent || parent.closest("script, style, noscript, .sr-only, a > svg")) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < LEAST - 0.1) small.add(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    return [...small];
  });
}

/** Returns words in `main`, or in some of its elements, that break because their container is too narrow. */
export function brokenWords(page: Page, elements = "main"): Promise<string[]> {
  return page.getByRole("main").evaluate((main, elements) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.closest(elements) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, elements);
}

/**
 * Returns texts that readers join to one word: both in one line of inline boxes, with a gap or a new line between them
 * that only CSS makes. A price of several boxes without a gap is one word.
 */
export function gluedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const GAP = 2;
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
    const blockOf = (node: Node) => {
      let at = node.parentElement;
      while (at && getComputedStyle(at).display === "inline") at = at.parentElement;
      return at;
    };
    const glued: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last: { text: string; block: Element | null; box: DOMRect | undefined; node: Node } | undefined;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      const text = node.nodeValue ?? "";
      if (!text || !parent?.checkVisibility() || parent.closest("script, style, noscript, select, [aria-hidden=true]"))
        continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const block = blockOf(node);
      if (last && last.block === block && /[\p{L}\p{N}]$/u.test(last.text) && /^[\p{L}\p{N}€]/u.test(text)) {
        const [before, after] = [last.box, boxes[0]];
        const isApart =
          before && after && (Math.abs(after.top - before.top) > before.height / 2 || distance(before, after) > GAP);
        const isBroken = separates(last.node, node);
        if (isApart && !isBroken) glued.push(`${last.text.slice(-20)}|${text.slice(0, 20)}`);
      }
      last = { text, block, box: boxes.at(-1), node };
    }
    function distance(a: DOMRect, b: DOMRect) {
      return Math.max(b.left - a.right, a.left - b.right);
    }
    /** Whether a line break or a box that is no plain inline one is between two texts. */
    function separates(from: Node, to: Node) {
      const between = document.createRange();
      between.setStartAfter(from);
      between.setEndBefore(to);
      const within = between.commonAncestorContainer;
      const elements = within instanceof Element ? [...within.querySelectorAll("*")] : [];
      return elements.some((one) => between.intersectsNode(one) && (one.localName === "br" || !isInline(one)));
    }
    return glued;
  });
}
