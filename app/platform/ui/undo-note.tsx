import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../i18n/use-translation.tsx";
import { announce } from "./announce.ts";
import { focusHeading } from "./focus-heading.ts";
import { endRemoval, type Removal } from "./removal.store.ts";
import { textButton } from "./text-button.ts";
import { hideToastOf } from "./toast.store.ts";
import { focusIn } from "./use-focus-after-removal.ts";

type UndoNoteProps = { removal: Removal | undefined; as?: "li" | "p"; className?: string };

/** Says what was removed, with a button that puts it back: in place of the list's entry, or beside its heading. */
export function UndoNote({ removal, as: Note = "p", className = "" }: UndoNoteProps) {
  const { t } = useTranslation();
  if (!removal) return null;
  const { said, undo } = removal;
  function putBack({ currentTarget: { parentElement: note } }: MouseEvent<HTMLElement>) {
    const list = note?.parentElement;
    const place = [...(list?.children ?? [])].indexOf(note as Element);
    flushSync(() => {
      hideToastOf(undo);
      endRemoval();
      undo();
    });
    announce(t("Undone"));
    (Note === "li" && focusIn(list?.children[place])) || focusHeading();
  }
  return (
    <Note data-undo className={`flex flex-wrap items-center gap-x-4 text-sm text-muted ${className}`}>
      {said && `${t(said.message, said.values)} `}
      <button type="button" className={`${textButton} text-ink`} onClick={putBack}>
        {t("Undo")}
      </button>
    </Note>
  );
}

/** Returns the entries of a list with the note in the place of the removed one. */
export function withUndoNote<Entry>(
  entries: readonly Entry[],
  removal: Removal | undefined,
  show: (entry: Entry) => ReactNode,
) {
  const shown = entries.map(show);
  const { place } = removal ?? {};
  if (place === undefined) return shown;
  return shown.toSpliced(place, 0, <UndoNote key="undo" removal={removal} as="li" className="py-2" />);
}
