import { FetchAhead } from "./instant/fetch-ahead.tsx";
import { LateFeatures } from "./shell/late-features.tsx";

/** What every visit starts with late, in one file. */
export function Late() {
  return (
    <>
      <FetchAhead />
      <LateFeatures />
    </>
  );
}
