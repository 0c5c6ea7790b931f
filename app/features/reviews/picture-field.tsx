import { X } from "lucide";
import { useId } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { buttonClasses, IconButton } from "~/platform/ui/button.tsx";
import { FieldNotes } from "~/platform/ui/field.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { SendFailure } from "../account/send-failure.tsx";
import { MAX_PICTURES, type ReviewPicture } from "./review.ts";
import { type ChosenPictures, nameOf } from "./use-chosen-pictures.ts";

type PictureFieldProps = {
  productId: string;
  stored: readonly ReviewPicture[];
  chosen: ChosenPictures;
  /** Called when a stored picture is gone. */
  onChange: () => void;
};

/** The pictures of one's own review: those that the shop has, and those that are sent with it. */
export function PictureField({ productId, stored, chosen, onChange }: PictureFieldProps) {
  const { t } = useTranslation("account");
  const { send, failure } = useSend();
  const id = useId();
  const address = (picture: ReviewPicture) => `/api/account/reviews/${productId}/pictures/${picture.id}`;
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">
        {t("Pictures")} <span className="font-normal text-muted">{t("(optional)")}</span>
      </p>
      {stored.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-3">
          {stored.map((picture, i) => (
            <li key={picture.id}>
              <div className="relative w-28">
                <img
                  src={address(picture)}
                  alt={t("Picture {{number}}", { number: i + 1 })}
                  className="h-20 w-28 rounded-base bg-ground object-cover"
                />
                <IconButton
                  label={t("Remove picture {{number}}", { number: i + 1 })}
                  className="absolute end-0 top-0 bg-surface/90"
                  onClick={() => void send(`${address(picture)}/delete`, {}, onChange)}
                >
                  <Icon of={X} size={16} />
                </IconButton>
              </div>
              {!picture.isReleased && <p className="mt-1 max-w-28 text-sm text-muted">{t("We look at it first")}</p>}
            </li>
          ))}
        </ul>
      )}
      <SendFailure failure={failure} />
      {chosen.chosen.length > 0 && (
        <ul className="mb-3 space-y-1">
          {chosen.chosen.map((picture) => (
            <li key={nameOf(picture.file)}>
              <p className="flex items-center gap-2 text-sm">
                <bdi className="min-w-0 truncate">{picture.file.name}</bdi>
                <IconButton
                  label={t("Remove {{name}}", { name: picture.file.name })}
                  onClick={() => chosen.remove(picture)}
                >
                  <Icon of={X} size={16} />
                </IconButton>
              </p>
              {picture.message && (
                <p role="alert" className="-mt-2 pb-3 text-sm font-medium text-sale">
                  {t(picture.message)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen.room > 0 && (
        <label className={buttonClasses("outline", "has-focus-visible:outline-2 has-focus-visible:outline-offset-2")}>
          <input
            id={id}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => {
              chosen.add(currentTarget.files ?? []);
              currentTarget.value = "";
            }}
            className="sr-only"
          />
          {t("Add pictures")}
        </label>
      )}
      <FieldNotes
        name={id}
        hint={t(
          "Up to {{most}}, of 8 MB at most. We remove where and when they were taken, and look at them before everyone sees them.",
          {
            most: MAX_PICTURES,
          },
        )}
      />
    </div>
  );
}
