import { FreshStock } from "./fresh-stock.tsx";
import { KeepPlace } from "./keep-place.tsx";

/** What a visit has once it is warm; no first screen waits for it. */
export function Later() {
  return (
    <>
      <KeepPlace />
      {__CATALOGUE_IS_EMBEDDED__ && <FreshStock />}
    </>
  );
}
