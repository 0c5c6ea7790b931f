import { useState } from "react";
import { postJson } from "../../platform/requests/api-client.ts";
import { MAX_PICTURE, MAX_PICTURES } from "./review.ts";

/** A picture that is to be sent; `message` says, as an English sentence for `t()`, why it was not taken. */
export type ChosenPicture = { file: File; message?: string };

const TOO_LARGE = "This picture is larger than 8 MB.";

/** What tells a file from another: the same one may be chosen twice. */
export const nameOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;

export type ChosenPictures = ReturnType<typeof useChosenPictures>;

/** The pictures that a customer has chosen for a review which has `stored` ones. */
export function useChosenPictures(productId: string, stored: number) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  return {
    chosen,
    room: Math.max(0, MAX_PICTURES - stored - chosen.length),
    add(files: Iterable<File>): void {
      const taken = [...files].map((file) => ({ file, ...(file.size > MAX_PICTURE && { message: TOO_LARGE }) }));
      setChosen((before) => {
        const further = taken.filter(({ file }) => !before.some((one) => nameOf(one.file) === nameOf(file)));
        return [...before, ...further].slice(0, MAX_PICTURES - stored);
      });
    },
    remove: (picture: ChosenPicture) => setChosen((before) => before.filter((one) => one !== picture)),
    /** Sends all, one after the other; those that were refused stay, with the reason. Returns whether there are none. */
    async upload(): Promise<boolean> {
      const left: ChosenPicture[] = [];
      for (const { file } of chosen) {
        if (file.size > MAX_PICTURE) {
          left.push({ file, message: TOO_LARGE });
          continue;
        }
        const answer = await postJson(`/api/account/reviews/${productId}/pictures`, file);
        if (!answer.ok) left.push({ file, message: answer.message });
      }
      setChosen(left);
      return left.length === 0;
    },
  };
}
