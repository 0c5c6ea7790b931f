declare global {
  interface Window {
    /** Stops recording what is replaced in the document, and returns it (`app/instant/record-early-events.ts`). */
    takeReplaced?: () => MutationRecord[];
  }
}

/** How often texts are put back for hydration, which waits for the router's data: a translator may be as quick. */
const MOST_TRIES = 200;

/** The element that a browser's translator put in place of a text, and the text that it replaced. */
const standIns = new WeakMap<Node, Element>();
const replaced = new WeakMap<Node, Text>();

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/**
 * Keeps the shop working while a browser translates the page: translators replace texts by `<font>` elements, of which
 * React knows nothing. React would fail to remove such a text, or to insert something before it; here the element that
 * stands in for it is taken instead. What React writes into a replaced text would not be seen: the text is put back,
 * to be translated anew. A page that is translated before it is hydrated gets its own texts back until it is. Called
 * once, when React has begun to listen.
 */
export function followTranslator(): void {
  let triesLeft = MOST_TRIES;
  const watcher = new MutationObserver(settle);
  function settle(records: readonly MutationRecord[]): void {
    if (!pair(records, watcher) || triesLeft === 0) return;
    for (const font of document.querySelectorAll("font")) putBack(replaced.get(font));
    triesLeft = hydrateNow() ? 0 : triesLeft - 1;
  }
  tolerate(() => settle(watcher.takeRecords()));
  watcher.observe(document, { childList: true, subtree: true });
  settle(window.takeReplaced?.() ?? []);
}

/** Makes React hydrate at once, as it does around an event. Returns whether it could: it stops what it cannot answer. */
function hydrateNow(): boolean {
  const heading = document.querySelector("h1");
  let isAnswered = heading === null;
  heading?.addEventListener(
    "auxclick",
    () => {
      isAnswered = true;
    },
    { once: true },
  );
  heading?.dispatchEvent(new MouseEvent("auxclick", { bubbles: true }));
  return isAnswered;
}

/** Links replaced texts to their stand-ins and watches their content. Returns whether there were any. */
function pair(records: readonly MutationRecord[], watcher: MutationObserver): boolean {
  let removed: MutationRecord | undefined;
  let isAny = false;
  function link(text: Node | undefined, font: Element | undefined) {
    if (!(text instanceof Text) || !font) return;
    standIns.set(text, font);
    replaced.set(font, text);
    watcher.observe(text, { characterData: true });
    isAny = true;
  }
  const free = (node: Node | null): node is Element => isStandIn(node) && !replaced.has(node);
  for (const record of records) {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    if (type === "characterData") putBack(target as Text);
    // Replaced in one step, or removed beside an element that was inserted before, or removed first.
    else if (removedNodes[0] instanceof Text) {
      link(removedNodes[0], [...addedNodes, previousSibling, nextSibling].find(free));
      removed = record;
    } else {
      if (removed?.target === target && removed.previousSibling === previousSibling)
        link(removed.removedNodes[0], [...addedNodes].find(free));
      removed = undefined;
    }
  }
  return isAny;
}

/** Puts a replaced text back in the place of its stand-in. */
function putBack(text: Text | undefined): void {
  if (text && !text.parentNode) standIns.get(text)?.replaceWith(text);
}

/** Makes removing and inserting take the stand-ins of texts; `catchUp` learns of the most recent ones. */
function tolerate(catchUp: () => void): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** Returns what stands in for a child, or the child of the parent that contains it. */
  function find(parent: Node, child: Node): Node | null {
    catchUp();
    let place: Node | null = child.parentNode ? child : (standIns.get(child) ?? null);
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  }
  /** A text that moves leaves no stand-in behind. */
  function leave(node: Node) {
    if (node instanceof Text && !node.parentNode) standIns.get(node)?.remove();
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = find(this, child);
    if (place) (child.parentNode ? (child as unknown as ChildNode) : (place as ChildNode)).remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    leave(node);
    return insertBefore.call(this, node, before && before.parentNode !== this ? find(this, before) : before) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    leave(node);
    return appendChild.call(this, node) as Child;
  };
}
