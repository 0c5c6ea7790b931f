type Field = HTMLInputElement | HTMLSelectElement;
type Choice = { field: Field; value: string; checked: boolean | undefined };

/** Groups of radio buttons by their name, other fields by themselves. */
const choices = new Map<Field | string, Choice>();
const buttons = new Set<HTMLButtonElement>();
/** Whether React knew the last box when it was clicked. */
let isKnown = false;
let isOver = false;

/**
 * Records clicks and choices made before hydration, for `window.repeatEarly()` to replay
 * (`shell/ready-mark.tsx`): without it a box stays ticked, a select reverts to its rendered value, and React hears of
 * neither. However often a button is pressed meanwhile, it is replayed once; one whose form or popover the browser
 * itself opens is not.
 *
 * What React answers is struck off: it listens on the document, after the recorder, and stops what it cannot answer yet.
 * So an event that comes past it to the root element is answered, from `window.strikeAnswered()` on, which follows
 * `hydrateRoot`. Except a box that was ticked before React knew it: React then took the tick for what it had rendered.
 * A select that it reset while hydrating has not been answered either.
 *
 * A box is reset before its click, since React compares with the value set on the element; before that, an unrelated
 * event (`auxclick`) makes React hydrate around it. The last press is kept in `window.earlyPress` for the one that
 * follows (`shell/double-press.tsx`). What a translator replaces meanwhile is recorded for `shell/translated-texts.ts`.
 */
export function recordEarlyEvents(): void {
  on(document, "click", (target, event) => {
    window.earlyPress = event as PointerEvent;
    const button = buttonAt(target);
    if (button && !button.form?.hasAttribute("action") && !button.popoverTargetElement) buttons.add(button);
    if (!isBox(target)) return;
    isKnown = Object.hasOwn(target, "checked");
    keep(target);
  });
  on(document, "change", (target) => {
    if ((target as Field).type === "select-one") keep(target as Field);
  });
  window.strikeAnswered = strikeAnswered;
  window.takeReplaced = recordReplaced();
  window.repeatEarly = () => void setTimeout(repeat);
}

function on(place: Document | HTMLElement, type: string, act: (target: Element, event: Event) => void): void {
  place.addEventListener(type, (event) => isOver || act(event.target as Element, event), { capture: true });
}

const keyOf = (field: Field) => (field.type === "radio" ? field.name : field);

function keep(field: Field): void {
  choices.set(keyOf(field), { field, value: field.value, checked: "checked" in field ? field.checked : undefined });
}

const buttonAt = (target: Element) => target.closest?.("button");

function isBox(target: Element): target is HTMLInputElement {
  const { type } = target as HTMLInputElement;
  return type === "checkbox" || type === "radio";
}

function strikeAnswered(): void {
  const root = document.documentElement;
  on(root, "click", (target) => {
    const button = buttonAt(target);
    if (button) buttons.delete(button);
    if (isBox(target) && isKnown) choices.delete(keyOf(target));
  });
  on(root, "change", (target) => {
    const field = target as Field;
    if (field.value === choices.get(field)?.value) choices.delete(field);
  });
}

/** Records what is replaced in the document, until the returned function is called. */
function recordReplaced(): () => MutationRecord[] {
  const seen: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => void seen.push(...records));
  watcher.observe(document, { childList: true, subtree: true });
  return () => {
    seen.push(...watcher.takeRecords());
    watcher.disconnect();
    return seen;
  };
}

async function repeat(): Promise<void> {
  isOver = true;
  for (const { field, value, checked } of choices.values()) {
    field.dispatchEvent(new MouseEvent("auxclick", { bubbles: true }));
    if (!("checked" in field)) {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (checked !== field.defaultChecked) {
      field.checked = !checked;
      field.click();
    }
    await 0;
  }
  for (const button of buttons) {
    button.click();
    await 0;
  }
}
