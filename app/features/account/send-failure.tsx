import type { ApiFailure } from "~/platform/requests/api-client.ts";
import { FailureWords } from "./failure-words.tsx";

/** Shows beside a button that its request failed; nothing if it did not. */
export function SendFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-sale">
      <FailureWords failure={failure} />
    </p>
  );
}
