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
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import { Icon } from "~/platform/ui/icon.tsx";
import { useSearchCombobox } from "./search-combobox.ts";
import type { Suggestion, Suggestions } from "./suggest.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Renders nothing if its chunk fails to load: `useSuggestions` reports that, and the form still works. */
const SuggestionList = lazy(() =>
  import("./suggestion-list.tsx").then(
    (m) => ({ default: m.SuggestionList }),
    () => ({ default: () => null }),
  ),
);
const missingLook =
  "absolute inset-x-0 top-full z-50 mt-2 rounded-base border border-line bg-surface p-4 text-sm shadow-float";
/** The search truncates longer queries anyway. */
const MAX_LENGTH = 120;
/** Constant props of the input; of type text, as a search field may not be a combobox. */
const fieldKind = {
  type: "text",
  inputMode: "search",
  name: "q",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  enterKeyHint: "search",
  maxLength: MAX_LENGTH,
} as const;

type SearchBoxProps = {
  /** Accessible name, to distinguish this field from another one on the same screen. */
  label?: string;
  isLarge?: boolean;
};

/** The search field; without JavaScript, a plain form that leads to the results. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to pick up what was typed before hydration
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
    // On a phone, the on-screen keyboard stays open while the field has focus and would cover the results.
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
          className={`w-full truncate rounded-full border border-muted/60 bg-surface pe-12 placeholder:text-muted ${isLarge ? "h-14 ps-6 text-base md:text-lg" : "h-11 ps-4"}`}
        />
        <SubmitButton isLarge={isLarge} />
      </Form>
      {isAwake && (
        <>
          <SuggestionStatus
            count={isShown || (isOpen && isEmpty) ? options.length : undefined}
            isMissing={isOpen && isMissing}
          />
          <LazySuggestionList
            id={id}
            isShown={isShown}
            isOpen={isOpen}
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

/** State of the field's text; reset when the query in the URL changes. */
function useTyped(words: string) {
  const [typed, setTyped] = useState(words);
  const [shownWords, setShownWords] = useState(words);
  if (shownWords !== words) {
    setShownWords(words);
    setTyped(words);
  }
  return [typed, setTyped] as const;
}

function LazySuggestionList(props: ComponentProps<typeof SuggestionList>) {
  return (
    <Suspense fallback={null}>
      <SuggestionList {...props} />
    </Suspense>
  );
}

/** Announces the number of suggestions to screen readers; shows everyone a message if they failed to load. */
function SuggestionStatus({ count, isMissing }: { count: number | undefined; isMissing: boolean }) {
  const { t } = useTranslation();
  const missing = isMissing ? t("Suggestions could not be loaded. Press Enter to search without them.") : undefined;
  useAnnouncement(count === undefined ? missing : t("{{count}} suggestions", { count }));
  return missing && <p className={missingLook}>{missing}</p>;
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

/** Whether focus leaves the search rather than moving to another part of it. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/** Returns every suggestion in display order, then the link to all results; empty without suggestions. */
function optionsOf(suggestions: Suggestions, typed: string): Suggestion[] {
  const flat = suggestions.groups.flatMap((group) => group.suggestions);
  if (flat.length === 0) return [];
  return [...flat, { to: `/search?${new URLSearchParams({ q: typed.trim() })}`, label: typed.trim() }];
}
