import { useEffect, useState } from "react";
import { shop } from "../../../shop.config.ts";
import { dayIn } from "./day-in.ts";

/** The shop's calendar day, by the browser's clock: a page from the server may have been kept since yesterday. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayIn(shop.timeZone, new Date())), []);
  return today;
}
