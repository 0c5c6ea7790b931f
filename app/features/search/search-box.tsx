import { Search } from "lucide";
import {
  type ComponentProps,
  type FocusEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { focusHeading } from "~/ui/focus-heading.ts";
import { Icon } from "~/ui/icon.tsx";
import { useSearchCombobox } from "./search-combobox.ts";
import type { Suggestion, Suggestions } from "./suggest.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Where it does not come `useSuggestions` says so: whoever types can send the words all the same. */
const SuggestionList = lazy(() =>
  import("./suggestion-list.tsx").then(
    (m) => ({ default: m.SuggestionList }),
    () => ({ default: () => null }),
  ),
);
const missingLook =
  "absolute inset-x-0 top-full z-50 mt-2 rounded-base border border-line bg-surface p-4 text-sm shadow-float";
/** Longer texts are cut by the search anyway. */
const MAX_LENGTH = 120;
/** Of the field, whatever is in it. */
const fieldKind = {
  type: "search",
  name: "q",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  enterKeyHint: "search",
  maxLength: MAX_LENGTH,
} as const;

type SearchBoxProps = {
  /** Tells this field from another on the same screen. */
  label?: string;
  isLarge?: boolean;
};

/** The search field; without script it is a form that leads to the results. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const words = pathname === "/search" ? (new URLSearchParams(search).get("q") ?? "").slice(0, MAX_LENGTH) : "";
  return <SearchField {...props} words={words} />;
}

function SearchField({ label, isLarge = false, words }: SearchBoxProps & { words: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useTyped(words);
  const [isAwake, setAwake] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, isEmpty, isMissing } = useSuggestions(typed, isAwake);
  const options = useMemo(() => optionsOf(suggestions, typed), [suggestions, typed]);
  const combobox = useSearchCombobox({ options, onChoose: go });
  const { isOpen, isShown, active, open, close } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes over what quick shoppers have typed
  useEffect(() => {
    if (input.current && document.activeElement === input.current) type(input.current.value);
  }, []);

  function type(text: string) {
    setAwake(true);
    setTyped(text);
    open();
  }
  function leave() {
    close();
    setTyped(words);
  }
  function send() {
    close();
    // A phone's keyboard stays as long as the field has the focus, and covers what is found.
    if (matchMedia("(pointer: coarse)").matches) focusHeading();
  }
  function go({ to }: Suggestion) {
    leave();
    navigate(to);
  }
  return (
    <search className="relative block" onBlur={(event) => isLeft(event) && close()} aria-label={label ?? t("Search")}>
      <Form action="/search" onSubmit={send}>
        <input
          ref={input}
          data-first-focus={(isLarge && words === "") || undefined}
          {...fieldKind}
          role="combobox"
          aria-label={label ?? t("Search")}
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          placeholder={isLarge ? t("Search products and departments") : t("Search")}
          value={typed}
          onFocus={() => setAwake(true)}
          onClick={open}
          onChange={(event) => type(event.target.value)}
          onKeyDown={combobox.handleKeyDown}
          className={`w-full truncate rounded-full border border-muted/60 bg-surface pe-12 placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none ${isLarge ? "h-14 ps-6 text-base md:text-lg" : "h-11 ps-4 text-[0.9375rem]"}`}
        />
        <SubmitButton isLarge={isLarge} />
      </Form>
      {isAwake && (
        <>
          <Told count={isShown || (isOpen && isEmpty) ? options.length : undefined} isMissing={isOpen && isMissing} />
          <LateList
            id={id}
            isShown={isShown}
            suggestions={suggestions}
            all={options.at(-1)}
            typed={typed}
            active={active}
            isWide={!isLarge}
            onPoint={combobox.setActive}
            onChoose={leave}
          />
        </>
      )}
    </search>
  );
}

/** What stands in the field: what was typed, until the page is about other words. */
function useTyped(words: string) {
  const [typed, setTyped] = useState(words);
  const [shownWords, setShownWords] = useState(words);
  if (shownWords !== words) {
    setShownWords(words);
    setTyped(words);
  }
  return [typed, setTyped] as const;
}

function LateList(props: ComponentProps<typeof SuggestionList>) {
  return (
    <Suspense fallback={null}>
      <SuggestionList {...props} />
    </Suspense>
  );
}

/** What is said of the suggestions: how many there are, which is seen anyway, or that they did not come. */
function Told({ count, isMissing }: { count: number | undefined; isMissing: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={isMissing ? missingLook : "sr-only"} role="status" aria-live="polite">
      {count !== undefined && t("{{count}} suggestions", { count })}
      {isMissing && t("Suggestions could not be loaded. Press Enter to search without them.")}
    </p>
  );
}

function SubmitButton({ isLarge }: { isLarge: boolean }) {
  const { t } = useTranslation();
  const height = isLarge ? "h-14" : "h-11";
  return (
    <button
      type="submit"
      aria-label={t("Search")}
      className={`absolute end-0 top-0 grid w-12 place-items-center ${height}`}
    >
      <Icon of={Search} size={isLarge ? 20 : 18} />
    </button>
  );
}

/** Whether the focus goes out of the search, not to another part of it. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/** Every suggestion in the order it is shown, then the way to all results. */
function optionsOf(suggestions: Suggestions, typed: string): Suggestion[] {
  const flat = suggestions.groups.flatMap((group) => group.suggestions);
  if (flat.length === 0) return [];
  return [...flat, { to: `/search?${new URLSearchParams({ q: typed.trim() })}`, label: typed.trim() }];
}
