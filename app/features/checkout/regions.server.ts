import * as lists from "./region-lists.ts";
import { setRegions } from "./regions.ts";

setRegions(lists);
